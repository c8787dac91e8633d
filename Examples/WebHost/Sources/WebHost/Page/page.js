"use strict";

// Sends what the user does to the server, and shows the screens that the server sends back.

let queue = Promise.resolve();
let pending = 0;
// The number of the state that the page shows, and of the state after the last accepted action.
let shown = -1, accepted = -1;
let watchers = [];

const current = () => document.getElementById("top");

// Actions are sent one after another, in the order in which the user performed them.
function act(parameter) {
  pending += 1;
  queue = queue
    .then(() => fetch("actions", { method: "POST", body: parameter }))
    .then(async (response) => {
      if (!response.ok) throw new Error(await response.text());
      accepted = Number(await response.text());
    })
    .catch(() => document.body.classList.add("offline"))
    .then(() => { pending -= 1; });
}

// MARK: Showing a screen

function morph(from, to, isOld) {
  if (from.nodeName !== to.nodeName || from.dataset?.screen !== to.dataset?.screen) {
    from.replaceWith(to);
    return;
  }
  if (from.nodeType !== Node.ELEMENT_NODE) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  for (const { name } of [...from.attributes]) {
    // The user opens and closes this element, not the server.
    if (!to.hasAttribute(name) && !(from.nodeName === "DETAILS" && name === "open")) {
      from.removeAttribute(name);
    }
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  const [old, fresh] = [[...from.childNodes], [...to.childNodes]];
  fresh.forEach((node, index) => {
    if (old[index]) morph(old[index], node, isOld); else from.append(node);
  });
  old.slice(fresh.length).forEach((node) => node.remove());
  // Do not replace text that the user has typed since.
  if (isOld) return;
  if (from.nodeName === "INPUT") {
    const keepsSecret = from.type === "password" && from.hasAttribute("data-filled");
    const value = from.getAttribute("value") ?? "";
    if (!keepsSecret && from.value !== value) from.value = value;
  } else if (from.nodeName === "SELECT") {
    from.value = from.querySelector("option[selected]")?.value ?? from.value;
  }
}

function show({ number, title, html }) {
  const before = current()?.dataset.screen;
  const fresh = document.createElement("body");
  fresh.innerHTML = html;
  document.title = title;
  morph(document.body, fresh, pending > 0 || number < accepted);
  shown = number;
  watchers = watchers.filter(([wanted, tell]) => wanted > shown || tell());
  if (before === current()?.dataset.screen) {
    if (document.activeElement === document.body) reveal();
    return;
  }
  const field = [...current().querySelectorAll(".field input")].find((one) => one.value === "");
  if (field) field.focus(); else document.activeElement?.blur();
  if (current().nodeName !== "DIALOG") scrollTo(0, 0);
}

// Scrolls to the focused row.
function reveal() {
  current().querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
}

const events = new EventSource("events");
events.onmessage = (event) => {
  document.body.classList.remove("offline");
  show(JSON.parse(event.data));
};
events.onerror = () => document.body.classList.add("offline");

// MARK: Mouse

document.addEventListener("click", (event) => {
  const element = event.target.closest?.("[data-row], [data-press], [data-offer]");
  if (!element || event.target.closest("a") || element.closest("[inert]")) return;
  const { row, press, offer, open, copy } = element.dataset;
  if (row) return act(`row=${row}`);
  if (offer) return act(offer);
  if (open) window.open(open, "_blank", "noreferrer");
  if (copy) navigator.clipboard?.writeText(copy);
  act(`press=${press}`);
});

// MARK: Forms

document.addEventListener("input", (event) => {
  const { name, value } = event.target;
  act(`${name}=${value}`);
});

document.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.target.matches(".search")) document.activeElement.blur(); else act("submit");
});

// MARK: Keys

const hostKeys = {
  ArrowDown: "move=1", ArrowRight: "move=1", j: "move=1",
  ArrowUp: "move=-1", ArrowLeft: "move=-1", k: "move=-1", Home: "focus=1", End: "focus=end",
  m: "more", r: "refresh", Escape: "back", Backspace: "back",
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
  if (event.target.matches("input, select, textarea")) {
    if (event.key !== "Escape") return;
    if (event.target.matches("[type=search]")) event.target.blur(); else act("back");
    return;
  }
  const row = current().querySelector("[aria-current]");
  if (event.key === "Enter" && row && !event.target.matches("button, a, summary")) {
    return act(`row=${row.dataset.row}`);
  }
  if (event.key === "/") {
    event.preventDefault();
    return current().querySelector("[type=search]")?.select();
  }
  const buttons = [...current().querySelectorAll("[data-press]:enabled")];
  const button = buttons.find((one) => one.dataset.key === event.key);
  if (!hostKeys[event.key] && button) return button.click();
  if (!hostKeys[event.key]) return;
  event.preventDefault();
  act(hostKeys[event.key]);
});

// MARK: Scripts

window.webHost = {
  // Resolves when the server has accepted all actions.
  idle: () => queue.then(() => true),
  // Resolves when the page shows a state with this number, or a later one.
  shows: (number) => new Promise((tell) => {
    if (shown >= number) tell(true); else watchers.push([number, () => { tell(true); }]);
  }),
};
