/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openBrowserStore } from "@/store/browser-store";
import { loginPopupOpened, type LoginPopupType } from "@/store/slices/login-popup-slice";
import type { AppStore } from "@/store/make-store";
import { signedOut } from "@/store/slices/auth-slice";
import { type Reply, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { tokenPair } from "@/tests/setup/samples";
import LoginPopup from "./login-popup";

const server = useEnvelopeServer();
const EMAIL = "couple@sayang.test";
const USER = { id: "c1", _id: "c1", email: EMAIL, roleUser: "customer", firstName: "Mei" };
let login: Reply;
let store: AppStore;

beforeEach(async () => {
  login = { data: { tokens: tokenPair(), user: USER, orders: 0 } };
  server.reply = ({ url }) => {
    if (url.endsWith("/user/auth/login")) return login;
    if (url.endsWith("/social-networks")) return { data: { google: null, facebook: null } };
    return url.includes("/cart") ? { data: { cartCount: 0 } } : {};
  };
  store = await openBrowserStore();
  store.dispatch(signedOut());
});
afterEach(cleanup);

async function signInFor(type: LoginPopupType | null, value = "") {
  const user = userEvent.setup();
  render(<LoginPopup store={store} />);
  act(() => void store.dispatch(loginPopupOpened({ type, value })));
  await user.type(await screen.findByLabelText("Email address"), EMAIL);
  await user.type(screen.getByLabelText("Password"), "Sayang#2026{Enter}");
  return user;
}

test.each(["product", "wishlist", "shortlist"] as const)(
  "for a %s the visitor stays, and what the popup was for is kept",
  async (type) => {
    await signInFor(type, "p1");
    await waitFor(() => expect(store.getState().loginPopup).toEqual({ open: false, type, value: "p1" }));
    expect(store.getState().auth.role).toBe("customer");
  },
);

test("signing in for a button closes the popup and clicks the button a second later", async () => {
  const pressed = jest.fn();
  render(
    <button type="button" name="add-to-cart" onClick={() => pressed(Date.now())}>
      Add
    </button>,
  );
  await signInFor("button-click", "add-to-cart");
  await waitFor(() => expect(store.getState().loginPopup).toEqual({ open: false, type: null, value: "" }));
  const at = Date.now();
  expect(pressed).not.toHaveBeenCalled();
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1), { timeout: 2500 });
  expect(Date.now() - at).toBeGreaterThan(500);
});

test("the second step replaces the popup; cancelling it restores the form with its values", async () => {
  login = { data: { twoStepAuthentication: true, email: EMAIL } };
  const user = await signInFor("product", "p1");
  await screen.findByRole("dialog", { name: "Two-step verification" }, { timeout: 15_000 });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Log in to continue" })).toBeNull());
  await user.keyboard("{Escape}");
  await screen.findByRole("dialog", { name: "Log in to continue" });
  expect(screen.getByLabelText<HTMLInputElement>("Email address").value).toBe(EMAIL);
  expect(store.getState().loginPopup).toEqual({ open: true, type: "product", value: "p1" });
});

test("closing it without signing in clears its intent", async () => {
  const user = userEvent.setup();
  render(<LoginPopup store={store} />);
  act(() => void store.dispatch(loginPopupOpened({ type: "wishlist", value: "p1" })));
  await user.click(await screen.findByRole("button", { name: "Close" }));
  expect(store.getState().loginPopup).toEqual({ open: false, type: null, value: "" });
});
