/** @jest-environment jsdom */
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LINK_GONE, RESET_DONE, RESET_MAILED } from "@/contracts/identity/recovery";
import { NEXT_PAGE_NOTICES } from "@/lib/notice/next-page-notice";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { ForgotPasswordForm } from "./forgot-password-form";
import { ResetPasswordForm } from "./reset-password-form";

configure({ asyncUtilTimeout: 10_000 });
const server = useEnvelopeServer();
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

test("the login page shows the server's message", () => {
  expect(NEXT_PAGE_NOTICES["password-reset"].message).toBe(RESET_DONE);
});

test.each([
  ["customer", "/api/v1/user/auth/forgot-password"],
  ["vendor", "/api/v1/vendor/auth/forgot-password"],
] as const)("a %s asks for the link", async (role, url) => {
  server.reply = () => ({ message: RESET_MAILED });
  const user = userEvent.setup({ delay: null });
  render(<ForgotPasswordForm role={role} />);
  await user.click(screen.getByRole("button", { name: "Send me the link" }));
  await screen.findAllByText("Email is required");
  await user.type(screen.getByLabelText("Email address"), " Mei@sayang.test{Enter}");
  await screen.findByText(RESET_MAILED);
  expect(server.seen).toMatchObject([{ method: "POST", url, body: { email: "mei@sayang.test" } }]);
});

test.each([
  ["customer", "/api/v1/user/auth/reset-password?token=t1"],
  ["vendor", "/api/v1/vendor/auth/reset-password?token=t1"],
] as const)("a %s chooses a new password by the mailed link", async (role, url) => {
  window.history.replaceState(null, "", "/reset-password?token=t1");
  server.reply = () => ({ message: RESET_DONE });
  const user = userEvent.setup({ delay: null });
  const onDone = jest.fn();
  render(<ResetPasswordForm role={role} onDone={onDone} />);
  expect(window.location.search).toBe("");
  await user.type(screen.getByLabelText("New password"), "Sayang#2026");
  await user.type(screen.getByLabelText("Repeat new password"), "Sayang#2027{Enter}");
  await screen.findAllByText("Password does not match");
  expect(server.seen).toEqual([]);
  await user.clear(screen.getByLabelText("Repeat new password"));
  await user.type(screen.getByLabelText("Repeat new password"), "Sayang#2026{Enter}");
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(server.seen).toMatchObject([{ method: "POST", url, body: { password: "Sayang#2026" } }]);
});

test("a used link leads to a new one", async () => {
  window.history.replaceState(null, "", "/reset-password?token=t1");
  server.reply = () => ({ status: 400, message: LINK_GONE });
  const user = userEvent.setup({ delay: null });
  render(<ResetPasswordForm role="vendor" onDone={jest.fn()} />);
  await user.type(screen.getByLabelText("New password"), "Sayang#2026");
  await user.type(screen.getByLabelText("Repeat new password"), "Sayang#2026{Enter}");
  await screen.findByText(LINK_GONE);
  expect(screen.getByRole("link", { name: "Get a new link" }).getAttribute("href")).toBe(
    "/vendor/password-reset",
  );
});

test("without a token the form is not shown", async () => {
  render(<ResetPasswordForm role="customer" onDone={jest.fn()} />);
  await screen.findByRole("link", { name: "Get a new link" });
});
