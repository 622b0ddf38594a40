// @ts-check
// The lab: shows how far a run is, and the list again when it is over.
const done = document.getElementById("done");
const bar = document.querySelector("#run progress");
const again = document.getElementById("again");

async function look() {
  try {
    const answer = await fetch("/lab/progress", { cache: "no-store" });
    if (answer.ok) {
      const { running, games, of, words } = await answer.json();
      if (!running) return location.replace("/lab");
      done.textContent = words;
      if (of) {
        bar.max = of;
        bar.value = games;
      }
    }
  } catch {
    // The server may be away for a moment.
  }
  setTimeout(look, 1000);
}

if (done && bar) {
  again.hidden = true;
  setTimeout(look, 1000);
}
