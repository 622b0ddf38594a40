//! A passkey of a device that the driver plays.

use serde_json::{Value, json};

use super::{
    server::{folder, start},
    window::{Script, Window},
};

/// The name a page at this address is signed in under.
async fn me(window: &Window) -> Value {
    let script = "const done = arguments[0]; \
        fetch('/api/v1/me').then((answer) => answer.json()).then((me) => done(me.name ?? null));";
    window.ask_later(script, Vec::new()).await
}

#[tokio::test]
async fn whoever_lost_every_cookie_comes_back_with_a_passkey() {
    let Some(window) = Window::open(Script::On).await else {
        return;
    };
    window.add_authenticator();
    let folder = folder("passkeys");
    let server = start(folder.path());
    let page = |path: &str| format!("http://localhost:{}{path}", server.address().port());
    window.go(&page("/settings")).await;
    window.write("input[name=name]", "Ana").await;
    window.click("form[action='/settings'] button").await;
    window.until("document.querySelector('.devices')").await;
    window.click("[data-passkey=keep]").await;
    window
        .until("document.querySelector('[name=passkey]')")
        .await;
    // The device has one already, and the page says so.
    window.click("[data-passkey=keep]").await;
    window
        .until("document.querySelector('#alert').textContent.includes('already')")
        .await;

    window.click("button[name=device][value=all]").await;
    window
        .until("document.querySelector('[data-passkey=sign-in]')")
        .await;
    assert_eq!(me(&window).await, json!(null));
    for path in ["/settings", "/recover"] {
        window.go(&page(path)).await;
        window.click("[data-passkey=sign-in]").await;
        window.until("location.pathname === '/mine'").await;
        assert_eq!(me(&window).await, json!("Ana"));
    }

    window.go(&page("/settings")).await;
    window.click("button[name=passkey]").await;
    window
        .until("document.querySelector('.devices') && !document.querySelector('[name=passkey]')")
        .await;
    window.go(&page("/recover")).await;
    window.click("[data-passkey=sign-in]").await;
    window
        .until("document.querySelector('#alert').textContent.includes('nobody here')")
        .await;

    // Under an address in digits browsers offer none.
    window.go(&server.page("/settings")).await;
    let offered = window
        .ask("return !!document.querySelector('[data-passkey]');")
        .await;
    assert_eq!(offered, json!(false));
}
