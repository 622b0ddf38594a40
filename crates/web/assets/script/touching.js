// @ts-check
// Touching things one after another, until that is an action.

let choices = [],
  touched = [],
  latest;
const exact = () => choices.filter((choice) => choice.touches.length === touched.length && fits(choice));
/** What a choice does, and what that would bring. */
const phrase = (button) => [...button.childNodes].map((part) => part.textContent).join("; ");
const fits = (choice) => touched.every((name) => choice.touches.includes(name));

/** The innermost part of the page a thing lies in; arrow keys stay in it. */
const zoneOf = (node) => node.closest("ul, ol, svg, section");

/** Reads the choices of the page anew, and drops what was touched if they have changed. */
function chooseAgain() {
  choices = $$("#act button[name=action]:not(#chosen *)").map((button) => ({
    button,
    touches: button.dataset.touches?.split(" ") ?? [],
  }));
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
    const name = node.dataset.touch,
      on = touched.includes(name),
      live = !on && next.has(name);
    node.classList.toggle("live", live);
    node.classList.toggle("on", on);
    const useful = live || on || node.dataset.try,
      focused = node === document.activeElement;
    // What has a name of its own needs a role for it.
    const role = useful ? "button" : node.hasAttribute("aria-label") ? "img" : "";
    if (role) node.setAttribute("role", role);
    else node.removeAttribute("role");
    if (useful || focused) node.setAttribute("tabindex", "-1");
    else node.removeAttribute("tabindex");
    if (live || on) node.setAttribute("aria-pressed", on);
    else node.removeAttribute("aria-pressed");
    // One stop of the Tab key for each zone; arrows lead on from there.
    const zone = zoneOf(node);
    if (
      useful &&
      node.checkVisibility() &&
      (focused || !zones.has(zone) || (live && !zones.get(zone).matches(".live, :focus")))
    )
      zones.set(zone, node);
  }
  for (const stop of zones.values()) stop.setAttribute("tabindex", "0");
  supply();
  foreshadow();
  document.body.classList.toggle(
    "choosing",
    choices.some((choice) => choice.touches.length),
  );
  const place = $("#chosen");
  if (!place) return;
  const buttons = touched.length
    ? exact().map(({ button }, i) => {
        const copy = button.cloneNode(true);
        if (!copy.textContent) copy.textContent = copy.value;
        copy.classList.toggle("main", i === 0);
        return copy;
      })
    : [];
  if (touched.length) {
    const cancel = document.createElement("button");
    cancel.type = "button";
    cancel.textContent = words.cancel;
    cancel.onclick = letGo;
    buttons.push(cancel);
  }
  const held = place.contains(document.activeElement) && document.activeElement;
  place.replaceChildren(...buttons);
  // A button that goes hands the focus back to what was touched.
  if (held)
    focusFirst(
      buttons.find(({ value }) => value && value === held.value),
      ...$$(`#table [data-touch="${latest}"]`),
      $("#prompt"),
    );
}

/** Shows what was chosen where it would lie, as ghosts: one thing, or all of the hand that go to where cards lie together. */
function foreshadow() {
  for (const ghost of $$("#table .ghost")) ghost.remove();
  if (!touched.length) return;
  const to = exact()
      .map(({ button }) => button.dataset.to)
      .find(Boolean),
    slot = to && $(`#table [data-slot="${to}"]`);
  if (!slot) return;
  const several = "many" in slot.dataset,
    names = several ? touched : touched.slice(0, 1);
  for (const name of names) {
    const piece = $(`#${several ? "dock" : "table"} [data-touch="${name}"]`);
    if (!piece || piece.ownerSVGElement) continue;
    const ghost = piece.cloneNode(true);
    ghost.className = "ghost";
    for (const name of ["data-touch", "data-try", "data-key", "tabindex", "role", "aria-pressed"])
      ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    slot.append(ghost);
  }
}

function letGo() {
  touched = [];
  showTouched();
}

/** Strikes out what a centre has, and lights up what would bring the rest. */
function supply() {
  for (const icon of $$(".lit, .met")) icon.classList.remove("lit", "met");
  const cards = touched.flatMap((name) => $$(`#table [data-touch="${name}"] .card:is([data-needs], [data-gives])`));
  const centre = cards.find((card) => card.closest("[data-centre]")) ?? cards[0];
  if (!centre?.dataset.needs) return;
  const given = new Set(
    cards.filter((card) => card !== centre).flatMap((card) => card.dataset.gives?.split(" ") ?? []),
  );
  for (const icon of $$(".needs [data-icon]", centre)) icon.classList.toggle("met", given.has(icon.dataset.icon));
  const missing = centre.dataset.needs.split(" ").filter((icon) => !given.has(icon));
  for (const icon of $$("#dock .live .gives [data-icon]"))
    icon.classList.toggle("lit", missing.includes(icon.dataset.icon));
}

// Tab comes back to where it left a zone.
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches("#table [data-touch][tabindex]")) return;
  const zone = zoneOf(target),
    stops = $$("[data-touch][tabindex='0']", zone);
  for (const other of stops) if (zoneOf(other) === zone) other.setAttribute("tabindex", "-1");
  target.setAttribute("tabindex", "0");
});

function touch(node) {
  const name = (latest = node.dataset.touch);
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
  if (stored("confirm", "select") === "play" && found.length === 1 && choices.filter(fits).length === 1)
    return commit(found[0].button);
  if (found.length) say(found.map(({ button }) => phrase(button)).join(". "));
}

async function why(action) {
  if (!action || table.dataset.replay) return;
  if (table.dataset.lesson) return learn(action);
  const answer = await fetch(`${base}/why?` + new URLSearchParams({ action, ...asSeat }));
  if (!answer.ok) return;
  const { allowed, words, rules } = await answer.json();
  if (!allowed && words) {
    alarm(words, rules);
    sound("error");
  }
}
