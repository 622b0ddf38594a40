// @ts-check
// Arrows from where things were to where they are, until the next move.

let arrows = [];
const plane = document.createElementNS("http://www.w3.org/2000/svg", "svg");

/** Zones and drawings by class: their nodes change when the page does. */
const framesLike = (kind) => $$(`#table [class="${kind}"]`);
/** The middle of a thing, measured from the zone or drawing it is in, which goes along when the page scrolls. */
function spotOf(node, { x, y, width, height }, frames) {
  const frame = node.ownerSVGElement ?? node.closest(".zone") ?? node.parentElement;
  if (!frames.has(frame)) {
    const kind = frame.getAttribute("class") ?? "";
    frames.set(frame, { kind, number: framesLike(kind).indexOf(frame), from: frame.getBoundingClientRect() });
  }
  const { kind, number, from } = frames.get(frame);
  return { kind, number, x: x + width / 2 - from.x, y: y + height / 2 - from.y, wide: width / 2, high: height / 2 };
}

/** Finds what came to the board, and from where: its own place, that of its like, or a hand of hidden cards. */
function pointOut(before, nodes) {
  const gone = new Map(before);
  for (const { key } of nodes) gone.delete(key);
  const take = (fits) => {
    const found = [...gone].findLast(fits);
    gone.delete(found?.[0]);
    return found?.[1].spot;
  };
  const came = nodes.filter(({ node, came }) => came && before.size && !node.closest("#dock, .backs"));
  if (came.length < 5)
    for (const { was, spot, face } of came) {
      const from =
        was?.spot ?? take(([, place]) => face && place.face === face) ?? take(([key]) => key.startsWith("back"));
      if (from) arrows.push([from, spot]);
    }
  drawArrows();
}

function drawArrows() {
  const lines = arrows
    .map((ends) => {
      const [from, to] = ends.map(({ kind, number, x, y }) => {
        const frame = framesLike(kind)[number],
          place = frame?.checkVisibility() && frame.getBoundingClientRect();
        return place && [place.x + x, place.y + y];
      });
      if (!from || !to) return "";
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      // It ends at the edge of what came, and is a little bent.
      const part = 1 - Math.min(ends[1].wide / Math.abs(dx), ends[1].high / Math.abs(dy));
      if (part * Math.hypot(dx, dy) < 16) return "";
      const bend = [from[0] + (dx * part) / 2 - dy / 8, from[1] + (dy * part) / 2 + dx / 8];
      return `<circle cx="${from[0]}" cy="${from[1]}" r="5"/><path d="M${from} Q${bend} ${from[0] + dx * part},${from[1] + dy * part}"/>`;
    })
    .join("");
  plane.innerHTML =
    lines &&
    `<marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L8 4 0 8z"/></marker>${lines}`;
}
if (table) {
  plane.id = "arrows";
  plane.ariaHidden = "true";
  table.append(plane);
  addEventListener("scroll", drawArrows, true);
  // When all lies elsewhere, nobody knows where things were.
  addEventListener("resize", () => {
    arrows = [];
    drawArrows();
  });
}
