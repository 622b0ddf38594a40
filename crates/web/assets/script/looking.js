// @ts-check
// Looking closely at a card.

const dialog = $("#look"),
  looked = new Map();
let hovered;
/** Shows a card by its id, or a player by the address of the plate; lightly while a pointer is there. */
async function look(id, from) {
  const game = table?.dataset.game ?? location.pathname.split("/")[2],
    body = $(".body", dialog);
  const plate = id[0] === "#" && $(id)?.cloneNode(true);
  if (id[0] !== "#" && !looked.has(id)) {
    const card = await fetch(`/g/${game}/card/${encodeURIComponent(id)}`);
    if (!card.ok) return;
    looked.set(id, await card.text());
  }
  if (from && from !== hovered) return;
  if (plate) {
    for (const form of $$("form", plate)) form.remove();
    for (const part of $$("details", plate)) part.open = true;
    body.replaceChildren(...plate.childNodes);
  } else if (looked.has(id)) body.innerHTML = looked.get(id);
  else return;
  leave();
  // A dialog that is opened by its attribute takes no focus.
  dialog.classList.toggle("peek", !!from);
  if (from) dialog.open = true;
  else if (!dialog.open) dialog.showModal();
}
const leave = () => {
  if (dialog.matches(".peek")) dialog.open = false;
};

/** Shows what a link names: on the board, or closely. */
function follow(link, lightly) {
  const { look: card, show } = link.dataset;
  // Whoever clicks means more than whoever rests there, which must not come after it.
  if (!lightly) clearTimeout(soon);
  if (!show) return look(card ?? link.hash, lightly && link);
  for (const node of $$(`#table [data-touch="${show}"], #table [data-at="${show}"]`)) {
    node.classList.add("shown");
    setTimeout(() => node.classList.remove("shown"), 2500);
    if (!lightly) node.scrollIntoView({ block: "center" });
  }
}
let soon;
// When the dialog closes, the pointer lies on what was below it: that alone means nothing.
let resting = false;
dialog.addEventListener("close", () => {
  resting = true;
  clearTimeout(soon);
});
document.addEventListener("pointermove", ({ movementX, movementY }) => {
  if (movementX || movementY) resting = false;
});
document.addEventListener("pointerover", ({ target, pointerType }) => {
  const link = pointerType === "mouse" ? target.closest?.("a.look") : null;
  if (link === hovered) return;
  hovered = link;
  clearTimeout(soon);
  leave();
  if (link && !resting) soon = setTimeout(follow, 300, link, true);
});
/** What can be looked at closely where a node is. */
const lookable = (node) => {
  const { look, face } = node?.closest?.("[data-look], [data-face]")?.dataset ?? {};
  return look ?? face;
};
async function showKeys() {
  const page = new DOMParser().parseFromString(await (await fetch("/settings")).text(), "text/html");
  $(".body", dialog).replaceChildren($(".keys", page));
  leave();
  dialog.classList.remove("peek");
  if (!dialog.open) dialog.showModal();
}
dialog.addEventListener("click", ({ target }) => {
  if (target === dialog) dialog.close();
});

// Updates name cards; their faces came with the page.
const faces = new Map([...($("#faces")?.content.children ?? [])].map((face) => [face.dataset.face, face]));
function complete(part) {
  for (const node of $$("[data-face]:empty", part)) {
    const face = faces.get(node.dataset.face);
    if (!face) continue;
    if (!node.hasAttribute("role")) node.setAttribute("role", "img");
    node.setAttribute("aria-label", face.getAttribute("aria-label"));
    node.append(...[...face.childNodes].map((child) => child.cloneNode(true)));
  }
}
