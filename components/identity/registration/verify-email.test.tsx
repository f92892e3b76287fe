/** @jest-environment jsdom */
import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { LINK_GONE } from "@/contracts/identity/recovery";
import { EMAIL_VERIFIED, REGISTRATION_DISOWNED } from "@/contracts/identity/registration/register";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
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

const REGISTRANT = { name: "Hui Min Lee", registeredAt: "2026-11-20T09:00:00.000Z" };
const URLS = {
  ask: "/api/v1/user/auth/verify-email?token=abc",
  disown: "/api/v1/user/auth/disown-email?token=abc",
};
/** Replies with the registrant, then with `press`. */
const replies = (press: { status?: number; message: string; data?: unknown }) => {
  server.reply = ({ method }) => (method === "GET" ? { data: REGISTRANT } : press);
};
const press = async (name: string) =>
  userEvent.setup({ delay: null }).click(await screen.findByRole("button", { name }));

test("shows the registrant, and verifies on a click", async () => {
  at("/verify-email?token=abc");
  replies({ message: EMAIL_VERIFIED, data: { login: null } });
  show();
  expect(window.location.search).toBe("");
  await screen.findByText(/^Hui Min Lee registered at Sayang with this email address on 20 Nov 2026/);
  expect(server.seen).toMatchObject([{ method: "GET", url: URLS.ask }]);
  await press("Yes, verify my email address");
  await screen.findByRole("heading", { name: EMAIL_VERIFIED });
  expect(server.seen.slice(1)).toMatchObject([{ method: "POST", url: URLS.ask }]);
  expect(screen.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe(
    "/login?returnUrl=%2Fuser%2Fwelcome",
  );
});

test("a recipient who didn't register can say so", async () => {
  at("/verify-email?token=abc");
  replies({ message: REGISTRATION_DISOWNED });
  show();
  await press("No, this was not me");
  await screen.findByText(REGISTRATION_DISOWNED);
  expect(server.seen.slice(1)).toMatchObject([{ method: "POST", url: URLS.disown }]);
});

test("a used link sends a guest to log in and back here for a new one", async () => {
  at("/verify-email?token=abc");
  server.reply = () => ({ status: 400, message: LINK_GONE });
  show();
  await screen.findByText(LINK_GONE);
  expect(screen.getByRole("link", { name: "Log in to get a new link" }).getAttribute("href")).toBe(
    "/login?returnUrl=%2Fverify-email",
  );
});

test("a server error leaves the link valid, and a retry sends the request again", async () => {
  at("/verify-email?token=abc");
  server.reply = () => ({ status: 500, message: "Internal Server Error" });
  show();
  const again = await screen.findByRole("button", { name: "Try again" });
  replies({ status: 500, message: "Internal Server Error" });
  await userEvent.setup({ delay: null }).click(again);
  await press("Yes, verify my email address");
  await screen.findByText("Internal Server Error");
  replies({ message: EMAIL_VERIFIED, data: { login: null } });
  await press("Yes, verify my email address");
  await screen.findByRole("heading", { name: EMAIL_VERIFIED });
});

test("without a link nothing is sent", async () => {
  at("/verify-email");
  show();
  await screen.findByRole("heading", { name: "Verify your email address" });
  expect(server.seen).toEqual([]);
});
