// @ts-check
// Passkeys: the browser asks the device, and the server checks what it says.

const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const toBase64 = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Sends fields to the server; what it answers, or the reason why not. */
async function demand(path, fields = {}) {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  if (answer.status === 204) return {};
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

/** Lets a device make a passkey and the server keep it. */
async function keepPasskey() {
  const { challenge, rp, user, algorithms, known } = await demand("/passkeys/keep/begin");
  const { response } = await navigator.credentials.create({
    publicKey: {
      challenge: fromBase64(challenge),
      rp,
      user: { ...user, id: new TextEncoder().encode(user.id) },
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: known.map((id) => ({ type: "public-key", id: fromBase64(id) })),
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      attestation: "none",
    },
  });
  await demand("/passkeys/keep", {
    client_data: toBase64(response.clientDataJSON),
    attestation: toBase64(response.attestationObject),
  });
  location.assign("/settings");
}

/** Shows a passkey of whoever is there to the server. */
async function signIn() {
  const { challenge, site } = await demand("/passkeys/sign-in/begin");
  const { id, response } = await navigator.credentials.get({
    publicKey: {
      challenge: fromBase64(challenge),
      rpId: site,
      userVerification: "preferred",
    },
  });
  await demand("/passkeys/sign-in", {
    id,
    client_data: toBase64(response.clientDataJSON),
    device_data: toBase64(response.authenticatorData),
    signature: toBase64(response.signature),
  });
  location.assign("/mine");
}

for (const button of $$("[data-passkey]")) {
  const able = "PublicKeyCredential" in window;
  button.hidden = !able;
  button.nextElementSibling.hidden = able;
  button.onclick = async () => {
    button.disabled = true;
    try {
      await (button.dataset.passkey === "keep" ? keepPasskey() : signIn());
    } catch (error) {
      // Browsers have reasons for programmers; the server's are for people.
      alarm(
        error instanceof DOMException
          ? button.dataset[error.name === "InvalidStateError" ? "known" : "failed"]
          : error.message,
      );
    }
    button.disabled = false;
  };
}
