// @ts-check
// Cards and pieces travel from where they were.

const SPEEDS = { fast: 150, normal: 300, slow: 650, off: 0 };
const still = matchMedia("(prefers-reduced-motion: reduce)");
let running = [];
/** What moves: what we sent on its way, and what glides by its style. */
const moving = () =>
  document
    .getAnimations()
    .filter((animation) => animation.playState === "running" && !(animation instanceof CSSAnimation));
const finish = () => {
  for (const animation of moving()) animation.finish();
  running = [];
};
// What is pressed while it moves is what is meant, though it jumps to its place at once.
let aimed;
addEventListener(
  "pointerdown",
  ({ target }) => {
    aimed = moving().length ? target.closest?.("#table [data-touch]") : null;
    finish();
  },
  true,
);
addEventListener(
  "keydown",
  () => {
    aimed = null;
    finish();
  },
  true,
);

const keyed = () => $$("#board [data-key], #dock [data-key]");
/** Where a pawn stands in its drawing, wherever that is. */
const standing = (node) => {
  const { x, y } = node.getBoundingClientRect(),
    drawing = node.ownerSVGElement.getBoundingClientRect();
  return Math.round(x - drawing.x) + " " + Math.round(y - drawing.y);
};
/** What a thing lies in, by a name that stays when the page is drawn anew. */
const lying = (node) => {
  const pile = node.parentNode.closest("[data-key]"),
    zone = node.closest(".zone");
  if (pile || !zone) return pile?.dataset.key;
  const alike = [...zone.parentNode.children].filter(({ className }) => className === zone.className);
  return zone.className + alike.indexOf(zone);
};
/** A card that is turned about its foot has a larger frame than it is wide: what counts is its middle. */
const placeOf = (node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return {
    x: x + width / 2,
    y: y + height / 2,
    width: node.offsetWidth || width,
    zone: node.matches(".pawn") ? standing(node) : lying(node),
    face: lookable($("[data-face], [data-look]", node) ?? node),
  };
};
const places = () => new Map(keyed().map((node) => [node.dataset.key, placeOf(node)]));

// What moved last, until the next move.
let moved = new Set(),
  movedAt,
  updates = [];

/** Lets everything travel from where it was: what is new comes from where its like was, or out of a hand of hidden cards. */
function moveFrom(before) {
  const duration = still.matches ? 0 : SPEEDS[stored("motion", "normal")],
    now = performance.now();
  // Where much happens at once, what counts is how it ends.
  updates = updates.filter((time) => now - time < 400).concat(now);
  const shown = duration && before.size && updates.length <= 3 && !document.hidden;
  if (movedAt !== table.dataset.ply) {
    moved = new Set();
    movedAt = table.dataset.ply;
  }
  const gone = new Map(before);
  for (const { dataset } of keyed()) gone.delete(dataset.key);
  const take = (fits) => {
    const found = [...gone].findLast(fits);
    gone.delete(found?.[0]);
    return found?.[1];
  };
  // All places are read before anything moves: a change between two looks costs a layout.
  const nodes = keyed().map((node) => {
    const key = node.dataset.key,
      is = placeOf(node),
      was = before.get(key);
    const came = is.zone && was?.zone !== is.zone;
    const from =
      was ??
      (came && !node.closest(".backs")
        ? (take(([, { face }]) => is.face && face === is.face) ?? take(([key]) => key.startsWith("back")))
        : undefined);
    // Inside a drawing lengths are in its own units.
    const scale = node.ownerSVGElement ? node.getScreenCTM()?.a || 1 : 1;
    return {
      node,
      key,
      came,
      from,
      dx: from ? (from.x - is.x) / scale : 0,
      dy: from ? (from.y - is.y) / scale : 0,
      size: from && !node.ownerSVGElement && is.width ? from.width / is.width : 1,
    };
  });
  let order = 0;
  for (const { node, key, came, from, dx, dy, size } of nodes) {
    const moves = before.size && (!from || Math.hypot(dx, dy) >= 2);
    if (moves && came && !node.closest(".backs")) moved.add(key);
    node.classList.toggle("fresh", moved.has(key));
    if (!moves || !shown) continue;
    // One starts a little after the other.
    const how = {
      duration,
      delay: (Math.min(order++, 5) * duration) / 5,
      easing: "cubic-bezier(.3,.7,.2,1)",
      fill: "backwards",
    };
    if (!from) {
      running.push(node.animate([{ opacity: 0 }, {}], how));
      continue;
    }
    // It is added to the way the thing lies. What the compositor cannot do alone, such as the order of layers, is left to the style.
    const travel = { translate: [`${dx}px ${dy}px`, "0px 0px"] };
    if (size !== 1) travel.scale = [size, 1];
    const flight = node.animate(travel, how);
    // What comes from elsewhere flies over what only makes room.
    node.classList.toggle("flying", came);
    flight.onfinish = flight.oncancel = () => node.classList.remove("flying");
    running.push(flight);
  }
  store("moved", [id, movedAt, ...moved].join(" "));
}

/** Marks again what moved last before the page was loaded. */
function remindOfMoves() {
  const [where, ply, ...keys] = stored("moved", "").split(" ");
  if (where !== id || ply !== table.dataset.ply) return;
  moved = new Set(keys);
  movedAt = ply;
  for (const node of keyed()) node.classList.toggle("fresh", moved.has(node.dataset.key));
}

// Points that were counted up once: an update leaves them as they are.
const counted = new WeakSet();
function countUp() {
  for (const cell of $$("#end [data-count]")) {
    const points = +cell.dataset.count,
      duration = still.matches ? 0 : 1200;
    if (counted.has(cell) || !duration || stored("motion", "normal") === "off") continue;
    counted.add(cell);
    const start = performance.now();
    const step = (time) => {
      const part = Math.min(1, (time - start) / duration);
      cell.textContent = Math.round(points * part);
      if (part < 1) requestAnimationFrame(step);
    };
    const skip = () => {
      cell.textContent = points;
      cell.removeAttribute("data-count");
    };
    addEventListener("pointerdown", skip, { once: true });
    requestAnimationFrame(step);
  }
}
