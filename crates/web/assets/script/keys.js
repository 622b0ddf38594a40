// @ts-check
// Pointer and keys.

let pressed;
document.addEventListener("pointerdown", ({ target }) => {
  const id = target.closest?.("a") ? undefined : lookable(target);
  clearTimeout(pressed);
  if (id)
    pressed = setTimeout(() => {
      pressed = null;
      look(id);
    }, 550);
});
for (const kind of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(
    kind,
    () => {
      if (pressed) clearTimeout(pressed);
    },
    true,
  );
}

document.addEventListener("click", (event) => {
  const target = event.target;
  const link = target.closest("a.look");
  if (link) {
    event.preventDefault();
    return follow(link);
  }
  // A long press has shown the card already.
  if (pressed === null) {
    pressed = undefined;
    return;
  }
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
  if (asks) {
    asks.open = true;
    node.focus();
  } else node?.click();
};

/** Opens a tab of the rail, and goes where something can be typed there. */
function openTab(id, field) {
  const tab = $(`#${id}`),
    side = $("#side");
  if (!tab) return;
  // On a phone the rail is a sheet.
  if (!tab.checkVisibility()) side.showPopover();
  tab.open = true;
  $(field, tab)?.focus();
}

const KEYS = {
  u: () => press($("#undo button")),
  e: () => press(ENDS.map((text) => $(`#act .plain button[value="${text}"]`)).find(Boolean)),
  l: () => {
    const all = $("#all");
    if (all) {
      all.open = !all.open;
      store("list", all.open ? "open" : "shut");
      $("button", all)?.focus();
    }
  },
  c: () => openTab("chat", "input[name=text]"),
  r: () => openTab("rules", "input"),
  "/": () => openTab("log", "#type input[name=action]"),
  i: () => {
    const id = lookable(document.activeElement);
    if (id) look(id);
  },
  "?": showKeys,
};
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  // What is shown while a pointer rests on a name is no dialog: keys go on working.
  const peeks = dialog.open && dialog.matches(".peek");
  if (peeks && key === "Escape") {
    clearTimeout(soon);
    return leave();
  }
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.matches("input, select, textarea") ||
    (dialog.open && !peeks)
  )
    return;
  const node = target.closest("#table [data-touch]");
  if (key === "Escape") {
    clearTimeout(forced);
    touched.pop();
    return showTouched();
  }
  if (node && (key === "Enter" || key === " ")) {
    event.preventDefault();
    return touch(node);
  }
  if (node && key in STEPS) {
    const zone = zoneOf(node),
      near = (other) => zoneOf(other) === zone && other.checkVisibility();
    const all = $$("[data-touch][tabindex]", zone).filter(near),
      next = all[all.indexOf(node) + STEPS[key]];
    if (next) {
      event.preventDefault();
      next.focus();
    }
    return;
  }
  if (table?.dataset.replay && stepKey(key)) return event.preventDefault();
  if (table && KEYS[key] && stored("letters", "on") === "on") {
    event.preventDefault();
    KEYS[key]();
  }
});
