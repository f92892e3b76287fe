/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Notice, onNotice } from "@/lib/notice/notify";
import { MINUTE_MS } from "@/lib/time";
import { openBrowserStore } from "@/store/browser-store";
import { TWO_STEP_FLAG } from "@/store/storage/two-step-flag";
import { type Seen, useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { LoginForm } from "@/components/identity/auth/login-form";
import TwoStepDialog from "@/components/identity/two-step/two-step-dialog";
import { tokenPair } from "@/tests/setup/samples";

const server = useEnvelopeServer();
const EMAIL = "couple@sayang.test";
const USER = { id: "c1", _id: "c1", email: EMAIL, roleUser: "customer", firstName: "Mei" };

let said: Notice[] = [];
let stop: () => void;
beforeEach(() => {
  said = [];
  localStorage.clear();
  stop = onNotice((notice) => said.push(notice));
});
afterEach(() => {
  stop();
  cleanup();
  jest.useRealTimers();
});

const code = () => screen.getByLabelText<HTMLInputElement>("Verification code");
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: /Submit|Verifying/ });
const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /Don’t ask again on this browser/ });
const asked = (part: string): Seen[] => server.seen.filter(({ url }) => url.includes(part));

function showDialog() {
  const onClose = jest.fn();
  const onVerified = jest.fn();
  render(<TwoStepDialog email={EMAIL} onClose={onClose} onVerified={onVerified} />);
  return { onClose, onVerified, user: userEvent.setup() };
}

describe("a sign-in with a second step", () => {
  function showForm() {
    const onSignedIn = jest.fn();
    const onTwoStep = jest.fn();
    render(<LoginForm role="customer" onSignedIn={onSignedIn} onTwoStep={onTwoStep} />);
    return { onSignedIn, onTwoStep, user: userEvent.setup() };
  }

  async function logIn(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByLabelText("Email address"), EMAIL);
    await user.type(screen.getByLabelText("Password"), "Sayang#2026{Enter}");
  }

  test("doesn't sign in: requests the code, then asks for the dialog", async () => {
    server.reply = ({ url }) =>
      url.endsWith("/user/auth/login") ? { data: { twoStepAuthentication: true, email: EMAIL } } : {};
    const { user, onTwoStep, onSignedIn } = showForm();
    await logIn(user);
    await waitFor(() => expect(onTwoStep).toHaveBeenCalledWith(EMAIL));
    expect(asked("/two-step-verification/")[0]).toMatchObject({
      method: "GET",
      url: "/api/v1/user/auth/two-step-verification/couple%40sayang.test",
    });
    expect(server.seen[0]?.body).toMatchObject({ disableVerificationOnThisBrowser: false });
    expect(onSignedIn).not.toHaveBeenCalled();
    expect((await openBrowserStore()).getState().auth.role).toBeNull();
  });

  test("says so when the code cannot be sent, and keeps the form", async () => {
    server.reply = ({ url }) =>
      url.endsWith("/user/auth/login")
        ? { data: { twoStepAuthentication: true, email: EMAIL } }
        : { status: 400, message: "not now" };
    const { user, onTwoStep } = showForm();
    await logIn(user);
    await waitFor(() =>
      expect(said).toEqual([
        { kind: "error", message: "Error occured while logging you in please try again!" },
      ]),
    );
    expect(onTwoStep).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>("Email address").value).toBe(EMAIL);
  });

  test("sends the browser's remember flag with the next sign-in", async () => {
    localStorage.setItem(TWO_STEP_FLAG, "true");
    server.reply = () => ({ status: 400 });
    const { user } = showForm();
    await logIn(user);
    await waitFor(() =>
      expect(server.seen[0]?.body).toMatchObject({ disableVerificationOnThisBrowser: true }),
    );
  });
});

describe("the dialog", () => {
  test("says where the code went; the field is empty, focused and set up for autofill", async () => {
    showDialog();
    const dialog = screen.getByRole("dialog", { name: "Two-step verification" });
    expect(dialog.textContent).toContain(`We’ve emailed a 6-digit code to ${EMAIL}`);
    expect(screen.getByAltText("Sayang")).toBeTruthy();
    expect([code().value, code().inputMode, code().autocomplete]).toEqual(["", "numeric", "one-time-code"]);
    await waitFor(() => expect(document.activeElement).toBe(code()));
  });

  test("Submit is enabled at exactly six digits; more are an invalid code", async () => {
    const { user } = showDialog();
    expect(submit().disabled).toBe(true);
    await user.type(code(), "01234");
    expect(submit().disabled).toBe(true);
    await user.type(code(), "5");
    expect(submit().disabled).toBe(false);
    expect(screen.queryByText("Invalid code")).toBeNull();
    await user.type(code(), "6");
    expect(submit().disabled).toBe(true);
    expect(screen.getByText("Invalid code")).toBeTruthy();
    expect(code().getAttribute("aria-invalid")).toBe("true");
    await user.type(code(), "{Enter}");
    expect(server.seen).toEqual([]);
  });

  test("a code pasted with a space keeps its leading zero, and the session is stored", async () => {
    server.reply = ({ url }) =>
      url.endsWith("/verifyCode")
        ? { data: { tokens: tokenPair(), user: USER, orders: 0 } }
        : { data: { cartCount: 0 } };
    const { user, onVerified } = showDialog();
    code().focus();
    await user.paste("012 345");
    expect(code().value).toBe("012345");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(onVerified).toHaveBeenCalledWith("Verification successful logging you in"));
    expect(asked("/verifyCode")[0]?.body).toEqual({ email: EMAIL, code: "012345", rememberBrowser: false });
    expect((await openBrowserStore()).getState().auth.userData).toMatchObject({ email: EMAIL });
  });

  test("passes on the server's message", async () => {
    server.reply = ({ url }) =>
      url.endsWith("/verifyCode")
        ? { message: "Welcome back", data: { tokens: tokenPair(), user: USER, orders: 0 } }
        : { data: { cartCount: 0 } };
    const { user, onVerified } = showDialog();
    await user.type(code(), "123456{Enter}");
    await waitFor(() => expect(onVerified).toHaveBeenCalledWith("Welcome back"));
  });

  test("a wrong code shows a toast and an error at the field, and can be retyped", async () => {
    let answer: (value: { status: number; message: string }) => void = () => undefined;
    server.reply = ({ url }) =>
      url.endsWith("/verifyCode") ? new Promise((resolve) => (answer = resolve)) : {};
    const { user, onVerified } = showDialog();
    await user.type(code(), "123456{Enter}");
    await waitFor(() => expect(submit().getAttribute("aria-busy")).toBe("true"));
    await waitFor(() => expect(asked("/verifyCode")).toHaveLength(1));
    answer({ status: 400, message: "This code has expired" });
    await screen.findByText("This code has expired");
    expect(said).toEqual([{ kind: "error", message: "Unable to verify your email please try again!" }]);
    expect(submit().disabled).toBe(false);
    expect(document.activeElement).toBe(code());
    await user.type(code(), "1");
    expect(screen.queryByText("This code has expired")).toBeNull();
    expect(onVerified).not.toHaveBeenCalled();
  });

  test("the checkbox toggles the stored flag, which is sent as the remember option", async () => {
    server.reply = () => ({ status: 400 });
    const { user } = showDialog();
    await user.click(box());
    expect(localStorage.getItem("disableVerificationOnThisBrowser")).toBe("true");
    await user.click(box());
    expect(localStorage.getItem("disableVerificationOnThisBrowser")).toBe("false");
    await user.click(box());
    await user.type(code(), "123456{Enter}");
    await waitFor(() => expect(asked("/verifyCode")[0]?.body).toMatchObject({ rememberBrowser: true }));
  });

  test("Resend is enabled after a minute, sends a code and restarts the countdown", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(<TwoStepDialog email={EMAIL} onClose={jest.fn()} onVerified={jest.fn()} />);
    expect(screen.getByText("Resend in 60 s")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Resend" })).toBeNull();
    act(() => void jest.advanceTimersByTime(MINUTE_MS));
    const resend = screen.getByRole("button", { name: "Resend" });
    await user.click(resend);
    jest.useRealTimers();
    await screen.findByText("A new code is on its way.");
    expect(asked("/two-step-verification/couple%40sayang.test")).toHaveLength(1);
  });

  test("Escape closes it, a click outside doesn't", async () => {
    const { user, onClose } = showDialog();
    const backdrop = document.querySelector(".MuiDialog-container");
    if (!backdrop) throw new Error("no backdrop");
    await user.click(backdrop);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
