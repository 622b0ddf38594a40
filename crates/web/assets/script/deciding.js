// @ts-check
// Whose turn it is, moves without a choice, and decisions sent.

let mine = false,
  forced;
const icon = $("link[rel=icon]"),
  icons = icon && [icon.getAttribute("href"), icon.dataset.turn];

function turn(now) {
  const over = !!$("#end");
  if (now && !mine) {
    sound("turn");
    if (document.hidden && stored("notify", "off") === "on" && window.Notification?.permission === "granted") {
      const notice = new Notification(document.title, { body: $("#prompt h1").textContent, tag: id });
      notice.onclick = () => {
        focus();
        notice.close();
      };
    }
  }
  if (over && !table.dataset.ended) {
    table.dataset.ended = "yes";
    sound("end");
    sayMore();
    $("#end").scrollIntoView({ block: "nearest" });
  }
  mine = !!now;
  if (icons?.[1]) icon.setAttribute("href", icons[+mine]);
  clearTimeout(forced);
  if (!mine || choices.length !== 1 || stored("forced", "auto") !== "auto") return;
  const { button } = choices[0],
    ply = table.dataset.ply;
  say(words.forced + " " + phrase(button));
  // The key says which move it is, so that two windows make it once.
  forced = setTimeout(() => {
    if (table.dataset.ply === ply) commit(button, "auto-" + ply);
  }, 700);
}

/** Tries a move in a tutorial, and shows what comes of it. */
async function learn(action) {
  const step = $("#act [name=step]").value;
  const answer = await fetch(table.dataset.lesson, { method: "POST", body: new URLSearchParams({ step, action }) });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html"),
    now = $("#table", page);
  if (!now) return;
  table.dataset.ply = now.dataset.ply;
  touched = [];
  update($$("section[id]", now));
  if (answer.ok) {
    history.replaceState(null, "", answer.url);
    sound("move");
  }
  say($("#prompt .lesson").innerText);
}

function commit(button, key) {
  if (table.dataset.lesson) return learn(button.value);
  clearTimeout(forced);
  $("#since")?.remove();
  const ply = +table.dataset.ply;
  // One answer to a question is enough, also where the only move is made by itself and by hand.
  if (![...unanswered.values()].some((sent) => sent.do === "act" && sent.ply === ply))
    send({ do: "act", ply, action: button.value, key });
  touched = [];
  showTouched();
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {any} */ (event.target),
    address = form.getAttribute("action") ?? "";
  if (table?.dataset.lesson && form.id === "act") {
    event.preventDefault();
    return learn(event.submitter.value);
  }
  if (!table || table.dataset.replay || !address.startsWith(base + "/")) return;
  const what = address.slice(base.length + 1);
  if (what === "note") {
    event.preventDefault();
    if (await post(address, fieldsOf(form))) say(words.kept);
    return;
  }
  if (version === undefined) return;
  // What comes of these the table tells by itself; a refusal is said here.
  if (["back", "bot", "leave", "mark", "resign", "seat", "start", "terms"].includes(what)) {
    event.preventDefault();
    if (await post(address, fieldsOf(form, event.submitter))) sayMore();
    return;
  }
  if (!["act", "undo", "chat"].includes(what)) return;
  event.preventDefault();
  const button = event.submitter;
  if (what === "act") {
    const typed = form.elements.action;
    if (button?.name === "action") return commit(button);
    if (button?.name === "calm") return post(address, fieldsOf(form, button));
    const asked = typed.value.trim().toLowerCase();
    if (Object.hasOwn(QUESTIONS, asked)) {
      typed.value = "";
      return answer(asked);
    }
    send({ do: "act", ply: +table.dataset.ply, action: typed.value });
    typed.value = "";
  } else if (what === "undo") send({ do: "undo", ply: +table.dataset.ply });
  else {
    const text = button?.name === "text" ? button.value : form.elements.text.value;
    if (!connected()) return alarm(words.offline);
    send({ do: "chat", text });
    if (button?.name !== "text") form.elements.text.value = "";
  }
});
