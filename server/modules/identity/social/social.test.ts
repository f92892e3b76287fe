import type { CustomerLogin } from "@/contracts/identity/auth";
import type { ConnectedLogin, SocialLinked, SocialLogin, SocialNetworks } from "@/contracts/identity/social";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { inSameBrowser } from "@/tests/setup/second-step";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";
import {
  FACEBOOK_APP_ID,
  GOOGLE_CLIENT_ID,
  type NetworkPerson,
  useSocialNetwork,
} from "@/tests/setup/servers/social-network";
import { hashPassword } from "@/server/modules/identity/account/password";

const database = useTestDatabase();
const network = useSocialNetwork();
const call = testApi();

const FAILED = "Login failed please try again!";
const exists = (name: string) =>
  `An account with this email address exists. We have sent a link to it: open it to connect your ${name} login.`;

let serial = 0;
/** Returns a token that the network issued for `person`. */
function tokenOf(person: Partial<NetworkPerson> = {}): string {
  const n = ++serial;
  const token = `network-token-${n}`;
  network.tokens.set(token, { subject: `subject-${n}`, firstName: "Mei", lastName: "Tan", ...person });
  return token;
}
const newAddress = () => `social${++serial}@test.example`;

type Body = Record<string, unknown>;
const login = (socialType: 1 | 2, accessToken: string, more: Body = {}) =>
  call<SocialLogin>("POST", "/user/auth/social-login", {
    body: { socialType, deviceType: 3, accessToken, ...more },
  });
const google = (token: string, more?: Body) => login(2, token, more);
const facebook = (token: string, more?: Body) => login(1, token, more);
const link = (token: string) =>
  call<SocialLinked>("POST", `/user/auth/social-link?token=${encodeURIComponent(token)}`);
const passwordLogin = (email: string, password: string) =>
  call<CustomerLogin>("POST", "/user/auth/login", { body: { email, password } });
const rows = async (query: string, values: unknown[]) =>
  (await database().pool.query<Record<string, unknown>>(query, values)).rows;
const accounts = (email: string) => rows("select * from account where email = $1", [email]);

test("the settings determine which networks are offered, and no secret is revealed", async () => {
  const { body } = await call<SocialNetworks>("GET", "/user/auth/social-networks");
  expect(body.data).toEqual({ google: GOOGLE_CLIENT_ID, facebook: FACEBOOK_APP_ID });
});

test("a first sign-in creates a verified account, stores the consent and signs in; the next one finds it", async () => {
  const email = newAddress();
  const token = tokenOf({ email: email.toUpperCase() });
  const first = await google(token, { refCode: "", campaign: { utm_source: "instagram" } });
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({
    created: true,
    user: { email, firstName: "Mei", lastName: "Tan", isEmailVerified: true, roleUser: "customer" },
  });
  expect(first.headers.get("set-cookie")).toContain("sayang_session=");
  const id = first.body.data.user.id;
  expect(await rows("select purpose, wording from consent where account_id = $1", [id])).toEqual([
    { purpose: "terms", wording: expect.stringContaining("agree to the Terms and Conditions") as string },
  ]);
  expect(await rows("select campaign from referral where account_id = $1", [id])).toEqual([
    { campaign: { utm_source: "instagram" } },
  ]);
  const again = await google(token);
  expect(again.body.data).toMatchObject({ created: false, user: { id } });
  const profile = await call("GET", `/user/profile/${id}`, {
    headers: { authorization: `Bearer ${again.body.data.tokens.access.token}` },
  });
  expect(profile.status).toBe(200);
});

test("nothing in the payload but the token matters", async () => {
  const victim = await makeCustomer(database().db);
  const email = newAddress();
  const token = tokenOf({ email, subject: "the-thief" });
  const { body } = await google(token, {
    email: victim.email,
    socialGmailId: "somebody-else",
    firstName: "Not Mei",
  });
  expect(body.data.user).toMatchObject({ email, firstName: "Mei" });
  expect(await queuedFor(database().db, victim.email)).toEqual([]);
  expect(await rows("select * from social_identity where subject = 'somebody-else'", [])).toEqual([]);
});

test.each([
  ["is not the network's", () => "made-up"],
  ["was made for another application", () => tokenOf({ email: newAddress(), audience: "another-site" })],
  ["has run out", () => tokenOf({ email: newAddress(), expired: true })],
  ["is somebody else's in the second answer", () => tokenOf({ email: newAddress(), otherSubject: "x" })],
])("a token that %s signs nobody in, at either network", async (_why, make) => {
  for (const sign of [google, facebook]) {
    const { status, body, headers } = await sign(make());
    expect([status, body.message, body.data]).toEqual([400, FAILED, null]);
    expect(headers.get("set-cookie")).toBeNull();
  }
});

// A silent network never responds: without a timeout of our own, this test would time out.
test("a network that is silent or sends garbage means a failed sign-in", async () => {
  const token = tokenOf({ email: newAddress() });
  network.mood = "broken";
  expect((await google(token)).body.message).toBe(FAILED);
  network.mood = "slow";
  expect((await facebook(token)).body.message).toBe(FAILED);
});

test("without an address from the network, the visitor registers", async () => {
  expect((await facebook(tokenOf())).body).toMatchObject({ code: 400, message: FAILED, data: null });
  const email = newAddress();
  const unverified = await google(tokenOf({ email, emailVerified: false }));
  expect(unverified.body).toMatchObject({ code: 400, data: null });
  expect(unverified.body.message).toContain("Please register");
  // Facebook vouches for no address.
  const facebooks = await facebook(tokenOf({ email }));
  expect(facebooks.body.message).toContain("Please register");
  expect(await accounts(email)).toEqual([]);
});

test("two concurrent first sign-ins create one account", async () => {
  const email = newAddress();
  const token = tokenOf({ email });
  const answers = await Promise.all([google(token), google(token), google(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1);
  expect(answers.filter(({ body }) => body.data.created)).toHaveLength(1);
  expect(await accounts(email)).toHaveLength(1);
});

test("a known address is not opened: its owner is mailed a link, which connects the login once", async () => {
  const { db } = database();
  const { email, id } = await makeCustomer(db, { passwordHash: await hashPassword("Sayang#2026") });
  const token = tokenOf({ email, subject: "of-the-owner" });
  const refused = await facebook(token);
  expect(refused.body).toEqual({
    code: 400,
    message: exists("Facebook"),
    data: { errors: [{ field: "email", message: exists("Facebook") }] },
  });
  // Pressed again immediately: only one mail is sent.
  expect((await facebook(token)).body.message).toBe(exists("Facebook"));
  expect(await queuedFor(db, email)).toHaveLength(1);
  const { link: mailed, name } = await latestFor(db, email, "link-social");
  expect(new URL(mailed).pathname).toBe("/link-social");
  // Names the login's owner, so that nobody connects a stranger's.
  expect(name).toBe("Mei Tan");

  const linked = await link(tokenIn(mailed));
  expect(linked.body).toMatchObject({ code: 200, data: { network: "facebook" } });
  expect(linked.headers.get("set-cookie")).toBeNull();
  expect(await latestFor(db, email, "social-linked")).toMatchObject({ network: "facebook" });
  expect((await facebook(token)).body.data).toMatchObject({ created: false, user: { id } });
  // The owner had verified the address before: the password stays.
  expect((await passwordLogin(email, "Sayang#2026")).status).toBe(200);

  const again = await link(tokenIn(mailed));
  expect([again.status, again.body.message]).toEqual([
    400,
    "This link has expired or has been used already. Please ask for a new one.",
  ]);
});

test("undoing a thief's change of address disconnects the login that the thief confirmed there", async () => {
  const [email, stolen, password] = [newAddress(), newAddress(), "Sayang#2026"];
  await makeCustomer(database().db, { email, passwordHash: await hashPassword(password) });
  const own = tokenOf({ email });
  await facebook(own);
  await link(tokenIn((await latestFor(database().db, email, "link-social")).link));
  await rows("update action_token set created_at = created_at - interval '1 hour'", []);
  const { tokens } = (await passwordLogin(email, password)).body.data;
  const headers = { authorization: `Bearer ${tokens.access.token}` };
  await call("POST", "/user/auth/email-change", { headers, body: { email: stolen, password } });
  const confirm = tokenIn((await latestFor(database().db, stolen, "confirm-new-email")).link);
  expect((await call("POST", `/user/auth/email-change/confirm?token=${confirm}`, { headers })).status).toBe(
    200,
  );
  const theirs = tokenOf({ email: stolen });
  await google(theirs);
  await link(tokenIn((await latestFor(database().db, stolen, "link-social")).link));
  expect((await google(theirs)).status).toBe(200);

  const undo = tokenIn((await latestFor(database().db, email, "email-changed")).undoLink ?? "");
  expect((await call("POST", `/user/auth/email-change/undo?token=${undo}`)).status).toBe(200);
  expect((await google(theirs)).body.data).toMatchObject({ created: true, user: { email: stolen } });
  expect((await facebook(own)).body.data).toMatchObject({ created: false, user: { email } });
  expect(await latestFor(database().db, email, "social-unlinked")).toMatchObject({ network: "google" });
});

test("an account with a second step requires its code for a social sign-in, too", async () => {
  const email = newAddress();
  const token = tokenOf({ email });
  const { id } = (await google(token)).body.data.user;
  await database().pool.query("update account set two_step_authentication = true where id = $1", [id]);
  const pending = await google(token);
  expect(pending.body).toMatchObject({ code: 200, data: { twoStepAuthentication: true, email } });
  expect(pending.body.data).not.toHaveProperty("tokens");
  expect(pending.headers.get("set-cookie") ?? "").not.toContain("sayang_session=");
  const browser = inSameBrowser(pending);
  expect((await call("GET", `/user/auth/two-step-verification/${email}`, browser)).status).toBe(200);
  const { code } = await latestFor(database().db, email, "two-step-code");
  const verified = await call<CustomerLogin>("POST", "/user/auth/two-step-verification/verifyCode", {
    body: { email, code },
    ...browser,
  });
  expect(verified.body.data.user).toMatchObject({ id, twoStepAuthentication: true });
});

test("when the address was never verified, the link takes the account from the person who created it", async () => {
  const { db } = database();
  const password = "Squatter#2026";
  const squatted = await makeCustomer(db, { verified: false, passwordHash: await hashPassword(password) });
  const theirs = (await passwordLogin(squatted.email, password)).body.data;
  const token = tokenOf({ email: squatted.email });
  await google(token);
  const { link: mailed } = await latestFor(db, squatted.email, "link-social");
  expect((await link(tokenIn(mailed))).status).toBe(200);

  expect((await passwordLogin(squatted.email, password)).status).toBe(400);
  const refreshed = await call("POST", "/auth/refresh", {
    body: { refreshToken: theirs.tokens.refresh.token },
  });
  expect(refreshed.status).toBe(401);
  expect((await google(token)).body.data.user).toMatchObject({ id: squatted.id, isEmailVerified: true });
});

test("an invented or expired link, or one for another purpose, connects nothing", async () => {
  const { db, pool } = database();
  const { email } = await makeCustomer(db);
  await google(tokenOf({ email, subject: "too-late" }));
  const { link: mailed } = await latestFor(db, email, "link-social");
  await pool.query("update action_token set expires_at = now() - interval '1 second'");
  for (const token of [tokenIn(mailed), "made-up"]) expect((await link(token)).status).toBe(400);
  await pool.query(
    "update action_token set expires_at = now() + interval '1 hour', purpose = 'reset-password'",
  );
  expect((await link(tokenIn(mailed))).status).toBe(400);
  expect(await rows("select * from social_identity where subject = 'too-late'", [])).toEqual([]);
});

test("a vendor with the same address is separate: the couple gets an account of their own", async () => {
  const vendor = await makeVendor(database().db);
  const { body } = await google(tokenOf({ email: vendor.email }));
  expect(body.data).toMatchObject({ created: true, user: { email: vendor.email, roleUser: "customer" } });
});

test("names from the network are stripped of line breaks and cut to length", async () => {
  const email = newAddress();
  const { body } = await google(tokenOf({ email, firstName: "Mei\r\nBcc: x", lastName: "T".repeat(500) }));
  expect(body.data.user.firstName).toBe("Mei  Bcc: x");
  expect(body.data.user.lastName).toHaveLength(80);
});

describe("connected logins", () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  test("are listed, and can be disconnected if a password remains; the owner is notified", async () => {
    const email = newAddress();
    const token = tokenOf({ email });
    const { tokens, user } = (await google(token)).body.data;
    const as = bearer(tokens.access.token);
    const listed = await call<ConnectedLogin[]>("GET", "/auth/social-logins", as);
    expect(listed.body.data).toMatchObject([{ network: "google" }]);
    const path = `/auth/social-logins/${listed.body.data[0]?.id}`;

    const refused = await call("DELETE", path, as);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain("only way into your account");
    expect(await queuedFor(database().db, email)).toEqual([]);

    await rows("update account set password_hash = 'x' where id = $1", [user.id]);
    expect((await call("DELETE", path, as)).status).toBe(200);
    expect((await call<ConnectedLogin[]>("GET", "/auth/social-logins", as)).body.data).toEqual([]);
    expect(await queuedFor(database().db, email)).toMatchObject([{ kind: "social-unlinked" }]);
    // The address has an account: the network's claim alone no longer opens it.
    expect((await google(token)).body.message).toBe(exists("Google"));
  });

  test("of another account are left alone", async () => {
    const mine = (await google(tokenOf({ email: newAddress() }))).body.data;
    const theirs = (await google(tokenOf({ email: newAddress() }))).body.data;
    const [login] = await rows("select id from social_identity where account_id = $1", [theirs.user.id]);
    const answer = await call(
      "DELETE",
      `/auth/social-logins/${String(login?.id)}`,
      bearer(mine.tokens.access.token),
    );
    expect(answer.status).toBe(404);
    expect(await rows("select 1 from social_identity where account_id = $1", [theirs.user.id])).toHaveLength(
      1,
    );
  });
});
