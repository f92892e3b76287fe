/** @jest-environment jsdom */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SOCIAL_CONSENT, type SocialNetworks } from "@/contracts/identity/social";
import { type Notice, onNotice } from "@/lib/notice/notify";
import { useEnvelopeServer } from "@/tests/setup/servers/envelope-server";
import { tokenPair } from "@/tests/setup/samples";
import { registerHref, socialPayload } from "./social-profile";
import { SocialSignIn } from "./social-sign-in";

const server = useEnvelopeServer();
const USER = { id: "c1", _id: "c1", email: "mei@sayang.test", roleUser: "customer", firstName: "Mei" };
const ME = { id: "f1", email: "mei@sayang.test", first_name: "Mei", last_name: "Tan" };

type Hosts = { FB?: unknown; fbAsyncInit?: () => void; google?: unknown };
const hosts = window as unknown as Hosts;
const scriptsOf = (host: string) => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src*="${host}"]`),
];

let said: Notice[] = [];
let stop: () => void;
let watcher: MutationObserver | undefined;
beforeEach(() => {
  said = [];
  stop = onNotice((notice) => said.push(notice));
});
afterEach(() => {
  stop();
  cleanup();
  watcher?.disconnect();
  for (const script of document.querySelectorAll("script")) script.remove();
});

/** Simulates the network's script loading; `arrive` sets up its globals. */
function whenScriptComes(host: string, arrive: (() => void) | "fails") {
  watcher = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.includes(host)) continue;
      if (arrive !== "fails") arrive();
      node.dispatchEvent(new Event(arrive === "fails" ? "error" : "load"));
    }
  });
  watcher.observe(document, { childList: true, subtree: true });
}

function facebookAnswers(authResponse: { accessToken: string } | undefined) {
  const FB = {
    init: () => undefined,
    login: (answer: (value: unknown) => void) => answer({ status: "unknown", authResponse }),
    api: (_path: string, _params: unknown, answer: (value: unknown) => void) => answer(ME),
  };
  hosts.FB = FB;
  whenScriptComes("connect.facebook.net", () => {
    hosts.FB = FB;
    hosts.fbAsyncInit?.();
  });
}

function show(networks: SocialNetworks = { google: "client-id", facebook: "app-id" }) {
  const onSignedIn = jest.fn();
  const onTwoStep = jest.fn();
  render(<SocialSignIn networks={networks} onSignedIn={onSignedIn} onTwoStep={onTwoStep} />);
  return { onSignedIn, onTwoStep, user: userEvent.setup() };
}
const button = (name: string) => screen.queryByRole("button", { name: `Continue with ${name}` });

test("offers only the configured networks, and nothing without a configuration", () => {
  show({ google: null, facebook: "app-id" });
  expect([button("Google"), Boolean(button("Facebook"))]).toEqual([null, true]);
  cleanup();
  show({ google: null, facebook: null });
  expect(document.body.textContent).toBe("");
});

test("merely viewing the page loads no network's script", async () => {
  show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([...scriptsOf("google"), ...scriptsOf("facebook")]).toEqual([]);
  expect(screen.getByText(/you agree to the/).textContent).toContain(SOCIAL_CONSENT);
  expect(screen.getByRole("link", { name: "Privacy Policy" }).getAttribute("target")).toBe("_blank");
});

test("Facebook: sends the agreed payload and announces the sign-in", async () => {
  server.reply = ({ url }) =>
    url.endsWith("/social-login")
      ? { data: { tokens: tokenPair(), user: USER, orders: 0, created: false } }
      : { data: { cartCount: 0 } };
  facebookAnswers({ accessToken: "network-token" });
  const { user, onSignedIn } = show();
  await user.click(button("Facebook") as HTMLElement);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith("Facebook login successful"), {
    timeout: 15_000,
  });
  expect(server.seen[0]?.body).toMatchObject({
    email: ME.email,
    deviceToken: "",
    deviceId: "",
    firstName: "Mei",
    lastName: "Tan",
    deviceType: 3,
    socialType: 1,
    socialFacebookId: "f1",
    accessToken: "network-token",
  });
});

test("Facebook: an account with two-step verification needs its code", async () => {
  server.reply = ({ url }) =>
    url.endsWith("/social-login") ? { data: { twoStepAuthentication: true, email: USER.email } } : {};
  facebookAnswers({ accessToken: "network-token" });
  const { user, onTwoStep, onSignedIn } = show();
  await user.click(button("Facebook") as HTMLElement);
  await waitFor(() => expect(onTwoStep).toHaveBeenCalledWith(USER.email), { timeout: 15_000 });
  expect(server.seen.some(({ url }) => url.includes("/two-step-verification/"))).toBe(true);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("Facebook: a known address gets a message about the link, and the page stays", async () => {
  const message = "An account with this email address exists.";
  server.reply = () => ({ status: 400, message, data: { errors: [{ field: "email", message }] } });
  facebookAnswers({ accessToken: "network-token" });
  const { user } = show();
  await user.click(button("Facebook") as HTMLElement);
  await screen.findByText(message, {}, { timeout: 15_000 });
  expect(said).toEqual([]);
});

test("Facebook: declining consent shows that the login failed", async () => {
  facebookAnswers(undefined);
  const { user } = show();
  await user.click(button("Facebook") as HTMLElement);
  await waitFor(() => expect(said).toEqual([{ kind: "error", message: "Login failed please try again!" }]), {
    timeout: 15_000,
  });
  expect(server.seen).toEqual([]);
});

test("Google: a script that fails to load is a failed attempt, and the button can be clicked again", async () => {
  whenScriptComes("accounts.google.com", "fails");
  const { user } = show();
  await user.click(button("Google") as HTMLElement);
  await waitFor(() => expect(said).toContainEqual({ kind: "error", message: "Log in attempt fails" }), {
    timeout: 15_000,
  });
  expect(button("Google")?.getAttribute("aria-busy")).toBeNull();
});

test("a failed sign-in passes on the network's profile, but never its token", () => {
  const profile = { subject: "g1", email: "mei@x.test", firstName: "Mei & Co", lastName: "", picture: "" };
  const href = registerHref(socialPayload("google", "the-token", profile));
  expect(href).toBe("/register?email=mei%40x.test&firstName=Mei+%26+Co&socialType=2&socialGmailId=g1");
});
