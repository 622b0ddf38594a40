// @ts-check
// Cards and pieces travel from where they were.

const SPEEDS = { fast: 150, normal: 300, slow: 650, off: 0 };
const still = matchMedia("(prefers-reduced-motion: reduce)");
let running = [];
const finish = () => {
  for (const animation of running) animation.finish();
  running = [];
};
// What is pressed while it moves is what is meant, though it jumps to its place at once.
let aimed;
addEventListener(
  "pointerdown",
  ({ target }) => {
    aimed = running.some(({ playState }) => playState === "running") ? target.closest?.("#table [data-touch]") : null;
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
const placeOf = (node, frames) => {
  const rect = node.getBoundingClientRect();
  return {
    rect,
    zone: node.matches(".pawn") ? standing(node) : lying(node),
    spot: spotOf(node, rect, frames),
    face: lookable($("[data-face], [data-look]", node) ?? node),
  };
};
const places = (frames = new Map()) => new Map(keyed().map((node) => [node.dataset.key, placeOf(node, frames)]));

// What moved last, until the next move.
let moved = new Set(),
  movedAt,
  updates = [];

function moveFrom(before) {
  const duration = still.matches ? 0 : SPEEDS[stored("motion", "normal")],
    now = performance.now();
  // Where much happens at once, what counts is how it ends.
  updates = updates.filter((time) => now - time < 400).concat(now);
  const shown = duration && before.size && updates.length <= 3 && !document.hidden;
  if (movedAt !== table.dataset.ply) {
    moved = new Set();
    movedAt = table.dataset.ply;
    arrows = [];
  }
  // All places are read before anything moves: a change between two looks costs a layout.
  const frames = new Map(),
    nodes = keyed().map((node) => {
      const key = node.dataset.key,
        was = before.get(key),
        { rect: is, zone, spot, face } = placeOf(node, frames);
      // Inside a drawing lengths are in its own units.
      const scale = node.ownerSVGElement ? node.getScreenCTM()?.a || 1 : 1;
      // What only made room for others is not what happened.
      const came = zone && was?.zone !== zone;
      return {
        node,
        key,
        was,
        came,
        face,
        spot,
        dx: was ? (was.rect.x - is.x) / scale : 0,
        dy: was ? (was.rect.y - is.y) / scale : 0,
      };
    });
  pointOut(before, nodes);
  let order = 0;
  for (const { node, key, was, came, dx, dy } of nodes) {
    const moves = before.size && (!was || Math.hypot(dx, dy) >= 2);
    if (moves && came && !node.closest(".backs")) moved.add(key);
    node.classList.toggle("fresh", moved.has(key));
    if (!moves || !shown) continue;
    // One starts a little after the other.
    const how = { duration, delay: (Math.min(order++, 5) * duration) / 8, easing: "ease-out", fill: "backwards" };
    const steps = was
      ? [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }]
      : [{ opacity: 0 }, {}];
    // What is placed by its drawing stays so; elsewhere adding would keep the movement from the compositor.
    if (was && node.ownerSVGElement) how.composite = "add";
    running.push(node.animate(steps, how));
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

function countUp() {
  for (const cell of $$("#end [data-count]")) {
    const points = +cell.dataset.count,
      duration = still.matches ? 0 : 1200;
    if (cell.dataset.counted || !duration || stored("motion", "normal") === "off") continue;
    cell.dataset.counted = "yes";
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
