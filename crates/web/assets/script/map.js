// @ts-check
// A drawing that is larger than its place.

let zoom = 1,
  dragged = false;

// Smaller than this, and one misses what one means: there are buttons then that make it larger.
const CLEAR = 0.55;
// A finger pushes the drawing about easily, a mouse does not.
const smallest = matchMedia("(pointer: coarse)").matches ? CLEAR : 0.2;

/** Makes the drawing as large as wished; at first so that all of it is seen. */
function fitMap() {
  const place = $(".map"),
    drawing = place && $("svg", place);
  if (!drawing) return;
  const { width, height } = drawing.viewBox.baseVal;
  const fit = Math.min(place.offsetWidth / width, place.offsetHeight / height);
  const scale = zoom * Math.max(smallest, Math.min(2.1, fit));
  const { scrollLeft: x, scrollTop: y, scrollWidth: w, scrollHeight: h, clientWidth, clientHeight } = place;
  drawing.setAttribute("width", Math.floor(width * scale));
  drawing.setAttribute("height", Math.floor(height * scale));
  // Only what is small is made larger and smaller.
  place.classList.toggle("whole", fit >= CLEAR && zoom === 1);
  // What was in the middle stays there.
  place.scrollLeft = ((x + clientWidth / 2) * place.scrollWidth) / w - clientWidth / 2;
  place.scrollTop = ((y + clientHeight / 2) * place.scrollHeight) / h - clientHeight / 2;
  if (place.dataset.fit) return;
  place.dataset.fit = "yes";
  place.scrollLeft = (place.scrollWidth - clientWidth) / 2;
  place.scrollTop = (place.scrollHeight - clientHeight) / 2;
}
addEventListener("resize", fitMap);
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
    if (dragged) {
      place.scrollLeft = scrollLeft + clientX - event.clientX;
      place.scrollTop = scrollTop + clientY - event.clientY;
    }
  };
  addEventListener("pointermove", drag);
  addEventListener("pointerup", () => removeEventListener("pointermove", drag), { once: true });
});
