/** @jest-environment jsdom */
import { PROMO_DELAY_MS } from "@/contracts/identity/registration/promo";
import { DATA_EVENT, HYDRATED_EVENT, STALE_EVENT } from "@/lib/page/document-signals";
import { dismissPromo } from "@/lib/promo/promo-dismissal";
import { MINUTE_MS } from "@/lib/time";
import { STORED_STATE_KEY } from "@/store/storage/storage";
import { startAtFirstIntent } from "./first-intent";

const DATA = "/_document/data.js";
const CHUNKS = ["/_next/a.js", "/_next/b.js"];
const asked = () => [...document.head.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);
const arrive = () => window.dispatchEvent(new CustomEvent(DATA_EVENT, { detail: CHUNKS }));
const hydrate = () => window.dispatchEvent(new Event(HYDRATED_EVENT));
const fail = () => document.head.querySelector("script")?.onerror?.(new Event("error"));
const signIn = () => {
  const userData = { id: "c1", email: "c@sayang.test", roleUser: "customer", firstName: "Mei" };
  const auth = JSON.stringify({ accessToken: "cipher", refreshToken: "cipher", userData });
  localStorage.setItem(STORED_STATE_KEY, JSON.stringify({ auth }));
};

let followed: string[];
beforeEach(() => {
  jest.useFakeTimers();
  dismissPromo();
  followed = [];
  document.body.innerHTML = `<a href="/plain">Plain</a><a href="/visit" data-lazy="appointment"><b>Visit</b></a>
    <form action="/login"><button data-lazy="heart">Save</button></form><button type="button">Menu</button>`;
  const follow = (event: Event) => {
    if (!event.defaultPrevented) followed.push((event.target as HTMLElement).textContent);
    event.preventDefault();
  };
  document.body.onclick = follow;
});
afterEach(() => {
  // Also removes the listeners.
  hydrate();
  document.body.onclick = null;
  document.head.innerHTML = "";
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
});
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test("nothing is fetched before the first sign of intent, then the data, then the framework", () => {
  startAtFirstIntent(DATA);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(MINUTE_MS);
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event("keydown"));
  window.dispatchEvent(new Event("pointermove"));
  expect(asked()).toEqual([DATA]);
  arrive();
  expect(asked()).toEqual([DATA, ...CHUNKS]);
});

test("visitors with a session get it immediately, even when it begins in another tab", () => {
  startAtFirstIntent(DATA);
  window.dispatchEvent(new Event("storage"));
  expect(asked()).toEqual([]);
  signIn();
  window.dispatchEvent(new Event("storage"));
  expect(asked()).toEqual([DATA]);
  hydrate();
  document.head.innerHTML = "";
  startAtFirstIntent(DATA);
  expect(asked()).toEqual([DATA]);
});

test("the promo popup opens without it, and what is done in the popup doesn't load it", () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  localStorage.clear();
  document.body.insertAdjacentHTML(
    "beforeend",
    '<dialog data-promo><button type="button">Hear more</button></dialog>',
  );
  startAtFirstIntent(DATA);
  window.dispatchEvent(new Event("load"));
  jest.advanceTimersByTime(PROMO_DELAY_MS - 1);
  expect(document.querySelector("dialog[open]")).toBeNull();
  jest.advanceTimersByTime(1);
  const button = document.querySelector<HTMLButtonElement>("dialog[open] button");
  for (const type of ["focusin", "pointermove", "keydown"])
    button?.dispatchEvent(new Event(type, { bubbles: true }));
  button?.click();
  expect(followed).toEqual(["Hear more"]);
  expect(asked()).toEqual([]);
  document.body.dispatchEvent(new Event("pointermove", { bubbles: true }));
  expect(asked()).toEqual([DATA]);
});

test("presses wait for hydration and are replayed once; links that need no script don't wait", () => {
  startAtFirstIntent(DATA);
  press("a[href='/plain']");
  expect(followed).toEqual(["Plain"]);
  press("b");
  press("b");
  press("[data-lazy=heart]");
  expect(document.querySelector("[data-lazy=heart]")?.getAttribute("aria-busy")).toBe("true");
  arrive();
  expect(followed).toEqual(["Plain"]);
  hydrate();
  expect(followed).toEqual(["Plain", "Visit", "Save"]);
  expect(document.querySelector("[aria-busy]")).toBeNull();
  press("button[type=button]");
  expect(followed.at(-1)).toBe("Menu");
});

test("the last press follows its link or form when a script fails or takes too long", () => {
  startAtFirstIntent(DATA);
  press("b");
  fail();
  expect(followed).toEqual(["Visit"]);
  press("[data-lazy=heart]");
  jest.advanceTimersByTime(7_000);
  expect(followed).toEqual(["Visit"]);
  jest.advanceTimersByTime(2_000);
  expect(followed).toEqual(["Visit", "Save"]);
  // A late script replays nothing.
  hydrate();
  expect(followed).toEqual(["Visit", "Save"]);
});

test("a button that needs script says so, and its next press retries only what failed", () => {
  startAtFirstIntent(DATA);
  press("button[type=button]");
  arrive();
  const script = [...document.head.querySelectorAll("script")].at(-1);
  script?.onerror?.(new Event("error"));
  expect(document.querySelector("[role=alert]")?.textContent).toContain("This didn’t load.");
  expect(asked()).toEqual([DATA, CHUNKS[0]]);
  press("button[type=button]");
  expect(asked()).toEqual([DATA, ...CHUNKS]);
  hydrate();
  expect(followed).toEqual(["Menu"]);
});

test("on a page with stale data links and forms work at once, and a signed-in visitor’s heart does nothing", () => {
  signIn();
  startAtFirstIntent(DATA);
  sessionStorage.setItem("sayang:reloaded", String(Date.now()));
  window.dispatchEvent(new Event(STALE_EVENT));
  press("b");
  expect(followed).toEqual(["Visit"]);
  press("[data-lazy=heart]");
  expect(followed).toEqual(["Visit"]);
});
