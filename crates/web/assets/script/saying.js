// @ts-check
// Saying things: to those who read, to those who listen, and by sound.

let quiet;
const say = (text) => {
  const place = $("#say");
  // The same text twice is read twice only if it differs.
  place.textContent = place.textContent === text ? text + "\u00a0" : text;
};
/** Lets screen readers say what others did, each line once, after what they are saying. */
function announce(lines) {
  const place = $("#heard"),
    fresh = lines
      .split("\n")
      .filter(Boolean)
      .map((text) => {
        const line = document.createElement("p");
        line.textContent = text;
        return line;
      });
  place.append(...fresh);
  while (place.children.length > HEARD) place.firstChild.remove();
}
// What is said stays for a while: some readers come late.
const HEARD = 12;
const alarm = (text, rules = []) => {
  const place = $("#alert");
  place.replaceChildren(text);
  for (const { number, text } of rules) {
    const line = document.createElement("small");
    line.textContent = ` ${number}: ${text}`;
    place.append(document.createElement("br"), line);
  }
  clearTimeout(quiet);
  quiet = setTimeout(() => place.replaceChildren(), 4000 + 40 * place.textContent.length);
};

let audio;
const VOLUMES = { quiet: 0.03, on: 0.08, loud: 0.2 };
const TONES = { move: [392], turn: [523, 659], end: [523, 659, 784], error: [196] };
function sound(kind) {
  const loudness = VOLUMES[stored("sound", "off")];
  // Browsers are silent until somebody has touched the page.
  if (!loudness || !window.AudioContext || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  audio ??= new AudioContext();
  TONES[kind].forEach((pitch, i) => {
    const tone = audio.createOscillator(),
      volume = audio.createGain();
    const start = audio.currentTime + i * 0.12;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    // Plucked like a thumb piano: a soft beginning, a longer end.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(kind === "move" ? loudness / 2 : loudness, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.35);
  });
}
