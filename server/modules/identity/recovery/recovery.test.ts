import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { CustomerLogin, TokenPair, VendorLogin } from "@/contracts/identity/auth";
import { LINK_GONE, RESET_DONE, RESET_MAILED } from "@/contracts/identity/recovery";
import { HOUR_MS } from "@/lib/time";
import { account } from "@/server/db/schema/identity/account";
import { session } from "@/server/db/schema/identity/session";
import { accountEvent } from "@/server/db/schema/identity/account-event";
import { actionToken } from "@/server/db/schema/identity/action-token";
import { makeToken } from "@/server/modules/identity/action-token/service";
import { hashPassword } from "@/server/modules/identity/account/password";
import { inSameBrowser } from "@/tests/setup/second-step";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeOperator, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";
import { FLOOR_MS } from "@/server/core/minimum-duration";
import { expectMinimumDuration } from "@/tests/setup/timing";

process.env.THROTTLE_SCALE = "1000";
const database = useTestDatabase();
const db = () => database().db;
const call = testApi();
const OLD = "Sayang#2026";
const NEW = "Bahagia!2027";
let passwordHash = "";
beforeAll(async () => {
  passwordHash = await hashPassword(OLD);
});

type Who = "user" | "vendor";
const forgot = (who: Who, email: string) => call("POST", `/${who}/auth/forgot-password`, { body: { email } });
const reset = (who: Who, token: string, password = NEW) =>
  call("POST", `/${who}/auth/reset-password?token=${encodeURIComponent(token)}`, { body: { password } });
const login = <T = CustomerLogin>(who: Who, email: string, password: string) =>
  call<T>("POST", `/${who}/auth/login`, { body: { email, password } });
const refresh = (refreshToken: string) =>
  call<TokenPair>("POST", "/auth/refresh", { body: { refreshToken } });
const mailedToken = async (email: string) => tokenIn((await latestFor(db(), email, "reset-password")).link);
const tokenRow = async (token: string) => {
  const tokenHash = createHash("sha256").update(token).digest("hex");
  return (await db().select().from(actionToken).where(eq(actionToken.tokenHash, tokenHash)))[0];
};

async function couple(given: Parameters<typeof makeCustomer>[1] = {}) {
  const made = await makeCustomer(db(), { passwordHash, ...given });
  await forgot("user", made.email);
  return { ...made, token: await mailedToken(made.email) };
}

describe("forgot-password", () => {
  test("responds the same for every address, and mails the known ones", async () => {
    const { email } = await makeCustomer(db(), { passwordHash });
    const expected = { code: 200, message: RESET_MAILED, data: null };
    expect((await forgot("user", ` ${email.toUpperCase()}`)).body).toEqual(expected);
    expect((await forgot("user", "nobody@test.example")).body).toEqual(expected);
    expect((await forgot("vendor", email)).body).toEqual(expected);
    expect((await queuedFor(db(), email)).map(({ kind }) => kind)).toEqual(["reset-password"]);
    expect(await queuedFor(db(), "nobody@test.example")).toEqual([]);
    const { link } = await latestFor(db(), email, "reset-password");
    expect(link).toMatch(/^http:\/\/[^/]+\/reset-password\?token=[\w-]{43}$/);
  });

  test("a vendor's link opens the vendors' page; an operator gets none", async () => {
    const { email } = await makeVendor(db(), { passwordHash });
    await forgot("vendor", email);
    const { link } = await latestFor(db(), email, "reset-password");
    expect(link).toMatch(/\/vendor\/password-reset\?token=[\w-]{43}$/);
    const { actor } = await makeOperator(db());
    const [operator] = await db().select().from(account).where(eq(account.id, actor.accountId));
    for (const who of ["user", "vendor"] as const) await forgot(who, operator?.email ?? "");
    expect(await queuedFor(db(), operator?.email ?? "")).toEqual([]);
  });

  test("takes the same time for a known and an unknown address", async () => {
    const { email } = await makeCustomer(db(), { passwordHash });
    let serial = 0;
    await expectMinimumDuration(FLOOR_MS, [
      () => forgot("user", email),
      () => forgot("user", `nobody${serial++}@test.example`),
    ]);
  });

  test("stores only a hash of the link, for an hour", async () => {
    const { id, token } = await couple();
    const row = await tokenRow(token);
    expect(row).toMatchObject({ accountId: id, purpose: "reset-password", usedAt: null });
    expect(row?.expiresAt.getTime()).toBeCloseTo(Date.now() + HOUR_MS, -5);
    expect(JSON.stringify(await db().select().from(actionToken))).not.toContain(token);
  });

  test("a new link replaces the old one", async () => {
    const { email, token } = await couple();
    await forgot("user", email);
    const next = await mailedToken(email);
    expect((await reset("user", token)).body.message).toBe(LINK_GONE);
    expect((await reset("user", next)).status).toBe(200);
  });

  test("refuses an invalid address", async () => {
    for (const email of ["", "mei", "a@b.sg\nBcc: x@y.sg"]) {
      expect((await forgot("user", email)).status).toBe(400);
    }
  });
});

describe("reset-password", () => {
  test("sets the password, verifies the address, ends every session and sends a mail about it", async () => {
    const { id, email } = await makeCustomer(db(), { passwordHash, verified: false });
    const browsers = [await login("user", email, OLD), await login("user", email, OLD)];
    await forgot("user", email);
    const answer = await reset("user", await mailedToken(email));
    expect(answer.body).toEqual({ code: 200, message: RESET_DONE, data: null });
    expect((await login("user", email, OLD)).status).toBe(400);
    for (const { body } of browsers) expect((await refresh(body.data.tokens.refresh.token)).status).toBe(401);
    const open = and(eq(session.accountId, id), isNull(session.revokedAt));
    expect(await db().$count(session, open)).toBe(0);
    expect((await login("user", email, NEW)).body.data.user).toMatchObject({ isEmailVerified: true });
    const { resetLink } = await latestFor(db(), email, "password-changed");
    expect(resetLink).toMatch(/\/forgot-password$/);
    const events = await db().select().from(accountEvent).where(eq(accountEvent.accountId, id));
    expect(events.map(({ kind, doneBy }) => [kind, doneBy])).toEqual([
      ["password-reset-asked", "anyone"],
      ["password-reset", "customer"],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Bahagia|argon2/);
  });

  test("ends a pending sign-in with the old password", async () => {
    const { id, email, token } = await couple();
    await database().pool.query(`
      create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$;
      create trigger dawdle before insert on session for each row execute function dawdle();`);
    const underWay = login("user", email, OLD);
    const dawdles = "select 1 from pg_stat_activity where wait_event = 'PgSleep'";
    while ((await database().pool.query(dawdles)).rowCount === 0);
    expect((await reset("user", token)).status).toBe(200);
    await underWay;
    await database().pool.query("drop function dawdle cascade");
    expect(await db().$count(session, and(eq(session.accountId, id), isNull(session.revokedAt)))).toBe(0);
  });

  test("signs nobody in who entered the old password just before it changed", async () => {
    const { id, email, token } = await couple();
    const logins = Array.from({ length: 6 }, () => login("user", email, OLD));
    const [answer] = await Promise.all([reset("user", token), ...logins]);
    expect(answer.status).toBe(200);
    expect(await db().$count(session, and(eq(session.accountId, id), isNull(session.revokedAt)))).toBe(0);
  });

  test("ends a sign-in that waits for its code, and invalidates the link that connects a social login", async () => {
    const { id, email, token } = await couple();
    await database().pool.query("update account set two_step_authentication = true where id = $1", [id]);
    const browser = inSameBrowser(await login("user", email, OLD));
    await call("GET", `/user/auth/two-step-verification/${email}`, browser);
    const { code } = await latestFor(db(), email, "two-step-code");
    const social = { network: "facebook" as const, subject: "not-the-owner" };
    const link = await db().transaction((tx) => makeToken(tx, id, "link-social", social));
    await reset("user", token);
    const body = { email, code };
    const late = await call("POST", "/user/auth/two-step-verification/verifyCode", { body, ...browser });
    expect([late.status, late.headers.getSetCookie()]).toEqual([400, []]);
    expect((await call("POST", `/user/auth/social-link?token=${link}`)).status).toBe(400);
  });

  test("lets an owner locked out by wrong guesses sign in at once", async () => {
    process.env.THROTTLE_SCALE = "1";
    const { email, token } = await couple();
    for (let guess = 0; guess < 11; guess++) await login("user", email, "Wrong#2026");
    expect((await login("user", email, OLD)).status).toBe(429);
    await reset("user", token);
    expect((await login("user", email, NEW)).status).toBe(200);
    process.env.THROTTLE_SCALE = "1000";
  });

  test("sets a password for an account that had none", async () => {
    const { email, token } = await couple({ passwordHash: undefined as unknown as string });
    expect((await reset("user", token)).status).toBe(200);
    expect((await login("user", email, NEW)).status).toBe(200);
  });

  test("a link works once, even with concurrent requests", async () => {
    const { token } = await couple();
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset("user", token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await reset("user", token)).body).toEqual({ code: 400, message: LINK_GONE, data: null });
  });

  test("a weak password does not use up the link", async () => {
    const { token } = await couple();
    const answer = await call<{ errors: { field: string }[] }>(
      "POST",
      `/user/auth/reset-password?token=${token}`,
      { body: { password: "short" } },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.data.errors.map(({ field }) => field)).toEqual(["password"]);
    expect((await reset("user", token)).status).toBe(200);
  });

  test("refuses an expired, an invented and a missing link", async () => {
    const { id, email, token } = await couple();
    await db()
      .update(actionToken)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(actionToken.accountId, id));
    for (const wrong of [token, "invented", "", (await tokenRow(token))?.tokenHash ?? ""]) {
      expect((await reset("user", wrong)).body).toMatchObject({ code: 400, message: LINK_GONE });
    }
    expect((await login("user", email, OLD)).status).toBe(200);
  });

  test("a customer's link can't reset a vendor's password, even with the same address, nor vice versa", async () => {
    const email = "baker@test.example";
    await makeVendor(db(), { email, passwordHash });
    const { token } = await couple({ email });
    expect((await reset("vendor", token)).body.message).toBe(LINK_GONE);
    expect((await login<VendorLogin>("vendor", email, OLD)).status).toBe(200);
    expect((await reset("user", token)).status).toBe(200);
    expect((await login<VendorLogin>("vendor", email, OLD)).status).toBe(200);
    await forgot("vendor", email);
    const vendors = await mailedToken(email);
    expect((await reset("user", vendors)).status).toBe(400);
    expect((await reset("vendor", vendors)).status).toBe(200);
    expect((await login<VendorLogin>("vendor", email, NEW)).status).toBe(200);
    expect((await latestFor(db(), email, "password-changed")).resetLink).toMatch(/\/vendor\/password-reset$/);
  });

  test("leaves link and password unchanged when it fails half-way", async () => {
    const { email, token } = await couple();
    await database().pool.query(`
      create function refuse_message() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
      create trigger refuse_message before insert on outgoing_message for each row execute function refuse_message();`);
    expect((await reset("user", token)).status).toBe(500);
    await database().pool.query("drop function refuse_message cascade");
    expect((await login("user", email, OLD)).status).toBe(200);
    expect((await reset("user", token)).status).toBe(200);
  });
});
