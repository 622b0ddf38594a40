// @ts-check
// Shows reminders that are pushed to this browser, and opens their table on a click. It
// answers no page's requests and keeps nothing.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const pages = () => clients.matchAll({ type: "window", includeUncontrolled: true });
const at = (page, path) => new URL(page.url).pathname === path;

addEventListener("push", (event) =>
  event.waitUntil(
    (async () => {
      const note = event.data?.json();
      if (!note) return;
      const looking = (page) => page.focused && at(page, note.url);
      if ((await pages()).some(looking)) return;
      await registration.showNotification(note.title, {
        body: note.text,
        tag: note.tag,
        lang: note.language,
        renotify: true,
        data: { url: note.url },
      });
    })(),
  ),
);

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.url ?? "/mine";
  event.waitUntil(
    (async () => {
      const open = (await pages()).find((page) => at(page, path));
      await (open ? open.focus() : clients.openWindow(path));
    })(),
  );
});

// Push services may give a browser another address.
addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(
    (async () => {
      const old = event.oldSubscription;
      const fresh = event.newSubscription ?? (await registration.pushManager.subscribe(old.options));
      const { endpoint, keys } = fresh.toJSON();
      const send = (path, fields) => fetch(path, { method: "POST", body: new URLSearchParams(fields) });
      await send("/reminders/device", { endpoint, key: keys.p256dh, secret: keys.auth });
      if (old) await send("/reminders/device/stop", { endpoint: old.endpoint });
    })(),
  ),
);
