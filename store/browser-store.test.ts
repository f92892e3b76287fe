/** @jest-environment jsdom */
import { sealTokens } from "./slices/auth-slice";
import { openBrowserStore } from "./browser-store";
import { STORED_STATE_KEY } from "./storage/storage";

const pair = {
  access: { token: "a", expires: "2027-01-01T00:00:00Z" },
  refresh: { token: "r", expires: "2027-01-01T00:00:00Z" },
};

function storedBy(auth: object, cartCount: number): string {
  return JSON.stringify({ auth: JSON.stringify(auth), cart: JSON.stringify({ cartCount }) });
}

/** Fires the event that the browser sends to this tab when another one has written. */
function otherTabWrites(value: string): void {
  localStorage.setItem(STORED_STATE_KEY, value);
  window.dispatchEvent(new StorageEvent("storage", { key: STORED_STATE_KEY, newValue: value }));
}

test("the store of this page follows a sign-in, a fuller cart and a sign-out in another tab", async () => {
  const store = await openBrowserStore();
  expect(await openBrowserStore()).toBe(store);
  const userData = {
    id: "v1",
    _id: "v1",
    email: "v@sayang.test",
    roleUser: "vendor",
    vendorName: "Rasa Sayang",
  };
  otherTabWrites(storedBy({ ...sealTokens(pair), userData, role: "vendor" }, 2));
  expect(store.getState().auth).toMatchObject({ role: "vendor", userData: { vendorName: "Rasa Sayang" } });
  expect(store.getState().cart.cartCount).toBe(2);

  otherTabWrites(storedBy({ accessToken: null, refreshToken: null, userData: null, role: null }, 0));
  expect(store.getState().auth.role).toBeNull();
  expect(store.getState().cart.cartCount).toBe(0);

  const before = store.getState();
  otherTabWrites("damaged");
  expect(store.getState()).toBe(before);
});
