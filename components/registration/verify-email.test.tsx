/** @jest-environment jsdom */
import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { LINK_GONE } from "@/contracts/recovery";
import { EMAIL_VERIFIED } from "@/contracts/register";
import { useEnvelopeServer } from "@/tests/setup/envelope-server";
import { VerifyEmail } from "./verify-email";

configure({ asyncUtilTimeout: 10_000 });
const server = useEnvelopeServer();
const at = (address: string) => window.history.replaceState(null, "", address);
const show = () =>
  render(
    <StrictMode>
      <VerifyEmail />
    </StrictMode>,
  );
afterEach(cleanup);

test("the token is sent in once and leaves the address", async () => {
  at("/verify-email?token=abc");
  server.reply = () => ({ message: EMAIL_VERIFIED });
  show();
  expect(window.location.search).toBe("");
  await screen.findByRole("heading", { name: EMAIL_VERIFIED });
  expect(server.seen).toMatchObject([{ method: "POST", url: "/api/v1/user/auth/verify-email?token=abc" }]);
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/login");
});

test("a used link leads a guest to the login and back here for a new one", async () => {
  at("/verify-email?token=abc");
  server.reply = () => ({ status: 400, message: LINK_GONE });
  show();
  await screen.findByText(LINK_GONE);
  expect(screen.getByRole("link", { name: "Log in to get a new link" }).getAttribute("href")).toBe(
    "/login?returnUrl=%2Fverify-email",
  );
});

test("a server that fails leaves the link good, and another try sends it again", async () => {
  at("/verify-email?token=abc");
  server.reply = () => ({ status: 500, message: "Internal Server Error" });
  show();
  const again = await screen.findByRole("button", { name: "Try again" });
  server.reply = () => ({ message: EMAIL_VERIFIED });
  await userEvent.setup({ delay: null }).click(again);
  await screen.findByRole("heading", { name: EMAIL_VERIFIED });
});

test("without a link nothing is sent", async () => {
  at("/verify-email");
  show();
  await screen.findByRole("heading", { name: "Verify your e-mail address" });
  expect(server.seen).toEqual([]);
});
