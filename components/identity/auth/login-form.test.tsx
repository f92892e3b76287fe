/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openBrowserStore } from "@/store/browser-store";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { tokenPair } from "@/tests/setup/samples";
import { LoginForm } from "./login-form";

const server = useEnvelopeServer();
afterEach(cleanup);

const email = () => screen.getByLabelText<HTMLInputElement>("Email address");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const submit = () => screen.getByRole("button", { name: "Login" });
const VENDOR = {
  id: "v1",
  _id: "v1",
  email: "v@sayang.test",
  roleUser: "vendor",
  vendorName: "Rasa Sayang",
  categories: [],
};

function show() {
  const onSignedIn = jest.fn();
  render(<LoginForm role="vendor" onSignedIn={onSignedIn} onTwoStep={() => undefined} />);
  return { onSignedIn, user: userEvent.setup() };
}

test("fields have the types and autocomplete hints that password managers and phones need", () => {
  show();
  expect([email().type, email().autocomplete, password().autocomplete]).toEqual([
    "email",
    "username",
    "current-password",
  ]);
});

test("empty fields show errors in place and in a summary, and the first gets the focus", async () => {
  const { user, onSignedIn } = show();
  await user.click(submit());
  await screen.findByText("2 fields need your attention:");
  await screen.findByText("Please fill all fields");
  expect(email().getAttribute("aria-invalid")).toBe("true");
  const complaint = document.getElementById(email().getAttribute("aria-describedby") ?? "");
  expect(complaint?.textContent).toBe("Email is required");
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(server.seen).toEqual([]);
  expect(onSignedIn).not.toHaveBeenCalled();
  await user.type(email(), "v@sayang.test");
  expect(screen.queryByText("Please fill all fields")).toBeNull();
});

test("an error from the server is shown and the typed values stay", async () => {
  server.reply = () => ({ status: 400, message: "Incorrect email or password" });
  const { user, onSignedIn } = show();
  await user.type(email(), "v@sayang.test");
  await user.type(password(), "wrong{Enter}");
  await screen.findByText("Incorrect email or password");
  expect([email().value, password().value]).toEqual(["v@sayang.test", "wrong"]);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("the error of a failed login disappears when the next attempt begins, and when a field changes", async () => {
  const refusal = { status: 400, message: "Incorrect email or password" };
  server.reply = () => refusal;
  const { user } = show();
  await user.type(email(), "v@sayang.test");
  await user.type(password(), "wrong{Enter}");
  await screen.findByText("Incorrect email or password");
  let refuse = () => undefined as void;
  server.reply = () => new Promise((resolve) => (refuse = () => resolve(refusal)));
  await user.type(password(), "{Enter}");
  await waitFor(() => expect(screen.queryByText("Incorrect email or password")).toBeNull());
  await waitFor(() => expect(server.seen).toHaveLength(2));
  refuse();
  await screen.findByText("Incorrect email or password");
  await user.type(password(), "x");
  expect(screen.queryByText("Incorrect email or password")).toBeNull();
});

test("a keyboard sign-in is stored, and the form stays busy until the page changes", async () => {
  server.reply = () => ({ data: { tokens: tokenPair(), vendor: VENDOR } });
  const { user, onSignedIn } = show();
  await user.type(email(), " V@sayang.test");
  await user.type(password(), "Sayang#2026{Enter}");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(server.seen[0]).toMatchObject({ url: "/api/v1/vendor/auth/login" });
  expect((await openBrowserStore()).getState().auth.role).toBe("vendor");
  expect(screen.getByRole("button", { name: "Logging in" }).getAttribute("aria-disabled")).toBe("true");
});

test("the password can be shown, and a value set by a password manager without an event is sent", async () => {
  const { user } = show();
  const reveal = screen.getByRole("button", { name: "Show password" });
  await user.click(reveal);
  expect(password().type).toBe("text");
  expect(reveal.getAttribute("aria-pressed")).toBe("true");
  // Some password managers set the value without firing an event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
    email(),
    "filled@sayang.test",
  );
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(password(), "secret");
  await user.click(submit());
  await waitFor(() =>
    expect(server.seen[0]?.body).toEqual({ email: "filled@sayang.test", password: "secret" }),
  );
});
