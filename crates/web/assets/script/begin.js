// @ts-check
// Begin, when all the rest is there.

if (table?.dataset.replay) {
  fitMap();
  replay();
  sayWhatWasDealt();
} else if (table?.dataset.lesson) {
  fitMap();
  chooseAgain();
} else if (table) {
  version = table.dataset.version;
  fitMap();
  chooseAgain();
  const list = $("#lines"),
    seen = +stored("seen." + id, table.dataset.ply);
  for (const line of $$("li", list)) line.classList.toggle("new", +line.dataset.ply >= seen);
  group(list);
  list.scrollTop = list.scrollHeight;
  since($$("li.new", list));
  offerCopy(list);
  mute();
  store("seen." + id, table.dataset.ply);
  turn($("#prompt").hasAttribute("data-turn"));
  remindOfMoves();
  connect();
  lookAtDeal();
  beat = setInterval(listen, LOOK);
  addEventListener("pagehide", () => clearInterval(beat));
}
