/** @jest-environment jsdom */
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { makeStore } from "./make-store";
import { signIn } from "./session";
import { guestLineKept } from "./slices/cart-slice";

const server = useEnvelopeServer();
const LINE = { productId: "p1", title: "Banquet", price: 2023.91, quantity: 20, eventDate: null };
const TOKENS = { access: { token: "access-1", expires: "" }, refresh: { token: "refresh-1", expires: "" } };
const USER = { id: "c1", email: "mei@sayang.test", roleUser: "customer" };

afterEach(() => localStorage.clear());

async function openTab() {
  const store = makeStore();
  store.context.persistence.start(store);
  await store.context.persistence.ready;
  return store;
}

test("a guest's cart outlives the page and moves into the account's at sign-in; it is kept when that fails", async () => {
  const before = await openTab();
  before.dispatch(guestLineKept(LINE));
  before.dispatch(guestLineKept({ ...LINE, quantity: 21 }));
  await before.context.persistence.flush();

  const store = await openTab();
  expect(store.getState().cart).toMatchObject({ cartCount: 1, items: [{ productId: "p1", quantity: 21 }] });
  let fails = true;
  server.reply = ({ url }) => {
    if (url.endsWith("/login")) return { data: { tokens: TOKENS, user: USER, orders: 0 } };
    if (url.endsWith("/cart/merge") && fails) return { status: 500 };
    if (url.endsWith("/cart/merge")) {
      return { data: { cart: { cartCount: 3 }, left: [{ productId: "p2", message: "Gown is gone" }] } };
    }
    return url.includes("/cart") ? { data: { cartCount: 2 } } : {};
  };
  const body = { email: "mei@sayang.test", password: "Sayang#2026" };
  await store.dispatch(signIn("customer", body));
  expect(store.getState().cart).toMatchObject({ cartCount: 2, items: [{ productId: "p1" }] });
  fails = false;
  await store.dispatch(signIn("customer", body));
  expect(store.getState().cart).toEqual({ cartCount: 3, items: [], left: ["Gown is gone"] });
  const sent = server.seen.filter(({ url }) => url.endsWith("/cart/merge")).at(-1);
  expect(sent?.body).toEqual({
    items: [
      { productId: "p1", price: 2023.91, quantity: 21, eventDate: null, meal: null, note: "", addOns: [] },
    ],
  });
});
