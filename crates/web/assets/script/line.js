// @ts-check
// The line to the table.

const id = document.body.dataset.table;
const base = `/t/${id}`;
const chair = new URLSearchParams(location.search).get("seat");
const asSeat = chair === null ? {} : { seat: chair };
/** After how long without a word the page asks whether somebody hears it, after how long the line is dead, and how often to look, in ms: together at most eight seconds. */
const BEAT = 3000,
  SILENCE = 7000,
  LOOK = 1000;
let socket,
  version,
  tries = 0,
  opened = false,
  heard = 0,
  asked = 0,
  polling = false,
  beat,
  next;
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
  // A browser that cannot read what a line brings asks by ordinary requests.
  if (!window.DecompressionStream) {
    polling = true;
    poll();
    return;
  }
  const address = new URL(`${base}/live`, location.href.replace(/^http/, "ws"));
  address.search = String(new URLSearchParams({ since: version, ...asSeat }));
  const line = (socket = new WebSocket(address)),
    read = reading(line);
  line.binaryType = "arraybuffer";
  heard = asked = Date.now();
  line.onopen = () => {
    opened = true;
    polling = false;
    tries = 0;
    badge("");
    for (const message of unanswered.values()) line.send(JSON.stringify(message));
  };
  line.onmessage = ({ data }) => {
    heard = Date.now();
    // The only text is the answer to a beat.
    if (typeof data !== "string") read(data);
  };
  line.onclose = lose;
}

/** Gives up the line, without waiting until the other end agrees, and tries another. */
function lose() {
  const line = socket;
  if (!line) return;
  socket = undefined;
  line.onopen = line.onmessage = line.onclose = null;
  line.close();
  tries += 1;
  if (!polling) badge(words.reconnecting);
  // A line that never opened may be forbidden on the way: ask by ordinary requests.
  if (!opened && tries >= 2 && !polling) {
    polling = true;
    badge("");
    poll();
  }
  clearTimeout(next);
  next = setTimeout(connect, polling ? 15000 : Math.min(250 * 2 ** tries, 2000));
}

/** Asks whether somebody hears the page, and notices a line that is dead without saying so. A page that nobody looks at asks seldom, and its line is not dead for that. */
function listen() {
  if (!socket) return;
  const now = Date.now();
  if (asked > heard || socket.readyState !== WebSocket.OPEN) {
    if (now - heard > SILENCE) lose();
  } else if (now - heard >= BEAT) {
    asked = now;
    socket.send('{"do":"ping"}');
  }
}

/** Reads a line: what comes is a single compressed stream of texts, each with a control character at its end. */
function reading(line) {
  const stream = new DecompressionStream("deflate-raw"),
    writer = stream.writable.getWriter();
  const reader = stream.readable.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    for (let begun = ""; ;) {
      const { value, done } = await reader.read();
      if (done) return;
      const texts = (begun + value).split("\x1d");
      begun = texts.pop();
      for (const text of texts) {
        // What a lost line still brings comes anew through the next, which knows nothing of it.
        if (line !== socket) return;
        try {
          receive(parse(text));
        } catch (error) {
          reportError(error);
        }
      }
    }
  };
  // What cannot be read comes anew through another line.
  read().catch(() => {
    if (line === socket) lose();
  });
  return (bytes) => writer.write(bytes).catch(() => {});
}

/** New zones stand behind the rest of a message, where a null holds their place; then lines of the log, what is said of them, and what happened, as events. */
function parse(text) {
  const [head, ...fresh] = text.split("\x1e"),
    message = JSON.parse(head);
  if (message.zones) message.zones = message.zones.map((zone) => zone ?? fresh.shift());
  if (message.log) {
    const [html, aloud, events] = fresh;
    Object.assign(message.log, { html, aloud, events: events ? JSON.parse(events) : undefined });
  }
  return message;
}

async function poll() {
  while (polling) {
    try {
      const answer = await fetch(`${base}/fragment?` + new URLSearchParams({ since: version, ...asSeat }));
      badge("");
      const text = await answer.text();
      // Meanwhile there may be a line, which knows by itself what the page shows.
      if (polling && answer.status === 200)
        for (const message of text.split("\x1d").slice(0, -1)) receive(parse(message));
    } catch {
      badge(words.reconnecting);
    }
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
  if (!answer) {
    alarm(words.offline);
    return false;
  }
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
  if (message.zones) {
    const part = document.createElement("template");
    part.innerHTML = whole(message.zones);
    complete(part.content);
    if (message.ply !== undefined && +table.dataset.ply !== message.ply) touched = [];
    if (message.ply !== undefined) table.dataset.ply = message.ply;
    update([...part.content.children]);
  }
  if (message.log) log(message.log);
  if (message.chat) chat(message.chat);
  if (message.title) document.title = message.title;
  if (message.zones && message.ply !== undefined && !message.yourTurn) sound("move");
  if (message.zones) turn(message.yourTurn);
  if (restarting && sent?.do === "undo") restart();
  stay();
}
