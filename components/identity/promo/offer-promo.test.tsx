/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { PROMO_DELAY_MS } from "@/contracts/identity/registration/promo";
import { isPromoDismissed } from "@/lib/promo/promo-dismissal";
import { captureReferral } from "@/lib/promo/referral";
import { STORED_EVENT } from "@/store/storage/storage";
import { client } from "@/services/http";
import { sendByXhr } from "@/services/xhr";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { offerPromo } from "./offer-promo";
import { PromoDialog } from "./promo-dialog";

const server = useEnvelopeServer();
let signedIn: boolean;
const start = (main = <main />) => {
  render(
    <>
      {main}
      <PromoDialog />
    </>,
  );
  offerPromo(() => signedIn);
};

// jsdom doesn't implement modal dialogs; the browser tests cover opening and closing.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  signedIn = false;
  window.sayangOffersPromo = false;
  globalThis.fetch = async (url, init = {}) => {
    const answer = await sendByXhr(String(url).replace("/api/v1", client.baseUrl), init);
    return {
      ...answer,
      ok: answer.status === 200,
      json: async () => JSON.parse(await answer.text()),
    } as Response;
  };
});
afterEach(() => {
  cleanup();
  for (const left of document.querySelectorAll("dialog")) left.remove();
  localStorage.clear();
  jest.useRealTimers();
});

const popup = () => screen.queryByRole("dialog");
async function after(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}
async function opened(): Promise<HTMLElement> {
  start();
  await after(PROMO_DELAY_MS);
  return waitFor(() => screen.getByRole("dialog", { name: "10% off, up to $500" }), { timeout: 5000 });
}
/** Returns the elements with these words that can be seen. */
const seen = (words: string | RegExp) =>
  screen.queryAllByText(words).filter((element) => !element.closest("[hidden], dialog:not([open])"));
const email = () => screen.getByLabelText<HTMLInputElement>("Email address");
const terms = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /Terms and Conditions/ });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send my code" }));
function signIn(): void {
  signedIn = true;
  window.dispatchEvent(new Event(STORED_EVENT));
}

test("opens three seconds after load, and remembers being closed", async () => {
  start();
  await after(PROMO_DELAY_MS - 100);
  expect(popup()).toBeNull();
  await after(100);
  await waitFor(() => expect(popup()).toBeTruthy());
  expect(document.activeElement?.textContent).toBe("10% off, up to $500");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(popup()).toBeNull();
  expect(isPromoDismissed()).toBe(true);

  cleanup();
  start();
  await after(PROMO_DELAY_MS * 3);
  expect(popup()).toBeNull();
});

test("doesn't open for signed-in visitors, and closes on a sign-in", async () => {
  signedIn = true;
  start();
  await after(PROMO_DELAY_MS * 3);
  expect(popup()).toBeNull();
  cleanup();
  signedIn = false;

  await opened();
  signIn();
  expect(popup()).toBeNull();
  expect(isPromoDismissed()).toBe(false);
});

test("waits while the visitor is typing", async () => {
  start(<input aria-label="Search" />);
  const search = screen.getByLabelText("Search");
  search.focus();
  await after(PROMO_DELAY_MS * 4);
  expect(popup()).toBeNull();
  expect(document.activeElement).toBe(search);
  search.blur();
  await after(2000);
  await waitFor(() => expect(popup()).toBeTruthy());
});

test("waits for two seconds after a press or a key", async () => {
  start();
  await after(PROMO_DELAY_MS - 500);
  fireEvent.pointerDown(document.body);
  await after(1400);
  expect(popup()).toBeNull();
  fireEvent.keyDown(document.body);
  await after(1900);
  expect(popup()).toBeNull();
  await after(2000);
  expect(popup()).toBeTruthy();
});

test("leaves the page's own elements unchanged, which React has yet to hydrate", async () => {
  start();
  const own = document.querySelector("dialog")?.cloneNode(true) ?? null;
  await after(PROMO_DELAY_MS);
  await waitFor(() => expect(popup()).toBeTruthy());
  send();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
  expect(document.querySelector("dialog")?.isEqualNode(own)).toBe(true);
});

test("shows both errors at their fields and sends nothing", async () => {
  await opened();
  send();
  await screen.findByText("Email is required");
  expect(seen("Please agree to the Terms and Conditions")).toHaveLength(1);
  expect(document.activeElement).toBe(email());
  fireEvent.change(email(), { target: { value: "mei@" } });
  fireEvent.click(terms());
  send();
  await screen.findByText("Please enter a valid email address");
  expect(seen("Please agree to the Terms and Conditions")).toEqual([]);
  expect(email().value).toBe("mei@");
  expect(server.seen).toEqual([]);
});

test("links to the vendors when done, and doesn't open again", async () => {
  await opened();
  fireEvent.change(email(), { target: { value: " Mei@Sayang.test " } });
  fireEvent.click(terms());
  send();
  await screen.findByRole("heading", { name: "Thank you" });
  expect(server.seen[0]).toMatchObject({
    method: "POST",
    url: "/api/v1/user/get-promo",
    body: { email: "mei@sayang.test", refCode: "", isPrivacyAndTerms: true, wantsOffers: false },
  });
  expect(screen.getByRole("link", { name: "Start Planning" }).getAttribute("href")).toBe("/vendor");
  expect(isPromoDismissed()).toBe(true);
});

test.each([
  [{ status: 400, message: "This address has had its code" } as const, "This address has had its code"],
  [{ status: 500, message: "" } as const, "Something went wrong. Please try again."],
  ["hang up" as const, "Something went wrong. Please try again."],
])("a refusal is shown and what was typed stays: %j", async (reply, words) => {
  server.reply = () => reply;
  await opened();
  fireEvent.change(email(), { target: { value: "mei@sayang.test" } });
  fireEvent.click(terms());
  send();
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect([email().value, terms().checked]).toEqual(["mei@sayang.test", true]);
  expect(isPromoDismissed()).toBe(false);
});

test.each([
  ["venues", "HALLS", true, false],
  ["venues", "FRIENDS", false, true],
  ["flowers", "ROSES", true, true],
])("on a page about %s, sent by %s, an influencer: %p", async (category, code, isInfluencer, isOffered) => {
  captureReferral(`https://sayang.test/?ref=${code}`);
  server.reply = ({ url }) => (url.includes("get-ref") ? { data: { isInfluencer } } : {});
  start(<main data-category={category} />);
  await after(PROMO_DELAY_MS);
  await waitFor(() => expect(server.seen[0]?.url).toContain("get-ref"));
  if (isOffered) await screen.findByRole("dialog");
  else await after(PROMO_DELAY_MS);
  expect(popup() !== null).toBe(isOffered);
});

test("a code whose owner isn't known promises no venues", async () => {
  captureReferral("https://sayang.test/?ref=NOBODY");
  server.reply = () => "hang up" as const;
  await opened();
  expect(seen(/venues are excluded/)).toHaveLength(1);
});

test.each([
  ["MEILIN", true],
  ["AUNTIE-MAY", false],
])("sent by %s, an influencer: %p", async (code, isInfluencer) => {
  captureReferral(`https://sayang.test/?ref=${code}`);
  server.reply = ({ url }) => (url.includes("get-ref") ? { data: { isInfluencer } } : {});
  await opened();
  expect(server.seen[0]?.url).toBe(`/api/v1/user/get-ref?ref=${code}`);
  expect(seen(/venues are excluded/)).toHaveLength(isInfluencer ? 1 : 0);
  fireEvent.change(email(), { target: { value: "mei@sayang.test" } });
  fireEvent.click(terms());
  send();
  await screen.findByRole("heading", { name: "Thank you" });
  expect(server.seen.at(-1)?.body).toMatchObject({ refCode: code });
});
