// Hedgerow. Every page works without this file; with it a table follows the game by
// itself, cards are touched instead of listed, and changes are shown as movements.

const $ = (selector, within = document) => within.querySelector(selector);
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
const html = document.documentElement;
const table = $("#table");
const words = document.body.dataset;
html.classList.add("js");

// ---- What this browser keeps -------------------------------------------------------------

const stored = (name, usual) => {
  try { return localStorage.getItem("hedgerow." + name) ?? usual; } catch { return usual; }
};
const store = (name, value) => {
  try { localStorage.setItem("hedgerow." + name, value); } catch { /* A private window forgets. */ }
};
const applyTheme = () => { html.dataset.theme = stored("theme", "system"); };
applyTheme();

$("#prefs")?.removeAttribute("hidden");
for (const select of $$("[data-pref]")) {
  const name = select.dataset.pref;
  select.value = stored(name, select.options[0].value);
  select.onchange = async () => {
    store(name, select.value);
    applyTheme();
    // Browsers ask for permission only after a click, and only here do we want one.
    if (name === "notify" && select.value === "on" && "Notification" in window) {
      const answer = await Notification.requestPermission();
      if (answer !== "granted") { select.value = "off"; store(name, "off"); }
    }
    if (name === "sound") sound("turn");
  };
}

// ---- Saying things -----------------------------------------------------------------------

let quiet;
const say = (text) => {
  const place = $("#say");
  // The same text twice is read twice only if it differs.
  place.textContent = place.textContent === text ? text + "\u00a0" : text;
};
const alarm = (text, rules = []) => {
  const place = $("#alert");
  place.replaceChildren(text);
  for (const { number, text } of rules) {
    const line = document.createElement("small");
    line.textContent = ` ${number}: ${text}`;
    place.append(document.createElement("br"), line);
  }
  clearTimeout(quiet);
  quiet = setTimeout(() => place.replaceChildren(), 4000 + 40 * place.textContent.length);
};

let audio;
const VOLUMES = { quiet: 0.03, on: 0.08, loud: 0.2 };
const TONES = { move: [392], turn: [523, 659], end: [523, 659, 784], error: [196] };
function sound(kind) {
  const loudness = VOLUMES[stored("sound", "off")];
  // Browsers are silent until somebody has touched the page.
  if (!loudness || !window.AudioContext || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  audio ??= new AudioContext();
  TONES[kind].forEach((pitch, i) => {
    const tone = audio.createOscillator(), volume = audio.createGain();
    const start = audio.currentTime + i * 0.12;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    // Plucked like a thumb piano: a soft beginning, a longer end.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(kind === "move" ? loudness / 2 : loudness, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.35);
  });
}

// ---- Small helps on all pages ------------------------------------------------------------

document.addEventListener("input", ({ target }) => {
  const list = target.dataset?.filter;
  if (!list) return;
  const wanted = target.value.trim().toLowerCase();
  const items = $$(list + " li, " + list + " > :is(h2, h3, p, div)");
  for (const item of items) {
    item.toggleAttribute("data-off", wanted !== "" && !item.textContent.toLowerCase().includes(wanted));
  }
});

const players = $("#new select[name=players]");
const showSeats = () => {
  for (const seat of $$("[data-seat]")) seat.toggleAttribute("data-unused", +seat.dataset.seat >= +players.value);
};
if (players) { players.onchange = showSeats; showSeats(); }

/** Gives each address to pass on a button that copies it. */
function share() {
  for (const field of $$("[data-share]")) {
    if (field.nextElementSibling) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.copy;
    button.onclick = async () => {
      field.select();
      try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
      say(button.textContent = words.copied);
    };
    field.after(button);
  }
}
share();

// Rules are fetched when somebody wants to read them beside the table.
$("#rules")?.addEventListener("toggle", async ({ target }) => {
  if (!target.open || target.dataset.read) return;
  target.dataset.read = "yes";
  const book = await fetch(target.dataset.rules);
  if (book.ok) $(".book", target).innerHTML = await book.text();
});

// ---- Looking closely ---------------------------------------------------------------------

const dialog = $("#look"), looked = new Map();
async function look(id) {
  const game = table?.dataset.game ?? location.pathname.split("/")[2];
  if (!looked.has(id)) {
    const card = await fetch(`/g/${game}/card/${encodeURIComponent(id)}`);
    if (!card.ok) return;
    looked.set(id, await card.text());
  }
  $(".body", dialog).innerHTML = looked.get(id);
  if (!dialog.open) dialog.showModal();
}
/** What can be looked at closely where a node is. */
const lookable = (node) => {
  const { look, face } = node?.closest?.("[data-look], [data-face]")?.dataset ?? {};
  return look ?? face;
};
async function showKeys() {
  const page = new DOMParser().parseFromString(await (await fetch("/settings")).text(), "text/html");
  $(".body", dialog).replaceChildren($(".keys", page));
  if (!dialog.open) dialog.showModal();
}
dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close(); });

// Updates name cards; their faces came with the page.
const faces = new Map([...($("#faces")?.content.children ?? [])].map((face) => [face.dataset.face, face]));
function complete(part) {
  for (const node of $$("[data-face]:empty", part)) {
    const face = faces.get(node.dataset.face);
    if (!face) continue;
    node.setAttribute("aria-label", face.getAttribute("aria-label"));
    node.append(...[...face.childNodes].map((child) => child.cloneNode(true)));
  }
}

// An update names by number what was sent before; it is cut into pieces at these tags.
let pieces = [];
function whole(news) {
  const html = typeof news === "string" ? news : news.map((run) => typeof run === "string" ? run : pieces.slice(...run).join("")).join("");
  pieces = html.split(/(?=<(?:button|details|div|form|g|li|p|section|tr)\b)/);
  return html;
}

// ---- Morphing: the old page becomes the new one, node by node --------------------------------

// What a person typed, opened or scrolled stays; what has a key stays the same node.
const keyOf = (node) => node.dataset?.key ?? node.id ?? "";

function morph(old, now) {
  if (old.isEqualNode(now)) return;
  if (old.nodeType !== now.nodeType || old.nodeName !== now.nodeName) return old.replaceWith(now);
  if (old.nodeType !== 1) { old.data = now.data; return; }
  for (const { name, value } of [...now.attributes]) {
    if (name === "open" && old.localName === "details") continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!now.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  if (old.localName === "input" && old.type === "hidden") old.value = now.getAttribute("value") ?? "";
  if (old.localName === "textarea" || old.localName === "select") return;
  morphChildren(old, now);
}

function morphChildren(old, now) {
  const keyed = new Map();
  for (const child of old.children) if (keyOf(child)) keyed.set(keyOf(child), child);
  let at = old.firstChild;
  for (const next of [...now.childNodes]) {
    const key = next.nodeType === 1 ? keyOf(next) : "";
    let match = key ? keyed.get(key) : at;
    // A node without a key takes the next old one without a key of its kind.
    while (!key && match && (match.nodeName !== next.nodeName || (match.nodeType === 1 && keyOf(match)))) match = match.nextSibling;
    if (!match) { old.insertBefore(next, at); continue; }
    if (match === at) at = at.nextSibling; else old.insertBefore(match, at);
    if (match.nodeName === next.nodeName) morph(match, next); else match.replaceWith(next);
  }
  while (at) { const after = at.nextSibling; at.remove(); at = after; }
}

// ---- Movement ----------------------------------------------------------------------------

const SPEEDS = { fast: 150, normal: 300, slow: 650, off: 0 };
const still = matchMedia("(prefers-reduced-motion: reduce)");
let running = [], lastUpdate = 0;
const finish = () => { for (const animation of running) animation.finish(); running = []; };
// What is pressed while it moves is what is meant, though it jumps to its place at once.
let aimed;
addEventListener("pointerdown", ({ target }) => {
  aimed = running.some(({ playState }) => playState === "running") ? target.closest?.("#table [data-touch]") : null;
  finish();
}, true);
addEventListener("keydown", () => { aimed = null; finish(); }, true);

const places = () => new Map($$("#board [data-key], #dock [data-key]").map((node) => [node.dataset.key, node.getBoundingClientRect()]));

function moveFrom(before) {
  const duration = still.matches ? 0 : SPEEDS[stored("motion", "normal")];
  const hurried = performance.now() - lastUpdate < 120 || document.hidden;
  lastUpdate = performance.now();
  let order = 0;
  for (const node of $$(".fresh")) node.classList.remove("fresh");
  for (const node of $$("#board [data-key], #dock [data-key]")) {
    const was = before.get(node.dataset.key), is = node.getBoundingClientRect();
    const dx = was ? was.x - is.x : 0, dy = was ? was.y - is.y : 0;
    if (was && Math.abs(dx) < 2 && Math.abs(dy) < 2) continue;
    if (before.size && !node.closest(".backs")) node.classList.add("fresh");
    if (!duration || hurried || !before.size) continue;
    // Inside a drawing lengths are in its own units.
    const scale = node.ownerSVGElement ? node.getScreenCTM()?.a || 1 : 1;
    // One starts a little after the other; what is turned or placed by its drawing stays so.
    const how = { duration, delay: Math.min(order++, 5) * duration / 8, easing: "ease-out", fill: "backwards" };
    const steps = was ? [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "translate(0, 0)" }] : [{ opacity: 0 }, {}];
    running.push(node.animate(steps, was ? { ...how, composite: "add" } : how));
  }
}

function countUp() {
  for (const cell of $$("#end [data-count]")) {
    const points = +cell.dataset.count, duration = still.matches ? 0 : 1200;
    if (cell.dataset.counted || !duration || stored("motion", "normal") === "off") continue;
    cell.dataset.counted = "yes";
    const start = performance.now();
    const step = (time) => {
      const part = Math.min(1, (time - start) / duration);
      cell.textContent = Math.round(points * part);
      if (part < 1) requestAnimationFrame(step);
    };
    const skip = () => { cell.textContent = points; cell.removeAttribute("data-count"); };
    addEventListener("pointerdown", skip, { once: true });
    requestAnimationFrame(step);
  }
}

/** When the game has begun or is over, there is more to be said about the table. */
async function sayMore() {
  const page = await fetch(location.href);
  if (page.ok) morph($("#about"), $("#about", new DOMParser().parseFromString(await page.text(), "text/html")));
}

/** Takes over the parts of a page that have an id in `parts`. */
function update(parts) {
  const before = places();
  const focused = document.activeElement, home = focused?.closest?.("[data-key]");
  const zone = home?.parentElement, order = home ? [...zone.children].indexOf(home) : -1;
  const gathering = $(".gathering");
  for (const part of parts) {
    const old = part.id && document.getElementById(part.id);
    if (old) morph(old, part);
  }
  if (gathering && !$(".gathering")) sayMore();
  share();
  fitMap();
  chooseAgain();
  offerRedo();
  moveFrom(before);
  countUp();
  // A card that was played takes the focus with it; its neighbour takes over.
  if (order >= 0 && !document.contains(focused) && document.contains(zone)) {
    const heir = zone.children[Math.min(order, zone.children.length - 1)];
    $("[data-touch]", heir ?? zone)?.focus({ preventScroll: true });
  }
}

// ---- Touching things one after another -------------------------------------------------------

let choices = [], touched = [];
const exact = () => choices.filter((choice) => choice.touches.length === touched.length && fits(choice));
/** What a choice does, and what that would bring. */
const phrase = (button) => [...button.childNodes].map((part) => part.textContent).join("; ");
const fits = (choice) => touched.every((name) => choice.touches.includes(name));

/** Reads the choices of the page anew, and drops what was touched if they have changed. */
function chooseAgain() {
  choices = $$("#act button[name=action]:not(#chosen *)").map((button) => ({ button, touches: button.dataset.touches?.split(" ") ?? [] }));
  if (!choices.some(fits)) touched = [];
  const all = $("#all");
  if (all && !all.dataset.seen) {
    all.dataset.seen = "yes";
    all.open = stored("list", "shut") === "open";
  }
  showTouched();
}

function showTouched() {
  const next = new Set(choices.filter(fits).flatMap((choice) => choice.touches));
  const zones = new Map();
  for (const node of $$("#table [data-touch]")) {
    const name = node.dataset.touch, on = touched.includes(name), live = !on && next.has(name);
    node.classList.toggle("live", live);
    node.classList.toggle("on", on);
    const useful = live || on || node.dataset.try;
    if (useful) { node.setAttribute("role", "button"); node.setAttribute("tabindex", "-1"); }
    else { node.removeAttribute("role"); node.removeAttribute("tabindex"); }
    if (live || on) node.setAttribute("aria-pressed", on); else node.removeAttribute("aria-pressed");
    // One stop of the Tab key for each zone; arrows lead on from there.
    const zone = node.closest("ul, ol, svg, section");
    if (useful && (!zones.has(zone) || (live && !zones.get(zone).matches(".live, :focus")))) zones.set(zone, node);
  }
  for (const stop of zones.values()) stop.setAttribute("tabindex", "0");
  supply();
  document.body.classList.toggle("choosing", choices.some((choice) => choice.touches.length));
  const place = $("#chosen");
  if (!place) return;
  const buttons = touched.length ? exact().map(({ button }, i) => {
    const copy = button.cloneNode(true);
    if (!copy.textContent) copy.textContent = copy.value;
    copy.classList.toggle("main", i === 0);
    return copy;
  }) : [];
  if (touched.length) {
    const cancel = document.createElement("button");
    cancel.type = "button";
    cancel.textContent = words.cancel;
    cancel.onclick = letGo;
    buttons.push(cancel);
  }
  place.replaceChildren(...buttons);
}

function letGo() { touched = []; showTouched(); }

/** Strikes out what a centre has, and lights up what would bring the rest. */
function supply() {
  for (const icon of $$(".lit, .met")) icon.classList.remove("lit", "met");
  const cards = touched.flatMap((name) => $$(`#table [data-touch="${name}"] .card:is([data-needs], [data-gives])`));
  const centre = cards.find((card) => card.closest("[data-centre]")) ?? cards[0];
  if (!centre?.dataset.needs) return;
  const given = new Set(cards.filter((card) => card !== centre).flatMap((card) => card.dataset.gives?.split(" ") ?? []));
  for (const icon of $$(".needs [data-icon]", centre)) icon.classList.toggle("met", given.has(icon.dataset.icon));
  const missing = centre.dataset.needs.split(" ").filter((icon) => !given.has(icon));
  for (const icon of $$("#dock .live .gives [data-icon]")) icon.classList.toggle("lit", missing.includes(icon.dataset.icon));
}

// ---- A drawing that is larger than its place --------------------------------------------------

let zoom = 1, dragged = false;

/** Makes the drawing as large as wished; at first as large as its place, within reason. */
function fitMap() {
  const place = $(".map"), drawing = place && $("svg", place);
  if (!drawing) return;
  const { width, height } = drawing.viewBox.baseVal;
  const scale = zoom * Math.max(0.7, Math.min(1.2, place.clientWidth / width));
  const { scrollLeft: x, scrollTop: y, scrollWidth: w, scrollHeight: h, clientWidth, clientHeight } = place;
  drawing.setAttribute("width", Math.round(width * scale));
  drawing.setAttribute("height", Math.round(height * scale));
  // What was in the middle stays there.
  place.scrollLeft = (x + clientWidth / 2) * place.scrollWidth / w - clientWidth / 2;
  place.scrollTop = (y + clientHeight / 2) * place.scrollHeight / h - clientHeight / 2;
  if (place.dataset.fit) return;
  place.dataset.fit = "yes";
  place.scrollLeft = (place.scrollWidth - clientWidth) / 2;
  place.scrollTop = (place.scrollHeight - clientHeight) / 2;
}
document.addEventListener("click", ({ target }) => {
  const step = +target.dataset?.zoom;
  if (!step) return;
  zoom = step === 1 ? 1 : Math.max(0.4, Math.min(3, zoom * step));
  fitMap();
});
document.addEventListener("pointerdown", ({ target, pointerType, clientX, clientY }) => {
  const place = target.closest?.(".map");
  dragged = false;
  // A finger scrolls by itself.
  if (!place || pointerType !== "mouse") return;
  const { scrollLeft, scrollTop } = place;
  const drag = (event) => {
    dragged ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > 6;
    if (dragged) { place.scrollLeft = scrollLeft + clientX - event.clientX; place.scrollTop = scrollTop + clientY - event.clientY; }
  };
  addEventListener("pointermove", drag);
  addEventListener("pointerup", () => removeEventListener("pointermove", drag), { once: true });
});

function touch(node) {
  const name = node.dataset.touch;
  if (touched.includes(name)) {
    const found = exact();
    if (found.length === 1 && touched.at(-1) === name) return commit(found[0].button);
    touched = touched.filter((other) => other !== name);
  } else if (node.classList.contains("live")) {
    touched.push(name);
  } else if (choices.some((choice) => choice.touches.includes(name))) {
    touched = [name];
  } else return why(node.dataset.try);
  showTouched();
  const found = exact();
  if (stored("confirm", "select") === "play" && found.length === 1 && choices.filter(fits).length === 1) return commit(found[0].button);
  if (found.length) say(found.map(({ button }) => phrase(button)).join(". "));
}

async function why(action) {
  if (!action || table.dataset.replay) return;
  if (table.dataset.lesson) return learn(action);
  const answer = await fetch(`${base}/why?` + new URLSearchParams({ action, ...asSeat }));
  if (!answer.ok) return;
  const { allowed, words, rules } = await answer.json();
  if (!allowed && words) { alarm(words, rules); sound("error"); }
}

// ---- The line to the table -----------------------------------------------------------------

const id = document.body.dataset.table;
const base = `/t/${id}`;
const chair = new URLSearchParams(location.search).get("seat");
const asSeat = chair === null ? {} : { seat: chair };
let socket, version, tries = 0, opened = false, heard = 0, polling = false, beat;
const unanswered = new Map();
const fresh = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
const connected = () => socket?.readyState === WebSocket.OPEN || polling;

function badge(text) {
  const place = $("#link");
  place.hidden = !text;
  place.textContent = text;
  document.body.classList.toggle("offline", !!text);
}

function connect() {
  const address = new URL(`${base}/live`, location.href.replace(/^http/, "ws"));
  address.search = new URLSearchParams({ since: version, ...asSeat });
  socket = new WebSocket(address);
  heard = Date.now();
  socket.onopen = () => {
    opened = true;
    polling = false;
    tries = 0;
    badge("");
    for (const message of unanswered.values()) socket.send(JSON.stringify(message));
  };
  // A long message comes in parts; all but the last begin with a plus.
  let begun = "";
  socket.onmessage = ({ data }) => {
    heard = Date.now();
    if (data[0] === "+") { begun += data.slice(1); return; }
    receive(JSON.parse(begun + data));
    begun = "";
  };
  socket.onclose = () => {
    socket = undefined;
    tries += 1;
    if (!polling) badge(words.reconnecting);
    // A line that never opened may be forbidden on the way: ask by ordinary requests.
    if (!opened && tries >= 2 && !polling) { polling = true; badge(""); poll(); }
    setTimeout(connect, polling ? 15000 : Math.min(250 * 2 ** tries, 2000));
  };
}

/** Notices a line that is dead without saying so. */
function listen() {
  if (socket?.readyState !== WebSocket.OPEN) return;
  if (Date.now() - heard > 9000) return socket.close();
  socket.send('{"do":"ping"}');
}

async function poll() {
  while (polling) {
    try {
      const answer = await fetch(`${base}/fragment?` + new URLSearchParams({ since: version, ...asSeat }));
      badge("");
      if (answer.status === 200) receive(await answer.json());
    } catch { badge(words.reconnecting); }
    await new Promise((done) => setTimeout(done, 1500));
  }
}

function send(message) {
  if (!connected()) return alarm(words.offline);
  Object.assign(message, asSeat, { key: message.key ?? fresh() });
  if (socket?.readyState === WebSocket.OPEN) {
    unanswered.set(message.key, message);
    return socket.send(JSON.stringify(message));
  }
  const { do: what, ...fields } = message;
  post(`${base}/${what}`, new URLSearchParams(fields));
}

async function post(address, body) {
  const answer = await fetch(address, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  if (!answer) { alarm(words.offline); return false; }
  if (answer.status < 400) return true;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  alarm(($(".notice p", page) ?? $("h1", page))?.textContent ?? words.offline);
  sound("error");
  return false;
}

function receive(message) {
  const sent = unanswered.get(message.ack);
  unanswered.delete(message.ack);
  if (sent) remember(sent, message.refused);
  if (message.refused && restarting) restarting = false;
  else if (message.refused) {
    alarm(message.refused.words, message.refused.rules);
    sound("error");
    chooseAgain();
  }
  if (message.go) location.href = message.go;
  if (message.version) version = message.version;
  if (message.html) {
    const part = document.createElement("template");
    part.innerHTML = whole(message.html);
    complete(part.content);
    if (message.ply !== undefined && +table.dataset.ply !== message.ply) touched = [];
    if (message.ply !== undefined) table.dataset.ply = message.ply;
    update([...part.content.children]);
  }
  if (message.log) log(message.log);
  if (message.chat) chat(message.chat);
  if (message.title) document.title = message.title;
  if (message.told?.length) say(message.told.slice(-6).join(" "));
  if (message.html && message.ply !== undefined && !message.yourTurn) sound("move");
  if (message.html) turn(message.yourTurn);
  if (restarting && sent?.do === "undo") restart();
}

// ---- Redo, and beginning a turn anew ---------------------------------------------------------

// What was done here and can be taken back, and what was taken back.
const made = [];
let undone = [], restarting = false;

function remember({ do: what, action }, refused) {
  if (refused) return;
  if (what === "act") {
    if (undone.at(-1) === action) undone.pop(); else undone = [];
    made.push(action);
  } else if (what === "undo" && made.length) undone.push(made.pop());
}

/** Takes back one move after the other, as far as that goes. */
function restart() {
  restarting = !!$("#undo") && made.length > 0;
  if (restarting) send({ do: "undo", ply: +table.dataset.ply });
}

function offerRedo() {
  const place = $("#tools");
  if (!place) return;
  const offer = (text, act) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.onclick = act;
    place.prepend(button);
  };
  if (!$("#undo")) made.length = 0;
  if (made.length > 1) offer(words.restart, restart);
  const action = undone.at(-1);
  if (choices.some(({ button }) => button.value === action)) offer(words.redo, () => commit({ value: action }));
  else undone = [];
}

// ---- Questions typed instead of actions ------------------------------------------------------

const read = (nodes) => nodes.map((node) => (node.getAttribute("aria-label") ?? node.innerText ?? "").replace(/\s+/g, " ").trim()).filter(Boolean).join("\n");
const QUESTIONS = {
  hand: () => read($$("#dock .hand [data-face], #dock .hand .kinds li")) || $("#dock .hand")?.innerText,
  board: () => $$("#board .zone").map((zone) => read($$("h3", zone)) + ": " + (read($$("[data-face], svg [aria-label]", zone)).replaceAll("\n", "; ") || read($$(":scope > :not(h3)", zone)))).join("\n"),
  moves: () => $$("#act button[name=action]:not(#chosen *)").map((button) => `${button.value}: ${phrase(button)}`).join("\n"),
  score: () => read($$("#players .plate > p")),
  last: () => { const last = $("#lines li:last-child")?.dataset.ply; return read($$("#lines li").filter((line) => line.dataset.ply === last)); },
  help: () => words.asks,
};

function answer(question) {
  const text = QUESTIONS[question]() || "–";
  $("#told").textContent = text;
  say(text);
}

const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 40;

function append(list, markup) {
  const follow = atEnd(list), part = document.createElement("template");
  part.innerHTML = markup;
  const lines = [...part.content.children];
  list.append(...lines);
  if (follow) list.scrollTop = list.scrollHeight;
  return lines;
}

function log({ from, html }) {
  const list = $("#lines");
  for (const line of $$("li", list)) {
    line.classList.remove("new");
    if (+line.dataset.ply >= from) line.remove();
  }
  for (const line of append(list, html)) line.classList.add("new");
  group(list);
  if (!document.hidden) store("seen." + id, table.dataset.ply);
}

/** Marks where a new move begins. */
function group(list) {
  let last;
  for (const line of $$("li", list)) {
    line.toggleAttribute("data-first", last !== undefined && line.dataset.ply !== last);
    last = line.dataset.ply;
  }
}

function chat({ html }) {
  const list = $("#said"), part = document.createElement("template");
  part.innerHTML = html;
  const last = +(list.lastElementChild?.dataset.line ?? -1);
  const fresh = [...part.content.children].filter((line) => +line.dataset.line > last);
  const lines = append(list, fresh.map((line) => line.outerHTML).join(""));
  for (const line of lines) if (!muted.has(line.dataset.from)) say(line.textContent);
  mute();
}

const muted = new Set();
function mute() {
  const names = new Set();
  const me = $("#players .you")?.closest("p").querySelector("b").textContent;
  for (const line of $$("#said li")) {
    if (line.dataset.from !== me) names.add(line.dataset.from);
    line.toggleAttribute("data-off", muted.has(line.dataset.from));
  }
  let place = $("#mutes");
  if (!place) { place = document.createElement("p"); place.id = "mutes"; place.className = "phrases"; $("#said").after(place); }
  place.replaceChildren(...[...names].map((name) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = (muted.has(name) ? words.unmute : words.mute) + " " + name;
    button.onclick = () => { muted.has(name) ? muted.delete(name) : muted.add(name); mute(); };
    return button;
  }));
}

// ---- Whose turn, and moves without a choice --------------------------------------------------

let mine = false, forced;
const icon = $("link[rel=icon]"), icons = icon && [icon.getAttribute("href"), icon.dataset.turn];

function turn(now) {
  const over = !!$("#end");
  if (now && !mine) {
    sound("turn");
    if (document.hidden && stored("notify", "off") === "on" && window.Notification?.permission === "granted") {
      const notice = new Notification(document.title, { body: $("#prompt h1").textContent, tag: id });
      notice.onclick = () => { focus(); notice.close(); };
    }
  }
  if (over && !table.dataset.ended) { table.dataset.ended = "yes"; sound("end"); sayMore(); $("#end").scrollIntoView({ block: "nearest" }); }
  mine = !!now;
  if (icons?.[1]) icon.setAttribute("href", icons[+mine]);
  clearTimeout(forced);
  if (!mine || choices.length !== 1 || stored("forced", "auto") !== "auto") return;
  const { button } = choices[0], ply = table.dataset.ply;
  say(words.forced + " " + phrase(button));
  // The key says which move it is, so that two windows make it once.
  forced = setTimeout(() => { if (table.dataset.ply === ply) commit(button, "auto-" + ply); }, 700);
}

/** Tries a move in a tutorial, and shows what comes of it. */
async function learn(action) {
  const step = $("#act [name=step]").value;
  const answer = await fetch(table.dataset.lesson, { method: "POST", body: new URLSearchParams({ step, action }) });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html"), now = $("#table", page);
  if (!now) return;
  table.dataset.ply = now.dataset.ply;
  touched = [];
  update($$("section[id]", now));
  if (answer.ok) { history.replaceState(null, "", answer.url); sound("move"); }
  say($("#prompt .lesson").innerText);
}

function commit(button, key) {
  if (table.dataset.lesson) return learn(button.value);
  clearTimeout(forced);
  $("#since")?.remove();
  const ply = +table.dataset.ply;
  // One answer to a question is enough, also where the only move is made by itself and by hand.
  if (![...unanswered.values()].some((sent) => sent.do === "act" && sent.ply === ply)) send({ do: "act", ply, action: button.value, key });
  touched = [];
  showTouched();
}

document.addEventListener("submit", async (event) => {
  const form = event.target, address = form.getAttribute("action") ?? "";
  if (table?.dataset.lesson && form.id === "act") { event.preventDefault(); return learn(event.submitter.value); }
  if (!table || table.dataset.replay || !address.startsWith(base + "/")) return;
  const what = address.slice(base.length + 1);
  if (what === "note") {
    event.preventDefault();
    if (await post(address, new URLSearchParams(new FormData(form)))) say(words.kept);
    return;
  }
  if (version === undefined) return;
  // What comes of these the table tells by itself; a refusal is said here.
  if (["back", "bot", "leave", "mark", "resign", "seat", "start", "terms"].includes(what)) {
    event.preventDefault();
    if (await post(address, new URLSearchParams(new FormData(form, event.submitter)))) sayMore();
    return;
  }
  if (!["act", "undo", "chat"].includes(what)) return;
  event.preventDefault();
  const button = event.submitter;
  if (what === "act") {
    const typed = form.elements.action;
    if (button?.name === "action") return commit(button);
    if (button?.name === "calm") return post(address, new URLSearchParams(new FormData(form, button)));
    const asked = typed.value.trim().toLowerCase();
    if (Object.hasOwn(QUESTIONS, asked)) { typed.value = ""; return answer(asked); }
    send({ do: "act", ply: +table.dataset.ply, action: typed.value });
    typed.value = "";
  } else if (what === "undo") send({ do: "undo", ply: +table.dataset.ply });
  else {
    const text = button?.name === "text" ? button.value : form.elements.text.value;
    if (!connected()) return alarm(words.offline);
    send({ do: "chat", text });
    if (button?.name !== "text") form.elements.text.value = "";
  }
});

// ---- Pointer and keys ----------------------------------------------------------------------

let pressed;
document.addEventListener("pointerdown", ({ target }) => {
  const id = target.closest?.("a") ? undefined : lookable(target);
  clearTimeout(pressed);
  if (id) pressed = setTimeout(() => { pressed = null; look(id); }, 550);
});
for (const kind of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(kind, () => { if (pressed) clearTimeout(pressed); }, true);
}

document.addEventListener("click", (event) => {
  const target = event.target;
  const link = target.closest("a.look");
  if (link) { event.preventDefault(); return look(link.dataset.look); }
  // A long press has shown the card already.
  if (pressed === null) { pressed = undefined; return; }
  if (dragged) return;
  const meant = aimed;
  aimed = null;
  if (!meant && target.closest("a, button, input, select, textarea, summary, label, dialog")) return;
  const node = meant ?? target.closest("#table [data-touch]");
  if (node && (node.matches(".live, .on") || node.dataset.try)) return touch(node);
  const seen = target.closest("#table") && lookable(target);
  if (seen) look(seen);
});

const ENDS = ["end", "done", "stop", "enough", "finish", "stay", "keep", "skip", "pass"];
const press = (node) => {
  // What is seldom meant asks first.
  const asks = node?.closest(".sure:not([open])");
  if (asks) { asks.open = true; node.focus(); } else node?.click();
};

const KEYS = {
  u: () => press($("#undo button")),
  e: () => press(ENDS.map((text) => $(`#act .plain button[value="${text}"]`)).find(Boolean)),
  l: () => { const all = $("#all"); if (all) { all.open = !all.open; store("list", all.open ? "open" : "shut"); $("button", all)?.focus(); } },
  c: () => $("#chat input[name=text]")?.focus(),
  r: () => { const rules = $("#rules"); if (rules) { rules.open = true; $("input", rules).focus(); } },
  i: () => { const id = lookable(document.activeElement); if (id) look(id); },
  "?": showKeys,
};
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea") || dialog.open) return;
  const node = target.closest("#table [data-touch]");
  if (key === "Escape") { clearTimeout(forced); touched.pop(); return showTouched(); }
  if (node && (key === "Enter" || key === " ")) { event.preventDefault(); return touch(node); }
  if (node && key in STEPS) {
    const zone = node.closest("ul, ol, svg, section");
    const all = $$("[data-touch][tabindex]", zone), next = all[all.indexOf(node) + STEPS[key]];
    if (next) { event.preventDefault(); node.setAttribute("tabindex", "-1"); next.setAttribute("tabindex", "0"); next.focus(); }
    return;
  }
  if (table?.dataset.replay && stepKey(key)) return event.preventDefault();
  if (table && KEYS[key]) { event.preventDefault(); KEYS[key](); }
});

// ---- Replay --------------------------------------------------------------------------------

let playing;
const stepAddress = (ply, seat) => {
  const fields = new FormData($("#scrub"));
  return `${base}/replay?` + new URLSearchParams({ ply, seat: seat ?? fields.get("seat") ?? "none" });
};

async function step(ply, seat) {
  const plies = +table.dataset.plies, to = Math.max(0, Math.min(plies, ply));
  const address = stepAddress(to, seat);
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  const now = $("#table", page);
  if (!now) return;
  table.dataset.ply = now.dataset.ply;
  update($$("section[id]", now).concat($$("#fork", now)));
  offerPlay();
  const range = $("#scrub input");
  range.value = now.dataset.ply;
  history.replaceState(null, "", address);
  const list = $("#lines");
  list.scrollTop = list.scrollHeight;
  if (to >= plies) stop();
}
const stop = () => { clearInterval(playing); playing = undefined; const button = $("#play"); if (button) button.textContent = words.play; };

function stepKey(key) {
  const ply = +table.dataset.ply;
  const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: +table.dataset.plies }[key];
  if (to === undefined) return false;
  stop();
  step(to);
  return true;
}

function offerPlay() {
  if ($("#play")) return;
  const button = document.createElement("button");
  button.id = "play";
  button.type = "button";
  button.textContent = playing ? words.pause : words.play;
  button.onclick = () => {
    if (playing) return stop();
    button.textContent = words.pause;
    const pace = { fast: 500, slow: 2000 }[stored("motion", "normal")] ?? 1000;
    playing = setInterval(() => step(+table.dataset.ply + 1), pace);
  };
  $("#scrub").prepend(button);
}

function replay() {
  offerPlay();
  table.addEventListener("click", (event) => {
    const link = event.target.closest("[data-step]"), line = event.target.closest("#lines li");
    if (link?.href) { event.preventDefault(); stop(); step(+new URL(link.href).searchParams.get("ply")); }
    else if (line && !event.target.closest("a")) { stop(); step(+line.dataset.ply); }
  });
  table.addEventListener("change", ({ target }) => {
    if (target.name === "ply") { stop(); step(+target.value); }
    if (target.name === "seat") step(+table.dataset.ply, target.value);
  });
}

// ---- What happened meanwhile -----------------------------------------------------------------

/** Sums up what is new in the log, above the table, until the next move. */
function since(lines) {
  if (!lines.length) return;
  const panel = document.createElement("details"), title = document.createElement("summary"), list = document.createElement("ol");
  panel.id = "since";
  panel.className = "panel";
  panel.open = lines.length < 9;
  title.textContent = `${words.since} (${lines.length})`;
  list.append(...lines.map((line) => line.cloneNode(true)));
  panel.append(title, list);
  $("#board").before(panel);
}

function offerCopy(list) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words.copylog;
  button.onclick = async () => {
    const text = $$("li:not([data-off])", list).map((line) => line.textContent).join("\n");
    try { await navigator.clipboard.writeText(text); say(words.copied); } catch { getSelection().selectAllChildren(list); }
  };
  $("#log .links").append(button);
}

// ---- Begin ---------------------------------------------------------------------------------

if (table?.dataset.replay) { fitMap(); replay(); }
else if (table?.dataset.lesson) { fitMap(); chooseAgain(); }
else if (table) {
  version = table.dataset.version;
  fitMap();
  chooseAgain();
  const list = $("#lines"), seen = +stored("seen." + id, table.dataset.ply);
  for (const line of $$("li", list)) line.classList.toggle("new", +line.dataset.ply > seen);
  group(list);
  list.scrollTop = list.scrollHeight;
  since($$("li.new", list));
  offerCopy(list);
  mute();
  store("seen." + id, table.dataset.ply);
  turn($("#prompt").hasAttribute("data-turn"));
  connect();
  beat = setInterval(listen, 2500);
  addEventListener("pagehide", () => clearInterval(beat));
}
