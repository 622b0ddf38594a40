// @ts-check
// Every page works without script; with it a table follows the game by itself, cards are
// touched instead of listed, and changes are shown as movements. All parts share one module.

/** @type {(selector: string, within?: any) => any} */
const $ = (selector, within = document) => within.querySelector(selector);
/** @type {(selector: string, within?: any) => any[]} */
const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];
/** The fields of a form, with the button that sends it. @type {(form: any, button?: any) => URLSearchParams} */
const fieldsOf = (form, button) => new URLSearchParams(/** @type {any} */ (new FormData(form, button)));
const html = document.documentElement;
const table = $("#table");
const words = document.body.dataset;
html.classList.add("js");

const stored = (name, usual) => {
  try {
    return localStorage.getItem("hedgerow." + name) ?? usual;
  } catch {
    return usual;
  }
};
const store = (name, value) => {
  try {
    localStorage.setItem("hedgerow." + name, value);
  } catch {
    /* A private window forgets. */
  }
};
const applyTheme = () => {
  html.dataset.theme = stored("theme", "system");
};
applyTheme();

$("#prefs")?.removeAttribute("hidden");
for (const select of $$("[data-pref]")) {
  const name = select.dataset.pref;
  select.value = stored(name, select.options[0].value);
  select.onchange = async () => {
    store(name, select.value);
    applyTheme();
    // Browsers ask for permission only after a click, and only here do we want one.
    if (name === "notify" && select.value === "on" && "Notification" in window) {
      const answer = await Notification.requestPermission();
      if (answer !== "granted") {
        select.value = "off";
        store(name, "off");
      }
    }
    if (name === "sound") sound("turn");
  };
}

document.addEventListener("input", ({ target }) => {
  const list = target.dataset?.filter;
  if (!list) return;
  const wanted = target.value.trim().toLowerCase();
  const items = $$(list + " li, " + list + " > :is(h2, h3, p, div)");
  for (const item of items) {
    item.toggleAttribute("data-off", wanted !== "" && !item.textContent.toLowerCase().includes(wanted));
  }
});

const players = $("#new select[name=players]");
const showSeats = () => {
  for (const seat of $$("[data-seat]")) seat.toggleAttribute("data-unused", +seat.dataset.seat >= +players.value);
};
if (players) {
  players.onchange = showSeats;
  showSeats();
}

/** Gives each address to pass on a button that copies it. */
function share() {
  for (const field of $$("[data-share]")) {
    if (field.nextElementSibling) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.copy;
    button.onclick = async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
      } catch {
        document.execCommand("copy");
      }
      say((button.textContent = words.copied));
    };
    field.after(button);
  }
}
share();

// Rules and cards are fetched when somebody wants to see them beside the table.
for (const panel of $$("[data-rules]"))
  panel.addEventListener("toggle", async ({ target }) => {
    if (!target.open || target.dataset.read) return;
    target.dataset.read = "yes";
    const book = await fetch(target.dataset.rules);
    if (book.ok) $(".book", target).innerHTML = await book.text();
  });
