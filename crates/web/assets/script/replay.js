// @ts-check
// A game looked at again.

let playing;
const stepAddress = (ply, seat) => {
  const fields = new FormData($("#scrub"));
  return `${base}/replay?` + new URLSearchParams({ ply, seat: seat ?? fields.get("seat") ?? "none" });
};

async function step(ply, seat) {
  const plies = +table.dataset.plies,
    to = Math.max(0, Math.min(plies, ply));
  const address = stepAddress(to, seat);
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  const now = $("#table", page);
  if (!now) return;
  table.dataset.ply = now.dataset.ply;
  update($$("section[id]", now).concat($$("#fork", now)));
  offerPlay();
  const range = $("#scrub input");
  range.value = now.dataset.ply;
  history.replaceState(null, "", address);
  const list = $("#lines");
  list.scrollTop = list.scrollHeight;
  if (to >= plies) halt();
}
const halt = () => {
  clearInterval(playing);
  playing = undefined;
  const button = $("#playback");
  if (button) button.textContent = words.play;
};

function stepKey(key) {
  const ply = +table.dataset.ply;
  const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: +table.dataset.plies }[key];
  if (to === undefined) return false;
  halt();
  step(to);
  return true;
}

function offerPlay() {
  if ($("#playback")) return;
  const button = document.createElement("button");
  button.id = "playback";
  button.type = "button";
  button.textContent = playing ? words.pause : words.play;
  button.onclick = () => {
    if (playing) return halt();
    button.textContent = words.pause;
    const pace = { fast: 500, slow: 2000 }[stored("motion", "normal")] ?? 1000;
    playing = setInterval(() => step(+table.dataset.ply + 1), pace);
  };
  $("[data-step=on]").before(button);
}

function replay() {
  offerPlay();
  table.addEventListener("click", (event) => {
    const link = event.target.closest("[data-step]"),
      line = event.target.closest("#lines li");
    if (link?.href) {
      event.preventDefault();
      halt();
      step(+new URL(link.href).searchParams.get("ply"));
    } else if (line && !event.target.closest("a")) {
      halt();
      step(+line.dataset.ply);
    }
  });
  table.addEventListener("change", ({ target }) => {
    if (target.name === "ply") {
      halt();
      step(+target.value);
    }
    if (target.name === "seat") step(+table.dataset.ply, target.value);
  });
}
