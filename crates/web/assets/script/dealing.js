// @ts-check
// The part this device has in the deal, and whether the deal was as promised (docs/fair-deal.md).

// What this browser promised and saw, the newest first.
const kept = (name) => {
  try {
    return JSON.parse(stored(name, "[]"));
  } catch {
    return [];
  }
};
const keptAs = (name, key) => kept(name).find(([known]) => known === key)?.[1];
const keepAs = (name, key, value) =>
  store(name, JSON.stringify([[key, value], ...kept(name).filter(([known]) => known !== key)].slice(0, 100)));

/** Draws a secret and keeps it; its hash, or nothing where nothing can be kept. */
function promise() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const commitment = sha256(`hedgerow deal 1 share\n${share}\n`);
  keepAs("shares", commitment, share);
  return keptAs("shares", commitment) && commitment;
}

document.addEventListener(
  "submit",
  ({ target }) => {
    const field = $("[data-promise]", target);
    if (field) field.value ||= promise() ?? "";
  },
  true,
);

const promises = (deal) => JSON.stringify(deal.people.map(({ places, commitment }) => [places, commitment ?? null]));

/** Tells the server something that nobody has asked for, so that nobody hears of it if it fails. */
async function contribute(what, fields) {
  for (let pause = 200; pause < 3000; pause *= 2) {
    const answer = await fetch(`${base}/${what}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    }).catch(() => undefined);
    if (answer && answer.status < 500) return answer.status < 400;
    await new Promise((done) => setTimeout(done, pause));
  }
  return false;
}

/** Promises a secret while people sit down, and reveals it once everybody's promises are fixed. */
async function heed(deal) {
  if (deal?.table !== id) return;
  const seen = keptAs("deals", id) ?? {};
  seen.server ??= deal.commitment;
  if (deal.stage === "dealing") seen.people ??= promises(deal);
  keepAs("deals", id, seen);
  if (deal.stage === "gathering" && deal.seated && !deal.mine) {
    const commitment = promise();
    if (commitment) await contribute("commit", { commitment });
  }
  const share = deal.mine && keptAs("shares", deal.mine);
  // Whoever shows different promises to different people, or at different times, learns no secret.
  const same =
    seen.server === deal.commitment &&
    seen.people === promises(deal) &&
    deal.people.some(({ commitment }) => commitment === deal.mine);
  if (deal.stage === "dealing" && share && same && (await contribute("reveal", { share })))
    keepAs("deals", id, { ...seen, sent: deal.mine });
}

/** Whether these secrets are those that were promised, and give the seed and the seats. */
function dealHolds(deal) {
  const shown = deal.people.filter(({ share }) => share);
  const material =
    `${deal.table}\n${deal.secret}\n` + shown.map(({ places, share }) => `${places[0]} ${share}\n`).join("");
  if (sha256(`hedgerow deal 1 server\n${deal.table}\n${deal.secret}\n`) !== deal.commitment) return false;
  if (shown.some(({ commitment, share }) => sha256(`hedgerow deal 1 share\n${share}\n`) !== commitment)) return false;
  if (deal.lot) {
    const tickets = deal.lot.map((_, place) => [sha256(`hedgerow deal 1 lot\n${place}\n${material}`), place]);
    tickets.sort(([one], [other]) => (one < other ? -1 : 1));
    if (tickets.some(([, place], seat) => place !== deal.lot[seat])) return false;
  }
  return sha256(`hedgerow deal 1 seed\n${material}`) === deal.seed;
}

/** What this device finds of a deal whose secrets are all told; nothing if there is nothing to say. */
function verdict(deal, seen) {
  if (!dealHolds(deal)) return "broken";
  if (seen?.server && seen.server !== deal.commitment) return "swapped";
  if (seen?.people && seen.people !== promises(deal)) return "swapped";
  if (seen?.sent && !deal.people.some(({ commitment, share }) => share && commitment === seen.sent)) return "dropped";
  if (!deal.people.some(({ share }) => share)) return "";
  return seen?.people ? "held" : "unseen";
}

let checked, found;
/** Says on the page what this device finds of the deal. */
function sayWhatWasDealt() {
  const told = $("#dealt")?.dataset;
  if (!told?.deal) return;
  if (checked !== told.deal) {
    const deal = JSON.parse(told.deal);
    checked = told.deal;
    found = deal.seed ? verdict(deal, keptAs("deals", deal.table)) : "";
  }
  for (const place of $$("[data-checked]")) {
    place.textContent = found ? told[found] : "";
    place.className = ["broken", "swapped", "dropped"].includes(found) ? "bad" : "";
  }
}

/** Looks what a page that was just loaded says of the deal. */
function lookAtDeal() {
  const told = $("#dealt")?.dataset.deal;
  if (told) heed(JSON.parse(told));
  sayWhatWasDealt();
}
