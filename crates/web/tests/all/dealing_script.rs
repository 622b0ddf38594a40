//! The script by which a page takes part in a deal and checks it, run by Node where that is
//! installed.

use std::process::Command;

use engine::{Bytes32, Contribution, Drawn};
use serde_json::{Value, json};

use crate::support::{Guest, House};

/// What the parts need of the page around them: a place to keep things, and a server that
/// takes note of what it is told.
const AROUND: &str = "
    const memory = new Map(), sent = [];
    const stored = (name, usual) => memory.get(name) ?? usual;
    const store = (name, value) => memory.set(name, value);
    const id = 'fair-table', base = '/t/fair-table';
    const document = { addEventListener() {} };
    globalThis.fetch = async (address, { body }) => { sent.push([address, ...body]); return { status: 303 }; };
";

/// Runs a script after those of the page; what it prints is JSON. Nothing without Node.
fn run(script: &str) -> Option<Value> {
    let parts = [
        AROUND,
        include_str!("../../assets/script/sha256.js"),
        include_str!("../../assets/script/dealing.js"),
        script,
    ];
    let node = Command::new("node")
        .args(["--input-type=module", "--eval", &parts.join("\n")])
        .output();
    let Ok(output) = node else {
        eprintln!("skipped: the page's script by itself, since node is not installed");
        return None;
    };
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    Some(serde_json::from_slice(&output.stdout).unwrap())
}

fn fair() -> Drawn {
    let mut drawn = Drawn::new("fair-table", Bytes32::new([1; 32]));
    drawn.people = [(0, 2), (1, 3)]
        .map(|(place, byte)| Contribution {
            places: vec![place],
            commitment: Some(Bytes32::new([byte; 32]).commitment()),
            share: Some(Bytes32::new([byte; 32])),
        })
        .to_vec();
    drawn.lot = Some(drawn.draw_lot(2));
    drawn
}

/// What a page is told at the end.
fn facts(drawn: &Drawn) -> Value {
    let mut facts = json!(drawn);
    facts["stage"] = json!("over");
    facts["seed"] = json!(drawn.seed().to_string());
    facts
}

#[test]
fn the_page_computes_what_the_server_computes() {
    let script = "console.log(JSON.stringify(['', 'abc', 'x'.repeat(55), 'x'.repeat(64), 'ü'.repeat(500)].map(sha256)));";
    let Some(hashes) = run(script) else { return };
    // By `sha256sum`.
    let known = [
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072",
        "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c",
        "b2196c15f74e6ad232ed1117d019ddf395fb641dbc382ad3bb9d3fe03ac606af",
    ];
    assert_eq!(hashes, json!(known));
}

#[test]
fn the_page_catches_whoever_did_not_keep_a_promise() {
    let honest = fair();
    // The server swaps its secret, and its promise too, so that they fit.
    let mut swapped = honest.clone();
    swapped.secret = Bytes32::new([9; 32]);
    let mut kept = facts(&swapped);
    kept["lot"] = json!(swapped.draw_lot(2));
    swapped.commitment = swapped.secret.server_commitment("fair-table");
    swapped.lot = Some(swapped.draw_lot(2));
    // It leaves out what one device has revealed.
    let mut dropped = honest.clone();
    dropped.people[1].share = None;
    dropped.lot = Some(dropped.draw_lot(2));
    // It puts in a secret of its own for a device's.
    let mut forged = honest.clone();
    forged.people[1].share = Some(Bytes32::new([8; 32]));
    forged.people[1].commitment = Some(Bytes32::new([8; 32]).commitment());
    forged.lot = Some(forged.draw_lot(2));
    let mut reseated = honest.clone();
    reseated.lot.as_mut().unwrap().swap(0, 1);
    let mut other_seed = facts(&honest);
    other_seed["seed"] = json!("7");
    let mut alone = Drawn::new("fair-table", Bytes32::new([1; 32]));
    alone.lot = None;
    let cases = json!([
        facts(&honest),
        kept,
        facts(&swapped),
        facts(&dropped),
        facts(&forged),
        facts(&reseated),
        other_seed,
        facts(&alone),
    ]);
    let script = format!(
        "const honest = {honest};
        const seen = {{ server: honest.commitment, people: promises(honest), sent: honest.people[1].commitment }};
        console.log(JSON.stringify([
            {cases}.map((deal) => verdict(deal, deal.people.length ? seen : undefined)),
            verdict(honest, undefined),
        ]));",
        honest = facts(&honest),
    );
    let Some(found) = run(&script) else { return };
    let verdicts = [
        "held", "broken", "swapped", "dropped", "swapped", "broken", "broken", "",
    ];
    assert_eq!(found, json!([verdicts, "unseen"]));
}

/// A device promises before, reveals only what all have promised, and only once.
#[test]
fn the_page_reveals_its_secret_to_one_list_of_promises_alone() {
    let script = "
        const deal = { table: id, stage: 'gathering', commitment: 'c0', people: [], mine: null, seated: true };
        await heed(deal);
        const [, [, mine]] = sent[0];
        const share = keptAs('shares', mine);
        const dealing = { ...deal, stage: 'dealing', mine, people: [{ places: [0], commitment: mine }, { places: [1], commitment: 'b' }] };
        await heed({ ...dealing, commitment: 'another' });
        await heed({ ...dealing, table: 'another' });
        const before = sent.length;
        memory.delete('deals');
        await heed(dealing);
        const honest = sent.length;
        await heed({ ...dealing, people: [dealing.people[0], { places: [1], commitment: 'other' }] });
        console.log(JSON.stringify([sent[0][0], sha256(`hedgerow deal 1 share\\n${share}\\n`) === mine, before, sent[honest - 1], sent.length - honest, share]));";
    let Some(found) = run(script) else { return };
    assert_eq!(found[0], "/t/fair-table/commit");
    assert_eq!(found[1], true);
    assert_eq!(found[2], 1, "nothing was revealed to a changed promise");
    assert_eq!(
        found[3],
        json!(["/t/fair-table/reveal", ["share", found[5]]])
    );
    assert_eq!(found[4], 0, "nor to a second list");
}

/// They share one module, so no two may give something the same name.
#[tokio::test]
async fn the_parts_of_the_script_fit_together() {
    let house = House::open().await;
    let home = Guest::default().get(&house, "/").await.ok();
    let address = home.body.split("src=\"").find_map(|rest| {
        let address = rest.split('"').next()?;
        address.contains("hedgerow.js").then(|| address.to_owned())
    });
    let script = Guest::default().get(&house, &address.unwrap()).await.ok();
    let node = Command::new("node")
        .args(["--input-type=module", "--eval"])
        .arg(format!("async function all() {{\n{}\n}}", script.body))
        .output();
    let Ok(output) = node else {
        eprintln!("skipped: the page's script by itself, since node is not installed");
        return;
    };
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
}
