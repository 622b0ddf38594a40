// @ts-check
// Redo, and beginning a turn anew.

// What was done here and can be taken back, and what was taken back.
const made = [];
let undone = [],
  restarting = false;

function remember({ do: what, action }, refused) {
  if (refused) return;
  if (what === "act") {
    if (undone.at(-1) === action) undone.pop();
    else undone = [];
    made.push(action);
  } else if (what === "undo" && made.length) undone.push(made.pop());
}

/** Takes back one move after the other, as far as that goes. */
function restart() {
  restarting = !!$("#undo") && made.length > 0;
  if (restarting) send({ do: "undo", ply: +table.dataset.ply });
}

function offerRedo() {
  const place = $("#tools");
  if (!place) return;
  const offer = (text, act) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.onclick = act;
    place.prepend(button);
  };
  if (!$("#undo")) made.length = 0;
  if (made.length > 1) offer(words.restart, restart);
  const action = undone.at(-1);
  if (choices.some(({ button }) => button.value === action)) offer(words.redo, () => commit({ value: action }));
  else undone = [];
}
