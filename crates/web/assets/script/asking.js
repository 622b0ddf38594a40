// @ts-check
// Questions typed instead of actions.

const read = (nodes) =>
  nodes
    .map((node) => (node.getAttribute("aria-label") ?? node.innerText ?? "").replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
const QUESTIONS = {
  hand: () => read($$("#dock .hand [data-face], #dock .hand .kinds li")) || $("#dock .hand")?.innerText,
  board: () =>
    $$("#board .zone")
      .map(
        (zone) =>
          read($$("h3", zone)) +
          ": " +
          (read($$("[data-face], svg [aria-label]", zone)).replaceAll("\n", "; ") ||
            read($$(":scope > :not(h3)", zone))),
      )
      .join("\n"),
  moves: () =>
    $$("#act button[name=action]:not(#chosen *)")
      .map((button) => [button.value, phrase(button)].filter(Boolean).join(": "))
      .join("\n"),
  score: () => read($$("#players .plate")),
  last: () => {
    const last = $("#lines li:last-child")?.dataset.ply;
    return read($$("#lines li").filter((line) => line.dataset.ply === last));
  },
  help: () => words.asks,
};

function answer(question) {
  const text = QUESTIONS[question]() || "–";
  $("#told").textContent = text;
  say(text);
}
