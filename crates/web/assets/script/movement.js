// Cards and pieces travel from where they were.

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
