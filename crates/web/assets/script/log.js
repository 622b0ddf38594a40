// @ts-check
// Log and chat, and what happened meanwhile.

const atEnd = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 40;

function append(list, markup) {
  const follow = atEnd(list),
    part = document.createElement("template");
  part.innerHTML = markup;
  const lines = [...part.content.children];
  list.append(...lines);
  if (follow) list.scrollTop = list.scrollHeight;
  return lines;
}

function log({ from, html, aloud }) {
  const list = $("#lines");
  for (const line of $$("li", list)) {
    line.classList.remove("new");
    if (+line.dataset.ply >= from) line.remove();
  }
  for (const line of append(list, html)) line.classList.add("new");
  group(list);
  announce(aloud);
  if (!document.hidden) store("seen." + id, table.dataset.ply);
}

/** Marks where a new move begins. */
function group(list) {
  let last;
  for (const line of $$("li", list)) {
    line.toggleAttribute("data-first", last !== undefined && line.dataset.ply !== last);
    last = line.dataset.ply;
  }
}

function chat({ html }) {
  const list = $("#said"),
    part = document.createElement("template");
  part.innerHTML = html;
  const last = +(list.lastElementChild?.dataset.line ?? -1);
  const fresh = [...part.content.children].filter((line) => +line.dataset.line > last);
  const lines = append(list, fresh.map((line) => line.outerHTML).join(""));
  for (const line of lines) if (!muted.has(line.dataset.from)) say(line.textContent);
  mute();
}

const muted = new Set();
function mute() {
  const names = new Set();
  const me = $("#players .you")?.closest("p").querySelector("b").textContent;
  for (const line of $$("#said li")) {
    if (line.dataset.from !== me) names.add(line.dataset.from);
    line.toggleAttribute("data-off", muted.has(line.dataset.from));
  }
  let place = $("#mutes");
  if (!place) {
    place = document.createElement("p");
    place.id = "mutes";
    place.className = "phrases";
    $("#said").after(place);
  }
  place.replaceChildren(
    ...[...names].map((name) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = (muted.has(name) ? words.unmute : words.mute) + " " + name;
      button.onclick = () => {
        muted.has(name) ? muted.delete(name) : muted.add(name);
        mute();
      };
      return button;
    }),
  );
}

/** Sums up what is new in the log, above the table, until the next move. */
function since(lines) {
  if (!lines.length) return;
  const panel = document.createElement("details"),
    title = document.createElement("summary"),
    list = document.createElement("ol");
  panel.id = "since";
  panel.className = "panel";
  panel.open = lines.length < 9;
  title.textContent = `${words.since} (${lines.length})`;
  list.append(...lines.map((line) => line.cloneNode(true)));
  panel.append(title, list);
  $("#board").before(panel);
}

function offerCopy(list) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = words.copylog;
  button.onclick = async () => {
    const text = $$("li:not([data-off], .earlier)", list)
      .map((line) => line.textContent)
      .join("\n");
    try {
      await navigator.clipboard.writeText(text);
      say(words.copied);
    } catch {
      getSelection().selectAllChildren(list);
    }
  };
  $("#log .links").append(button);
}
