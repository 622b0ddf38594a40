// The line to the table.

const id = document.body.dataset.table;
const base = `/t/${id}`;
const chair = new URLSearchParams(location.search).get("seat");
const asSeat = chair === null ? {} : { seat: chair };
let socket, version, tries = 0, opened = false, heard = 0, polling = false, beat;
const unanswered = new Map();
const fresh = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
const connected = () => socket?.readyState === WebSocket.OPEN || polling;

function badge(text) {
  const place = $("#link");
  place.hidden = !text;
  place.textContent = text;
  document.body.classList.toggle("offline", !!text);
}

function connect() {
  const address = new URL(`${base}/live`, location.href.replace(/^http/, "ws"));
  address.search = new URLSearchParams({ since: version, ...asSeat });
  socket = new WebSocket(address);
  heard = Date.now();
  socket.onopen = () => {
    opened = true;
    polling = false;
    tries = 0;
    badge("");
    for (const message of unanswered.values()) socket.send(JSON.stringify(message));
  };
  // A long message comes in parts; all but the last begin with a plus.
  let begun = "";
  socket.onmessage = ({ data }) => {
    heard = Date.now();
    if (data[0] === "+") { begun += data.slice(1); return; }
    receive(parse(begun + data));
    begun = "";
  };
  socket.onclose = () => {
    socket = undefined;
    tries += 1;
    if (!polling) badge(words.reconnecting);
    // A line that never opened may be forbidden on the way: ask by ordinary requests.
    if (!opened && tries >= 2 && !polling) { polling = true; badge(""); poll(); }
    setTimeout(connect, polling ? 15000 : Math.min(250 * 2 ** tries, 2000));
  };
}

/** Notices a line that is dead without saying so. */
function listen() {
  if (socket?.readyState !== WebSocket.OPEN) return;
  if (Date.now() - heard > 9000) return socket.close();
  socket.send('{"do":"ping"}');
}

/** New pieces of the page stand behind the rest of a message, where a null holds their place; then lines of the log, and what is said of them. */
function parse(text) {
  const [head, ...fresh] = text.split("\x1e"), message = JSON.parse(head);
  if (message.html) message.html = message.html.map((run) => run ?? fresh.shift());
  if (message.log) [message.log.html, message.log.aloud] = fresh;
  return message;
}

async function poll() {
  while (polling) {
    try {
      const answer = await fetch(`${base}/fragment?` + new URLSearchParams({ since: version, ...asSeat }));
      badge("");
      if (answer.status === 200) receive(parse(await answer.text()));
    } catch { badge(words.reconnecting); }
    await new Promise((done) => setTimeout(done, 1500));
  }
}

function send(message) {
  if (!connected()) return alarm(words.offline);
  Object.assign(message, asSeat, { key: message.key ?? fresh() });
  if (socket?.readyState === WebSocket.OPEN) {
    unanswered.set(message.key, message);
    return socket.send(JSON.stringify(message));
  }
  const { do: what, ...fields } = message;
  post(`${base}/${what}`, new URLSearchParams(fields));
}

async function post(address, body) {
  const answer = await fetch(address, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  if (!answer) { alarm(words.offline); return false; }
  if (answer.status < 400) return true;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  alarm(($(".notice p", page) ?? $("h1", page))?.textContent ?? words.offline);
  sound("error");
  return false;
}

function receive(message) {
  const stay = holdField();
  const sent = unanswered.get(message.ack);
  unanswered.delete(message.ack);
  if (sent) remember(sent, message.refused);
  if (message.refused && restarting) restarting = false;
  else if (message.refused) {
    alarm(message.refused.words, message.refused.rules);
    sound("error");
    chooseAgain();
  }
  if (message.deal) heed(message.deal);
  if (message.go) location.href = message.go;
  if (message.version) version = message.version;
  if (message.html) {
    const part = document.createElement("template");
    part.innerHTML = whole(message.html);
    complete(part.content);
    if (message.ply !== undefined && +table.dataset.ply !== message.ply) touched = [];
    if (message.ply !== undefined) table.dataset.ply = message.ply;
    update([...part.content.children]);
  }
  if (message.log) log(message.log);
  if (message.chat) chat(message.chat);
  if (message.title) document.title = message.title;
  if (message.html && message.ply !== undefined && !message.yourTurn) sound("move");
  if (message.html) turn(message.yourTurn);
  if (restarting && sent?.do === "undo") restart();
  stay();
}
