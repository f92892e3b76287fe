/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { DAY_MS } from "@/lib/time";
import { api } from "@/services/api";
import { orderApi } from "@/services/sale/order";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { SESSION_USER, tokenPair } from "@/tests/setup/samples";
import { openTokens } from "./slices/auth-slice";
import { makeStore } from "./make-store";
import { signIn, signOut, verifyTwoStep } from "./session";
import { localStateStorage, STORED_STATE_KEY } from "./storage/storage";
import { readStoredSession } from "./storage/stored-session";

const server = useEnvelopeServer();
beforeEach(() => {
  localStorage.clear();
  Cookies.remove("userId");
});

const BODY = { email: SESSION_USER.email, password: "Sayang#2026" };
const { getOrder } = orderApi.endpoints;

/** A tab: its own store over the browser's storage. */
async function tab(here = "/user/manage-orders?page=2") {
  const left: string[] = [];
  let leave: () => void;
  const leaving = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const browser = {
    storage: localStateStorage(),
    here: () => here,
    leave: (path: string) => {
      left.push(path);
      leave();
    },
  };
  const store = makeStore(browser);
  const { persistence } = store.context;
  persistence.start(store);
  await persistence.ready;
  return Object.assign(store, { left, gone: () => leaving });
}

/** A server whose refresh tokens work once; a reused one ends the session, as on the real server. */
function strictServer() {
  const state = { issued: 1, expiredUpTo: 0, over: false };
  server.reply = ({ url, body, authorization }) => {
    if (url.endsWith("/user/auth/login"))
      return { data: { tokens: tokenPair(state.issued), user: SESSION_USER, orders: 0 } };
    if (url.includes("/cart")) return { data: { cartCount: 4 } };
    if (url.endsWith("/auth/refresh")) {
      state.over ||= (body as { refreshToken: string }).refreshToken !== `refresh-${state.issued}`;
      if (!state.over) state.issued += 1;
      return state.over ? { status: 401 } : { data: tokenPair(state.issued) };
    }
    if (url.includes("/order/")) {
      const valid = Number(authorization.split("access-")[1]) > state.expiredUpTo;
      return valid ? { data: { id: "o1" } } : { status: 401 };
    }
    return {};
  };
  return state;
}

test("signing in stores the session: encrypted tokens, only auth and cart, and the user id in a cookie", async () => {
  strictServer();
  const store = await tab();
  await store.dispatch(signIn("customer", BODY));
  const stored = localStorage.getItem(STORED_STATE_KEY) ?? "";
  expect(Object.keys(JSON.parse(stored) as object).sort()).toEqual(["_persist", "auth", "cart"]);
  expect(stored).not.toMatch(/access-1|refresh-1|Sayang#2026/);
  expect(JSON.parse((JSON.parse(stored) as { _persist: string })._persist)).toMatchObject({ version: 1 });
  expect(readStoredSession(stored)).toEqual({
    role: "customer",
    name: "Mei",
    cartCount: 4,
    shortlistCount: 0,
    wishlistCount: 0,
  });
  expect(Cookies.get("userId")).toBe("c1");

  const next = await tab();
  expect(openTokens(next.getState().auth)).toEqual({ access: "access-1", refresh: "refresh-1" });
  expect(next.getState().auth.userData).toEqual(SESSION_USER);
  expect(next.getState().cart.cartCount).toBe(4);
});

test("the user id cookie lives for 7 days", async () => {
  strictServer();
  const store = await tab();
  const written: string[] = [];
  const set = jest.spyOn(document, "cookie", "set").mockImplementation((value) => void written.push(value));
  const before = Date.now();
  await store.dispatch(signIn("customer", BODY));
  set.mockRestore();
  const expires = new Date(/userId=c1;.*expires=([^;]+)/.exec(written.join("\n"))?.[1] ?? "");
  const signedInAt = expires.getTime() - 7 * DAY_MS;
  // A cookie's date has no milliseconds.
  expect(signedInAt).toBeGreaterThan(before - 1000);
  expect(signedInAt).toBeLessThanOrEqual(Date.now());
});

test("a pending second step signs nobody in, and a failed one leaves no user id", async () => {
  server.reply = ({ url }) =>
    url.endsWith("/user/auth/login")
      ? { data: { twoStepAuthentication: true, email: SESSION_USER.email } }
      : { status: 400, message: "Invalid code" };
  Cookies.set("userId", "somebody");
  const store = await tab();
  expect(await store.dispatch(signIn("customer", BODY))).toEqual({
    kind: "two-step",
    email: SESSION_USER.email,
  });
  expect(store.getState().auth.role).toBeNull();
  expect(Cookies.get("userId")).toBeUndefined();
  Cookies.set("userId", "somebody");
  const code = { email: SESSION_USER.email, code: "000000", rememberBrowser: false };
  await expect(store.dispatch(verifyTwoStep(code))).rejects.toMatchObject({ message: "Invalid code" });
  expect(Cookies.get("userId")).toBeUndefined();
});

test("many calls refused at once cause one refresh, and all of them succeed", async () => {
  const state = strictServer();
  const store = await tab();
  await store.dispatch(signIn("customer", BODY));
  state.expiredUpTo = 1;
  const ids = Array.from({ length: 20 }, (_, at) => `order-${at}`);
  const answers = await Promise.all(ids.map((id) => store.dispatch(getOrder.initiate(id))));
  expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true);
  expect(server.seen.filter(({ url }) => url.endsWith("/auth/refresh"))).toHaveLength(1);
  expect(store.left).toEqual([]);
});

test("a 401 leads to the sign-in page for the URL that was called", async () => {
  const paths: string[] = [];
  for (const url of ["/vendor/orders", "/order-vendor/order", "/user/vendor", "/user/vendor/1"]) {
    server.reply = () => ({ status: 401 });
    const store = await tab("/somewhere");
    const { anything } = api.injectEndpoints({
      overrideExisting: true,
      endpoints: (build) => ({ anything: build.query<unknown, void>({ query: () => ({ url }) }) }),
    }).endpoints;
    await store.dispatch(anything.initiate());
    await store.gone();
    paths.push(store.left.join());
  }
  expect(paths.map((path) => path.split("?")[0])).toEqual([
    "/vendor/login",
    "/login",
    "/login",
    "/vendor/login",
  ]);
});

test("if the URL is ambiguous, the role that was signed in decides, and otherwise the page", async () => {
  const message = {
    id: "v1",
    _id: "v1",
    email: "v@sayang.test",
    roleUser: "vendor",
    vendorName: "Rasa",
    categories: [],
  };
  server.reply = ({ url }) =>
    url.endsWith("/vendor/auth/login")
      ? { data: { tokens: tokenPair(1), vendor: message } }
      : { status: 401 };
  const { roomsList } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      roomsList: build.query<unknown, void>({ query: () => ({ url: "/room/roomsList", method: "POST" }) }),
    }),
  }).endpoints;
  const signedIn = await tab("/vendor/dashboard/messages");
  await signedIn.dispatch(signIn("vendor", BODY));
  await signedIn.dispatch(roomsList.initiate());
  await signedIn.gone();
  expect(signedIn.left.join()).toMatch(/^\/vendor\/login\?returnUrl=%2Fvendor%2Fdashboard%2Fmessages/);

  const lost = await tab("/vendor/dashboard/orders");
  await lost.dispatch(getOrder.initiate("o1"));
  await lost.gone();
  expect(lost.left.join()).toMatch(/^\/vendor\/login\?returnUrl=%2Fvendor%2Fdashboard%2Forders/);
});

test("the same tokens never look the same in storage, and damaged ones count as signed out", async () => {
  strictServer();
  const store = await tab();
  await store.dispatch(signIn("customer", BODY));
  const first = store.getState().auth.accessToken;
  await store.dispatch(signIn("customer", BODY));
  expect(store.getState().auth.accessToken).not.toBe(first);
  expect(openTokens({ ...store.getState().auth, accessToken: "U2FsdGVkX1/damaged" })).toBeNull();
  expect(openTokens({ ...store.getState().auth, refreshToken: null })).toBeNull();
});

test("a failed sign-in removes the user id cookie and rejects with the server's message", async () => {
  server.reply = () => ({ status: 400, message: "Incorrect email or password" });
  Cookies.set("userId", "somebody");
  const store = await tab();
  await expect(store.dispatch(signIn("vendor", BODY))).rejects.toMatchObject({
    code: 400,
    message: "Incorrect email or password",
  });
  expect(Cookies.get("userId")).toBeUndefined();
  expect(store.getState().auth.role).toBeNull();
});

test("signing out clears everything but the voucher table and the browser's flags, tells the server and goes home", async () => {
  strictServer();
  const store = await tab();
  await store.dispatch(signIn("customer", BODY));
  await store.dispatch(getOrder.initiate("o1"));
  localStorage.setItem("sayang:vendor-voucher-table", "columns");
  localStorage.setItem("pp_dismiss", "true");
  localStorage.setItem("disableVerificationOnThisBrowser", "true");
  await store.dispatch(signOut());
  expect(server.seen.at(-1)).toMatchObject({
    url: "/api/v1/auth/logout",
    body: { refreshToken: "refresh-1" },
  });
  expect(readStoredSession(localStorage.getItem(STORED_STATE_KEY))).toBeNull();
  expect(localStorage.getItem("sayang:vendor-voucher-table")).toBe("columns");
  expect(localStorage.getItem("pp_dismiss")).toBe("true");
  expect(localStorage.getItem("disableVerificationOnThisBrowser")).toBe("true");
  expect(Cookies.get("userId")).toBeUndefined();
  expect(store.getState().api.queries).toEqual({});
  expect(store.getState().cart.cartCount).toBe(0);
  expect(store.left).toEqual(["/"]);
});

test("a screen that makes one more call while a sign-out leaves it redirects nowhere else", async () => {
  strictServer();
  const store = await tab();
  await store.dispatch(signIn("customer", BODY));
  await store.dispatch(signOut());
  server.reply = ({ url }) =>
    url.includes("/order/") ? { status: 401, message: "Please Log in first" } : {};
  await store.dispatch(getOrder.initiate("o1"));
  // Enough time for a second sign-out to reach the server and return.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(store.left).toEqual(["/"]);
});

test("queries under way are cancelled by a sign-out, and none is sent before the page is left", async () => {
  strictServer();
  const store = await tab();
  await store.dispatch(signIn("customer", BODY));
  const answerAll: (() => void)[] = [];
  const { reply } = server;
  server.reply = (request) =>
    /order|logout/.test(request.url)
      ? new Promise((resolve) => answerAll.push(() => resolve({ status: 401 })))
      : reply(request);
  const sentTo = (url: string) => server.seen.some((each) => each.url.includes(url));
  const underWay = store.dispatch(getOrder.initiate("o1"));
  await waitFor(() => expect(sentTo("/order/o1")).toBe(true));
  const leaving = store.dispatch(signOut());
  expect((await underWay).error).toMatchObject({ name: "AbortError" });
  await waitFor(() => expect(sentTo("/logout")).toBe(true));
  await store.dispatch(getOrder.initiate("o2"));
  for (const answer of answerAll) answer();
  await leaving;
  expect(sentTo("/order/o2")).toBe(false);
  expect(store.left).toEqual(["/"]);
});

test("a sign-out that cannot reach the server leaves the user id, with which a later page tries again", async () => {
  strictServer();
  const store = await tab();
  await store.dispatch(signIn("customer", BODY));
  server.reply = () => ({ status: 503 });
  await store.dispatch(signOut());
  expect(store.getState().auth.accessToken).toBeNull();
  expect(Cookies.get("userId")).toBe("c1");
});

test("two tabs share a pair: one adopts what the other has refreshed, and nobody is signed out", async () => {
  const state = strictServer();
  const one = await tab();
  await one.dispatch(signIn("customer", BODY));
  const two = await tab();
  state.expiredUpTo = 1;
  expect((await one.dispatch(getOrder.initiate("o1"))).data).toEqual({ id: "o1" });
  expect((await two.dispatch(getOrder.initiate("o1"))).data).toEqual({ id: "o1" });
  expect(server.seen.filter(({ url }) => url.endsWith("/auth/refresh"))).toHaveLength(1);
  expect([one.left, two.left]).toEqual([[], []]);
  expect(openTokens(two.getState().auth)?.refresh).toBe("refresh-2");
});

test("when the session is over, everything is cleared and the visitor is sent to sign in, once", async () => {
  const state = strictServer();
  const store = await tab();
  await store.dispatch(signIn("customer", BODY));
  Object.assign(state, { expiredUpTo: 1, over: true });
  await Promise.all(["o1", "o2", "o3"].map((id) => store.dispatch(getOrder.initiate(id))));
  await store.gone();
  expect(store.left).toEqual(["/login?returnUrl=%2Fuser%2Fmanage-orders%3Fpage%3D2&notice=session-expired"]);
  expect(readStoredSession(localStorage.getItem(STORED_STATE_KEY))).toBeNull();
});

test("from a sign-in page, nobody is sent back to it", async () => {
  server.reply = ({ url }) => (url.includes("/order/") ? { status: 401 } : {});
  const store = await tab("/vendor/login?returnUrl=%2Fx");
  await store.dispatch(getOrder.initiate("o1"));
  await store.gone();
  expect(store.left).toEqual(["/login?notice=login-first"]);
});

test("foreign data in storage is not a session", () => {
  for (const text of [null, "", "nonsense", "[]", "{}", '{"auth":"{"}', '{"auth":"{\\"accessToken\\":1}"}']) {
    expect(readStoredSession(text)).toBeNull();
  }
});

test("the stored session contains a vendor's categories, with their names as a list", async () => {
  const store = await tab("/vendor/dashboard");
  const categories = [{ _id: "c1", name: "Bridal Wear" }];
  const vendor = {
    id: "v1",
    _id: "v1",
    email: "shop@sayang.test",
    roleUser: "vendor",
    teamRole: "owner",
    vendorName: "Kebaya House",
    status: "approved",
    categories,
  };
  server.reply = ({ url }) =>
    url.endsWith("/vendor/auth/login") ? { data: { tokens: tokenPair(1), vendor } } : {};
  await store.dispatch(signIn("vendor", { email: vendor.email, password: "Sayang#2026" }));
  await store.context.persistence.flush();
  const stored = JSON.parse(localStorage.getItem(STORED_STATE_KEY) ?? "{}") as { auth: string };
  expect(JSON.parse(stored.auth)).toMatchObject({ categories, categoryList: ["Bridal Wear"] });
});
