/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";
import { orderApi } from "@/services/sale/order";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { fakeLocks } from "@/tests/setup/fake-locks";
import { SESSION_USER, tokenPair } from "@/tests/setup/samples";
import { makeStore } from "./make-store";
import { signIn } from "./session";
import { openTokens } from "./slices/auth-slice";
import { localStateStorage, type StateStorage, STORED_STATE_KEY } from "./storage/storage";

const server = useEnvelopeServer();
beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, "locks", { value: fakeLocks(), configurable: true });
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder });
});

const { getOrder } = orderApi.endpoints;

/** A server whose refresh tokens work once, and whose first access token has expired. */
function strictServer(): void {
  let issued = 1;
  server.reply = ({ url, body, authorization }) => {
    if (url.endsWith("/user/auth/login"))
      return { data: { tokens: tokenPair(1), user: SESSION_USER, orders: 0 } };
    if (url.endsWith("/auth/refresh")) {
      if ((body as { refreshToken: string }).refreshToken !== `refresh-${issued}`) return { status: 401 };
      issued += 1;
      return { data: tokenPair(issued) };
    }
    if (url.includes("/cart")) return { data: { cartCount: 0 } };
    if (url.includes("/order/"))
      return authorization.endsWith("access-1") ? { status: 401 } : { data: { id: "o1" } };
    return {};
  };
}

async function tab(storage: StateStorage = localStateStorage()) {
  const left: string[] = [];
  const store = makeStore({ storage, here: () => "/user/profile", leave: (path) => void left.push(path) });
  store.context.persistence.start(store);
  await store.context.persistence.ready;
  return Object.assign(store, { left });
}

/** Local storage as a tab in another process sees it: what others write arrives later. */
function laggingStorage(): StateStorage & { arrive(): void } {
  const real = localStateStorage();
  let seen: Record<string, string> = { ...localStorage };
  const peek = (key: string) => seen[key] ?? null;
  return {
    ...real,
    peek,
    getItem: (key) => Promise.resolve(peek(key)),
    arrive: () => {
      seen = { ...localStorage };
    },
  };
}

test("a tab whose storage lags behind waits for the pair that another tab has fetched", async () => {
  strictServer();
  const one = await tab();
  await one.dispatch(signIn("customer", { email: SESSION_USER.email, password: "Sayang#2026" }));
  const storage = laggingStorage();
  const two = await tab(storage);
  expect((await one.dispatch(getOrder.initiate("o1"))).data).toEqual({ id: "o1" });

  const late = two.dispatch(getOrder.initiate("o1"));
  // The refused call, and enough time for a second refresh.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.seen.filter(({ url }) => url.endsWith("/auth/refresh"))).toHaveLength(1);
  storage.arrive();
  expect((await late).data).toEqual({ id: "o1" });
  expect(server.seen.filter(({ url }) => url.endsWith("/auth/refresh"))).toHaveLength(1);
  expect(openTokens(two.getState().auth)?.refresh).toBe("refresh-2");
  expect([one.left, two.left]).toEqual([[], []]);
});

/** Returns the refresh token that a newly opened page would use. */
const storedRefresh = async () => openTokens((await tab()).getState().auth)?.refresh;

test("a tab that opens while another refreshes does not store the used pair again", async () => {
  strictServer();
  const one = await tab();
  await one.dispatch(signIn("customer", { email: SESSION_USER.email, password: "Sayang#2026" }));
  const storage = laggingStorage();
  await one.dispatch(getOrder.initiate("o1"));
  const two = await tab(storage);
  await two.context.persistence.flush();
  expect(openTokens(two.getState().auth)?.refresh).toBe("refresh-1");
  expect(await storedRefresh()).toBe("refresh-2");
});

test("a tab that stores the used pair again gets the next one back from the tab that used it", async () => {
  strictServer();
  const one = await tab();
  await one.dispatch(signIn("customer", { email: SESSION_USER.email, password: "Sayang#2026" }));
  const before = localStorage.getItem(STORED_STATE_KEY) ?? "";
  await one.dispatch(getOrder.initiate("o1"));
  localStorage.setItem(STORED_STATE_KEY, before);
  await one.context.session.exclusively(() => one.context.persistence.flush());
  expect(openTokens(one.getState().auth)?.refresh).toBe("refresh-2");
  expect(await storedRefresh()).toBe("refresh-2");
});
