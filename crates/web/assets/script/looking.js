// Looking closely at a card.

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
