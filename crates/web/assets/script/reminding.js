// @ts-check
// Reminders: a browser that was asked to tells when it is somebody's turn, also while no
// page is open. Nothing is asked of the reader before a click.

const canBeReminded =
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const reportBrowser = (path, fields) =>
  fetch("/reminders/device" + path, { method: "POST", body: new URLSearchParams(fields) });
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The subscription of this browser, if the server knows it as the reader's. */
async function reminded() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  const known = await worker?.pushManager.getSubscription();
  if (!known || Notification.permission !== "granted") return null;
  return (await reportBrowser("/known", { endpoint: known.endpoint })).ok ? known : null;
}

async function startReminding() {
  if ((await Notification.requestPermission()) !== "granted") return;
  const key = bytesOf(await (await fetch("/reminders/key")).text());
  await navigator.serviceWorker.register("/reminders.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key, or another person, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const answer = await reportBrowser("", { endpoint, key: keys.p256dh, secret: keys.auth });
  if (!answer.ok) {
    await made.unsubscribe();
    throw new Error(String(answer.status));
  }
}

async function stopReminding(known) {
  await reportBrowser("/stop", { endpoint: known.endpoint });
  await known.unsubscribe();
}

async function offerReminders(place) {
  const button = $("button", place),
    hint = $("p", place),
    once = place.dataset.remind === "once";
  const start = button.innerHTML;
  const show = async () => {
    const known = await reminded(),
      denied = !known && Notification.permission === "denied";
    place.hidden = once && (!!known || denied);
    if (once) return known;
    button.hidden = denied;
    button.innerHTML = known ? place.dataset.stop : start;
    hint.textContent = known ? place.dataset.on : denied ? place.dataset.denied : "";
    return known;
  };
  let known = await show();
  button.onclick = async () => {
    button.disabled = true;
    try {
      await (known ? stopReminding(known) : startReminding());
      known = await show();
      say(known ? place.dataset.on : Notification.permission === "denied" ? place.dataset.denied : "");
    } catch {
      alarm(place.dataset.failed);
    }
    button.disabled = false;
  };
}

const reminders = $$("[data-remind]");
if (canBeReminded && reminders.length) {
  $("[data-remind-not]")?.remove();
  for (const place of reminders) offerReminders(place);
}
