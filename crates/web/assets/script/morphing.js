// @ts-check
// The old page becomes the new one, node by node.

// What the page shows, zone by zone: an update names by number those that stay as they are.
let zones = [];

/** The page that an update leads to. */
function whole(changes) {
  const html = changes.map((zone) => (typeof zone === "string" ? zone : zones[zone])).join("");
  zones = html.split(/(?=<section)/);
  return html;
}

// What a person typed, opened or scrolled stays; what has a key stays the same node.
const keyOf = (node) => node.dataset?.key ?? node.id ?? "";

function morph(old, now) {
  if (old.isEqualNode(now)) return;
  if (old.nodeType !== now.nodeType || old.nodeName !== now.nodeName) return old.replaceWith(now);
  if (old.nodeType !== 1) {
    old.data = now.data;
    return;
  }
  for (const { name, value } of [...now.attributes]) {
    if (name === "open" && old.localName === "details") continue;
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  // What has the focus keeps its stop, or it would lose it.
  const stop = old === document.activeElement ? "tabindex" : "";
  for (const { name } of [...old.attributes]) {
    if (!now.hasAttribute(name) && name !== "open" && name !== stop) old.removeAttribute(name);
  }
  if (old.localName === "input" && old.type === "hidden") old.value = now.getAttribute("value") ?? "";
  if (old.localName === "textarea" || old.localName === "select") return;
  morphChildren(old, now);
}

function morphChildren(old, now) {
  const keyed = new Map(),
    wanted = new Set([...now.children].map(keyOf));
  for (const child of [...old.children]) {
    const key = keyOf(child);
    if (!key) continue;
    // What is gone goes first, so that what stays need not be moved.
    if (wanted.has(key)) keyed.set(key, child);
    else child.remove();
  }
  const put = (node, before) => (old.moveBefore ? old.moveBefore(node, before) : old.insertBefore(node, before));
  let at = old.firstChild;
  for (const next of [...now.childNodes]) {
    const key = next.nodeType === 1 ? keyOf(next) : "";
    let match = key ? keyed.get(key) : at;
    // A node without a key takes the next old one without a key of its kind.
    while (!key && match && (match.nodeName !== next.nodeName || (match.nodeType === 1 && keyOf(match))))
      match = match.nextSibling;
    if (!match) {
      old.insertBefore(next, at);
      continue;
    }
    if (match === at) at = at.nextSibling;
    else put(match, at);
    if (match.nodeName === next.nodeName) morph(match, next);
    else match.replaceWith(next);
  }
  while (at) {
    const after = at.nextSibling;
    at.remove();
    at = after;
  }
}
