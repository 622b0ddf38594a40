// @ts-check
// What happens when there is news of the table.

/** When the game has begun or is over, there is more to be said about the table. */
async function sayMore() {
  const page = await fetch(location.href);
  if (!page.ok) return;
  morph($("#about"), $("#about", new DOMParser().parseFromString(await page.text(), "text/html")));
  lookAtDeal();
}

/** Notes where the field is that somebody types in; what comes back puts it there again. */
function holdField() {
  const field = document.activeElement.closest("#side :is(input, textarea)"),
    place = field?.getBoundingClientRect().y;
  return () => {
    if (!field?.isConnected) return;
    const off = field.getBoundingClientRect().y - place,
      side = $("#side");
    (getComputedStyle(side).overflowY === "auto" ? side : window).scrollBy({ top: off, behavior: "instant" });
  };
}

/** Takes over the parts of a page that have an id in `parts`. */
function update(parts) {
  const before = places();
  const focused = document.activeElement,
    home = focused?.closest?.("[data-key]");
  const zone = home?.parentElement,
    order = home ? [...zone.children].indexOf(home) : -1;
  const gathering = $(".gathering");
  for (const part of parts) {
    const old = part.id && document.getElementById(part.id);
    if (old) morph(old, part);
  }
  if (gathering && !$(".gathering")) sayMore();
  share();
  sayWhatWasDealt();
  fitMap();
  chooseAgain();
  offerRedo();
  moveFrom(before);
  countUp();
  if (focused === document.body || focused === document.activeElement) return;
  // A card that was played takes the focus with it; its neighbour takes over.
  const heir = zone?.isConnected && zone.children[Math.min(order, zone.children.length - 1)];
  focusFirst(
    focused,
    heir && $("[tabindex]", heir),
    $("#dock [tabindex='0']"),
    ...$$("#act .plain :is(button, summary)"),
    $("#prompt"),
  );
}

/** Gives the focus to the first of these that is there and can take it. */
function focusFirst(...nodes) {
  $("#prompt").tabIndex = -1;
  for (const node of nodes) {
    node?.focus?.({ preventScroll: true });
    if (node && node === document.activeElement) return;
  }
}
