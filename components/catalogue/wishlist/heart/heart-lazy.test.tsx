/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { onNotice } from "@/lib/notice/notify";
import { openBrowserStore } from "@/store/browser-store";
import { sealTokens, signedIn, signedOut } from "@/store/slices/auth-slice";
import { loginPopupHidden } from "@/store/slices/login-popup-slice";
import type { AppStore } from "@/store/make-store";
import { SAVED_KEY, STORED_STATE_KEY } from "@/store/storage/storage";
import { type Reply, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { SESSION_USER, tokenPair } from "@/tests/setup/samples";
import { HeartButton } from "./heart-button";
import { run, start } from "./heart-lazy";
import { keepPendingHeart } from "./pending-heart";

const server = useEnvelopeServer();
let store: AppStore;
let said: string[];
let stopHearing: () => void;
let onServer: { vendorIds: string[]; productIds: string[] };
let answer: (method: string) => Reply | Promise<Reply>;

beforeEach(async () => {
  said = [];
  stopHearing = onNotice(({ message }) => said.push(message));
  onServer = { vendorIds: [], productIds: [] };
  answer = () => ({});
  server.reply = ({ method, url }) => (url.endsWith("/wishlist/ids") ? { data: onServer } : answer(method));
  store = await openBrowserStore();
  store.dispatch(signedOut());
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  stopHearing();
});

async function signIn(): Promise<void> {
  store.dispatch(signedIn({ ...sealTokens(tokenPair()), userData: SESSION_USER }));
  await store.context.persistence.flush();
}

/** Two hearts of one vendor, for a card that is on the page twice, and one of another vendor. */
function page() {
  const heart = (id: string) => (
    <HeartButton kind="vendor" id={id} name={`Vendor ${id}`} returnUrl="/vendor" />
  );
  render(
    <div onSubmit={(event) => event.preventDefault()}>
      {heart("v1")}
      {heart("v1")}
      {heart("v2")}
    </div>,
  );
}
const hearts = () => screen.getAllByRole("button").map((each) => each.getAttribute("aria-pressed"));
const press = () => run(screen.getAllByRole("button", { name: "Shortlist Vendor v1" })[0] as HTMLElement);
const calls = () =>
  server.seen
    .filter(({ url }) => !url.endsWith("/ids"))
    .map(({ method, url }) => `${method} ${url.slice(7)}`);

test("without script the heart leads to the sign-in page and back", () => {
  page();
  const form = screen.getAllByRole("button")[0]?.closest("form");
  expect(form?.getAttribute("action")).toBe("/login");
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ returnUrl: "/vendor" });
});

test("updates every heart of the vendor at once and tells the server", async () => {
  await signIn();
  page();
  const pressed = press();
  expect(hearts()).toEqual(["true", "true", "false"]);
  await pressed;
  expect(hearts()).toEqual(["true", "true", "false"]);
  expect(server.seen.at(-1)).toMatchObject({ method: "POST", body: { vendorId: "v1" } });
  expect(said).toEqual(["Vendor shortlisted"]);
  await waitFor(() =>
    expect(localStorage.getItem(SAVED_KEY)).toBe(JSON.stringify({ vendorIds: ["v1"], productIds: [] })),
  );
  await press();
  expect(calls().at(-1)).toBe("DELETE /wishlist/v1?wishtListType=vendor");
  expect(said.at(-1)).toBe("Shortlisted Vendor removed");
  expect(hearts()).toEqual(["false", "false", "false"]);
});

test("reverts and says why when the server refuses", async () => {
  await signIn();
  page();
  answer = () => ({ status: 400, message: "Your shortlist is full" });
  const pressed = press();
  expect(hearts()[0]).toBe("true");
  await pressed;
  expect(hearts()).toEqual(["false", "false", "false"]);
  expect(said).toEqual(["Your shortlist is full"]);
  answer = () => "hang up";
  await press();
  expect(hearts()[0]).toBe("false");
  expect(said.at(-1)).toBe("Error occured please try again!");
});

test("the last of several quick clicks counts", async () => {
  await signIn();
  page();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer = () => held.then(() => ({}));
  const presses = [press(), press(), press(), press()];
  expect(hearts()[0]).toBe("false");
  release();
  await Promise.all(presses);
  expect(hearts()[0]).toBe("false");
  expect(store.getState().saved.vendorIds).toEqual([]);
  expect(calls().length % 2).toBe(0);
});

test("removing what another tab has removed succeeds", async () => {
  onServer = { vendorIds: ["v1"], productIds: [] };
  await signIn();
  page();
  await start();
  expect(hearts()).toEqual(["true", "true", "false"]);
  answer = () => ({ status: 404, message: "This vendor is not on your shortlist" });
  await press();
  expect(hearts()[0]).toBe("false");
  expect(said).toEqual(["Shortlisted Vendor removed"]);
});

test("hearts follow changes in another tab and a sign-out", async () => {
  await signIn();
  page();
  await start();
  act(() => {
    localStorage.setItem(SAVED_KEY, JSON.stringify({ vendorIds: ["v2"], productIds: [] }));
    window.dispatchEvent(new StorageEvent("storage", { key: SAVED_KEY }));
  });
  expect(hearts()).toEqual(["false", "false", "true"]);
  expect(store.getState().saved.vendorIds).toEqual(["v2"]);
  store.dispatch(signedOut());
  expect(localStorage.getItem(SAVED_KEY)).toBeNull();
  await store.context.persistence.flush();
  expect(hearts()).toEqual(["false", "false", "false"]);
});

test("a guest's click is applied after the login, and doesn't remove what was already saved", async () => {
  await store.context.persistence.flush();
  page();
  await press();
  expect(store.getState().loginPopup).toEqual({ open: true, type: "shortlist", value: "v1" });
  expect(calls()).toEqual([]);
  await signIn();
  store.dispatch(loginPopupHidden());
  await waitFor(() => expect(said).toEqual(["Vendor shortlisted"]));
  expect(hearts()).toEqual(["true", "true", "false"]);
  expect(store.getState().loginPopup).toEqual({ open: false, type: null, value: "" });
  expect(sessionStorage.length).toBe(0);
});

test("a guest who registers from the popup finds it saved after signing in", async () => {
  await signIn();
  keepPendingHeart({ kind: "vendor", id: "v2" });
  page();
  await start();
  expect(hearts()).toEqual(["false", "false", "true"]);
  expect(calls()).toEqual(["POST /wishlist"]);
  await start();
  expect(calls()).toHaveLength(1);
});

test("a vendor only gets a message", async () => {
  const vendor = { id: "v9", _id: "v9", email: "v@x.test", roleUser: "vendor", vendorName: "Rasa" };
  localStorage.setItem(
    STORED_STATE_KEY,
    JSON.stringify({ auth: JSON.stringify({ accessToken: "c", refreshToken: "c", userData: vendor }) }),
  );
  page();
  await start();
  fireEvent.click(screen.getAllByRole("button")[2] as HTMLElement);
  await press();
  expect(said).toEqual(["Please log in as a customer to do this"]);
  expect(hearts()).toEqual(["false", "false", "false"]);
  expect(server.seen).toEqual([]);
});
