import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { CustomerLogin, CustomerProfile } from "@/contracts/identity/auth";
import { LINK_GONE } from "@/contracts/identity/recovery";
import {
  EMAIL_VERIFIED,
  REGISTERED,
  type Registrant,
  REGISTRATION_DISOWNED,
  TERMS_CONSENT,
} from "@/contracts/identity/registration/register";
import { DAY_MS } from "@/lib/time";
import { account, customer } from "@/server/db/schema/identity/account";
import { accountEvent } from "@/server/db/schema/identity/account-event";
import { actionToken } from "@/server/db/schema/identity/action-token";
import { consent } from "@/server/db/schema/identity/consent";
import { referral } from "@/server/db/schema/identity/registration";
import { referralCode } from "@/server/db/schema/identity/promo";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import type { CustomerActor } from "@/server/core/actor";
import { verifyAccessToken } from "@/server/modules/identity/session/tokens";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeSession, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";
import { FLOOR_MS } from "@/server/core/minimum-duration";
import { expectMinimumDuration } from "@/tests/setup/timing";

// These tests make more calls in a minute than the limits allow.
process.env.THROTTLE_SCALE = "1000";
const database = useTestDatabase();
const db = () => database().db;
const call = testApi();
const PASSWORD = "Sayang#2026";

let serial = 0;
const freshEmail = () => `couple${++serial}@test.example`;
const form = (given: Record<string, unknown> = {}) => ({
  firstName: "Mei Lin",
  lastName: "Tan",
  email: freshEmail(),
  password: PASSWORD,
  countryCode: "+65",
  phone: "91234567",
  isPrivacyAndTerms: true,
  ...given,
});
type Failure = { errors: { field: string; message: string }[] };
const register = (body: Record<string, unknown>) =>
  call<Failure | null>("POST", "/user/auth/register", { body });
const verify = (token: string) => call("POST", `/user/auth/verify-email?token=${encodeURIComponent(token)}`);
const resend = (as: CustomerActor) => call("POST", "/user/auth/resend-verification", { as });
const login = (email: string) =>
  call<CustomerLogin>("POST", "/user/auth/login", { body: { email, password: PASSWORD } });
const accountOf = async (email: string) =>
  (
    await db()
      .select()
      .from(account)
      .where(and(eq(account.email, email), eq(account.role, "customer")))
  )[0];
const mailedToken = async (email: string) => tokenIn((await latestFor(db(), email, "verify-email")).link);
const isVerified = async (email: string) => Boolean((await accountOf(email))?.emailVerifiedAt);

describe("the owner of an address that another person registered with", () => {
  const ask = (token: string) =>
    call<Registrant>("GET", `/user/auth/verify-email?token=${encodeURIComponent(token)}`);
  const disown = (token: string) =>
    call("POST", `/user/auth/disown-email?token=${encodeURIComponent(token)}`);

  test("is told who it was, and can end the registration", async () => {
    const { email } = form();
    await register({ ...form(), email });
    const token = await mailedToken(email);
    expect((await ask(token)).body.data.name).toBe("Mei Lin Tan");
    // Reading does not use up the token.
    expect((await ask(token)).status).toBe(200);
    const theirs = (await login(email)).body.data;
    const ofStranger = eq(customer.id, theirs.user.id);
    const wedding = {
      brideFirstName: "Mei Lin",
      groomFirstName: "Adam",
      weddingDate: "2030-01-01",
      budgetCents: 1,
    };
    await db()
      .update(customer)
      .set({ ...wedding, brideImage: "couple/a.webp", phoneVerifiedAt: new Date() })
      .where(ofStranger);
    const answer = await disown(token);
    expect(answer.body.message).toBe(REGISTRATION_DISOWNED);
    expect((await login(email)).status).toBe(400);
    const profile = await call("GET", `/user/profile/${theirs.user.id}`, {
      headers: { authorization: `Bearer ${theirs.tokens.access.token}` },
    });
    expect(profile.status).toBe(401);
    expect(await isVerified(email)).toBe(false);
    const [left] = await db().select().from(customer).where(ofStranger);
    const { id, countryCode, ...rest } = left ?? {};
    expect([id, countryCode]).toEqual([theirs.user.id, "+65"]);
    // Lists are empty, too.
    expect(new Set(Object.values(rest).flat())).toEqual(new Set(["", null]));
    for (const again of [ask(token), disown(token), verify(token)]) {
      expect((await again).body.message).toBe(LINK_GONE);
    }
  });

  test.each(["", "x", "y".repeat(43)])("learns nothing from the token %p", async (token) => {
    expect((await ask(token)).body.message).toBe(LINK_GONE);
    expect((await disown(token)).body.message).toBe(LINK_GONE);
  });
});

describe("POST /user/auth/register", () => {
  test("creates the account with its consent and mails a link; the new customer may sign in at once", async () => {
    const body = form({ email: " New.Couple@Test.Example " });
    const answer = await register(body);
    expect(answer.body).toEqual({ code: 200, message: REGISTERED, data: null });
    const email = "new.couple@test.example";
    const made = await accountOf(email);
    expect(made?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(made?.emailVerifiedAt).toBeNull();
    const id = made?.id ?? "";
    expect(await db().select().from(customer).where(eq(customer.id, id))).toMatchObject([
      { firstName: "Mei Lin", lastName: "Tan", countryCode: "+65", phone: "91234567" },
    ]);
    expect(await db().select().from(consent).where(eq(consent.accountId, id))).toMatchObject([
      { email, purpose: "terms", wording: TERMS_CONSENT },
    ]);
    expect(await db().select().from(accountEvent).where(eq(accountEvent.accountId, id))).toMatchObject([
      { kind: "registered", doneBy: "customer" },
    ]);
    const mail = await latestFor(db(), email, "verify-email");
    expect(mail.link).toMatch(/^http:\/\/[^/]+\/verify-email\?token=[\w-]{43}$/);
    expect(mail.firstName).toBe("Mei Lin");
    const { user } = (await login(email)).body.data;
    expect(user).toMatchObject({ email, firstName: "Mei Lin", isEmailVerified: false });
  });

  test("consent to marketing is separate, and only recorded when given", async () => {
    const [yes, no] = [form({ wantsOffers: true }), form()];
    await register(yes);
    await register(no);
    const purposes = async (email: string) =>
      (await db().select().from(consent).where(eq(consent.email, email)))
        .map(({ purpose }) => purpose)
        .sort();
    expect(await purposes(yes.email)).toEqual(["promotions", "terms"]);
    expect(await purposes(no.email)).toEqual(["terms"]);
  });

  test("stores only a hash of the link, and the message unreadably", async () => {
    const body = form();
    await register(body);
    const token = await mailedToken(body.email);
    const id = (await accountOf(body.email))?.id ?? "";
    const [kept] = await db().select().from(actionToken).where(eq(actionToken.accountId, id));
    expect(kept?.tokenHash).toBe(createHash("sha256").update(token).digest("hex"));
    expect(kept?.expiresAt.getTime()).toBeCloseTo(Date.now() + DAY_MS, -5);
    const rows = JSON.stringify([
      await db().select().from(outgoingMessage),
      await db().select().from(actionToken),
      await db().select().from(accountEvent),
    ]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(PASSWORD);
  });

  test("responds the same for a known address, leaves its account unchanged and mails its owner", async () => {
    const { email, id } = await makeCustomer(db(), { firstName: "Aisyah" });
    const answer = await register(form({ email, firstName: "Mallory" }));
    expect(answer.body).toEqual({ code: 200, message: REGISTERED, data: null });
    expect(await queuedFor(db(), email)).toMatchObject([
      {
        kind: "already-registered",
        firstName: "Aisyah",
        loginLink: expect.stringMatching(/\/login$/) as string,
        resetLink: expect.stringMatching(/\/forgot-password$/) as string,
      },
    ]);
    expect((await accountOf(email))?.passwordHash).toBeNull();
    expect(await db().select().from(customer).where(eq(customer.id, id))).toMatchObject([
      { firstName: "Aisyah" },
    ]);
  });

  test("a vendor may register as a customer with the same address", async () => {
    const { email } = await makeVendor(db());
    await register(form({ email }));
    expect(await latestFor(db(), email, "verify-email")).toBeTruthy();
  });

  test("many concurrent requests with one address create one account, and all get the same answer", async () => {
    const body = form();
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(body)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    const kinds = (await queuedFor(db(), body.email)).map((message) => message.kind);
    expect(kinds.filter((kind) => kind === "verify-email")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "already-registered")).toHaveLength(5);
  });

  test("takes the same time for a known and an unknown address", async () => {
    const { email } = await makeCustomer(db());
    await expectMinimumDuration(FLOOR_MS, [() => register(form({ email })), () => register(form())]);
  });

  test("leaves nothing behind when it fails half-way", async () => {
    await database().pool.query(`
      create function refuse_message() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
      create trigger refuse_message before insert on outgoing_message for each row execute function refuse_message();`);
    const body = form({ campaign: { utm_source: "fair" } });
    const answer = await register(body);
    await database().pool.query("drop function refuse_message cascade");
    expect(answer.body).toMatchObject({ code: 500, message: "Internal Server Error" });
    expect(await accountOf(body.email)).toBeUndefined();
    expect(await db().$count(consent, eq(consent.email, body.email))).toBe(0);
    expect((await register(body)).status).toBe(200);
    expect((await login(body.email)).status).toBe(200);
  });

  test("stores a name as typed", async () => {
    const firstName = `<img src=x onerror="alert(1)">'; drop table account; -- \u202e Zoë 美玲`;
    const body = form({ firstName });
    expect((await register(body)).status).toBe(200);
    const { tokens, user } = (await login(body.email)).body.data;
    const actor = (await verifyAccessToken(tokens.access.token)) as CustomerActor;
    const profile = await call<CustomerProfile>("GET", `/user/profile/${user.id}`, { as: actor });
    expect(profile.body.data.firstName).toBe(firstName);
    expect(profile.headers.get("content-type")).toMatch(/^application\/json/);
    expect((await latestFor(db(), body.email, "verify-email")).firstName).toBe(firstName);
  });

  test.each([
    [{ firstName: " " }, "firstName", "First name is required"],
    [{ lastName: "x".repeat(81) }, "lastName", "Last name must be at most 80 characters"],
    [{ email: "mei@" }, "email", "Please enter a valid email address"],
    [{ email: "a@b.sg\r\nBcc: everybody@test.example" }, "email", "Please enter a valid email address"],
    [{ password: "sayang2026" }, "password", /^Password must be at least 8 characters/],
    [{ phone: "9123456" }, "phone", "phone fill in at least 8 digits"],
    [{ phone: "9123x4567" }, "phone", "phone must have digits only"],
    [{ phone: "9123 4567 8" }, "phone", "phone must have at most 8 digits"],
    [{ countryCode: "+0" }, "phone", "Please choose a country code from the list"],
    [{ isPrivacyAndTerms: false }, "isPrivacyAndTerms", "Please agree to the Terms and Conditions"],
    [{ campaign: { utm_source: { $ne: 1 } } }, "campaign.utm_source", "campaign.utm_source must be a string"],
  ])("refuses %j", async (given, field, message) => {
    const answer = await register(form(given));
    expect(answer.status).toBe(400);
    expect((answer.body.data as Failure).errors).toEqual([
      { field, message: typeof message === "string" ? message : (expect.stringMatching(message) as string) },
    ]);
  });
});

describe("first touch", () => {
  const touchOf = async (email: string) => {
    const id = (await accountOf(email))?.id ?? "";
    return (await db().select().from(referral).where(eq(referral.accountId, id)))[0];
  };
  beforeAll(async () => {
    const owner = await makeVendor(db(), { email: "influencer@test.example" });
    await db()
      .insert(referralCode)
      .values({ code: "MEILIN", ownerAccountId: owner.accountId, isInfluencer: true });
  });

  test("a known code, however it is written, and the campaign are stored with the account", async () => {
    const body = form({
      refCode: " meilin ",
      campaign: { utm_source: "instagram", utm_term: "", other: "x" },
    });
    await register(body);
    expect(await touchOf(body.email)).toMatchObject({
      code: "MEILIN",
      campaign: { utm_source: "instagram" },
    });
  });

  test("an unknown code is ignored; without a campaign nothing is stored", async () => {
    const [plain, fair] = [
      form({ refCode: "NOBODY" }),
      form({ refCode: "NOBODY", campaign: { utm_source: "fair" } }),
    ];
    await register(plain);
    await register(fair);
    expect(await touchOf(plain.email)).toBeUndefined();
    expect(await touchOf(fair.email)).toMatchObject({ code: null, campaign: { utm_source: "fair" } });
  });

  test("nobody can refer themselves", async () => {
    await register(form({ email: "influencer@test.example", refCode: "MEILIN" }));
    expect(await touchOf("influencer@test.example")).toBeUndefined();
  });

  test("registering again does not change it", async () => {
    const body = form({ refCode: "MEILIN" });
    await register(body);
    await register({ ...body, refCode: "", campaign: { utm_source: "later" } });
    expect(await touchOf(body.email)).toMatchObject({ code: "MEILIN", campaign: {} });
  });
});

describe("verification of the address", () => {
  const registered = async () => {
    const body = form();
    await register(body);
    const id = (await accountOf(body.email))?.id ?? "";
    const sessionId = await makeSession(db(), id);
    const actor: CustomerActor = { role: "customer", accountId: id, customerId: id, sessionId };
    return { email: body.email, id, actor, token: await mailedToken(body.email) };
  };
  const age = (id: string, by: { createdAt?: Date; expiresAt?: Date }) =>
    db().update(actionToken).set(by).where(eq(actionToken.accountId, id));

  test("the link verifies, once", async () => {
    const { email, token } = await registered();
    expect((await verify(token)).body).toEqual({
      code: 200,
      message: EMAIL_VERIFIED,
      data: { login: null },
    });
    expect(await isVerified(email)).toBe(true);
    expect((await verify(token)).body).toEqual({ code: 400, message: LINK_GONE, data: null });
  });

  test("of many concurrent uses, one succeeds", async () => {
    const { token } = await registered();
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(token)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test("an expired, an invented and a missing link, and one for another purpose, are refused", async () => {
    const { email, id, token } = await registered();
    await age(id, { expiresAt: new Date(Date.now() - 1000) });
    expect((await verify(token)).body.message).toBe(LINK_GONE);
    await call("POST", "/user/auth/forgot-password", { body: { email } });
    const reset = tokenIn((await latestFor(db(), email, "reset-password")).link);
    for (const wrong of [reset, "invented", "", "x".repeat(5000), "\0"]) {
      const answer = await verify(wrong);
      expect(answer.status).toBe(400);
    }
    expect(await isVerified(email)).toBe(false);
  });

  test("a new link replaces the old one, at most once a minute", async () => {
    const { email, id, actor, token } = await registered();
    const early = await resend(actor);
    expect(early.status).toBe(429);
    expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(early.body.message).toMatch(/^Please wait \d+ seconds before you ask for another link$/);
    await age(id, { createdAt: new Date(Date.now() - 61_000) });
    expect((await resend(actor)).body.message).toBe("Please check your mailbox for the verification link");
    expect((await resend(actor)).status).toBe(429);
    const next = await mailedToken(email);
    expect(next).not.toBe(token);
    expect((await verify(token)).status).toBe(400);
    expect((await verify(next)).status).toBe(200);
  });

  test("of many concurrent requests, one mails", async () => {
    const { email, id, actor } = await registered();
    await age(id, { createdAt: new Date(Date.now() - 61_000) });
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend(actor)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429, 429, 429, 429]);
    expect(await queuedFor(db(), email)).toHaveLength(2);
  });

  test("says so when there is nothing to verify", async () => {
    const { email, actor } = await makeCustomer(db());
    expect((await resend(actor)).body).toMatchObject({
      code: 400,
      message: "Your email address is verified already",
    });
    expect(await queuedFor(db(), email)).toEqual([]);
  });
});
