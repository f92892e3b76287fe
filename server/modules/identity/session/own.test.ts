import { desc, eq } from "drizzle-orm";
import type { CustomerLogin, TokenPair } from "@/contracts/identity/auth";
import type { ActiveSession } from "@/contracts/identity/session";
import { account } from "@/server/db/schema/identity/account";
import { session } from "@/server/db/schema/identity/session";
import { accountEvent } from "@/server/db/schema/identity/account-event";
import { type ApiAnswer, type ApiCall, testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, tokenIn } from "@/tests/setup/mailbox";
import { hashPassword } from "@/server/modules/identity/account/password";

const database = useTestDatabase();
const call = testApi();
const PASSWORD = "Sayang#2026";
const NEXT = "Bersama#2027";
const EXPIRED = "Session has expired. Please Log in again.";
const PHONE = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
let passwordHash = "";
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => database().pool.query("delete from throttle"));

const login = (email: string, password = PASSWORD, given: ApiCall = {}) =>
  call<CustomerLogin>("POST", "/user/auth/login", { ...given, body: { email, password } });
const by = (tokens: TokenPair): Pick<ApiCall, "headers"> => ({
  headers: { authorization: `Bearer ${tokens.access.token}` },
});
const refresh = (tokens: TokenPair) =>
  call<TokenPair>("POST", "/auth/refresh", { body: { refreshToken: tokens.refresh.token } });
const fieldsOf = (answer: ApiAnswer<unknown>) =>
  (answer.body.data as { errors: { field: string }[] } | null)?.errors.map(({ field }) => field);
const lastEvent = async (accountId: string) =>
  (
    await database()
      .db.select()
      .from(accountEvent)
      .where(eq(accountEvent.accountId, accountId))
      .orderBy(desc(accountEvent.createdAt))
      .limit(1)
  )[0];

async function signedIn() {
  const customer = await makeCustomer(database().db, { passwordHash });
  return { ...customer, tokens: (await login(customer.email)).body.data.tokens };
}

describe("changing the password", () => {
  const change = (tokens: TokenPair, currentPassword: string, password: string) =>
    call("PATCH", "/auth/password", { ...by(tokens), body: { currentPassword, password } });

  test("ends every other session at once, keeps this one and notifies the owner", async () => {
    const { id, email, tokens } = await signedIn();
    const other = (await login(email)).body.data.tokens;
    const answer = await change(tokens, PASSWORD, NEXT);
    expect(answer.body).toEqual({ code: 200, message: "Password has been updated", data: null });
    expect((await call("GET", "/auth/sessions", by(other))).body).toMatchObject({
      code: 401,
      message: EXPIRED,
    });
    expect((await refresh(other)).status).toBe(401);
    expect((await refresh(tokens)).status).toBe(200);
    expect((await login(email)).status).toBe(400);
    expect((await login(email, NEXT)).status).toBe(200);
    expect((await latestFor(database().db, email, "password-changed")).resetLink).toMatch(
      /\/forgot-password$/,
    );
    expect(await lastEvent(id)).toMatchObject({ kind: "password-changed", doneBy: "customer" });
  });

  test("ends a reset link that waits in a mailbox", async () => {
    const { email, tokens } = await signedIn();
    await call("POST", "/user/auth/forgot-password", { body: { email } });
    const token = tokenIn((await latestFor(database().db, email, "reset-password")).link);
    expect((await change(tokens, PASSWORD, NEXT)).status).toBe(200);
    const body = { password: "Thief#2026" };
    const late = await call("POST", `/user/auth/reset-password?token=${token}`, { body });
    expect(late.status).toBe(400);
    expect((await login(email, NEXT)).status).toBe(200);
  });

  test("a vendor changes its own password", async () => {
    const { db } = database();
    const vendor = await makeVendor(db, { passwordHash });
    const body = { currentPassword: PASSWORD, password: NEXT };
    expect((await call("PATCH", "/auth/password", { as: vendor.actor, body })).status).toBe(200);
    expect((await latestFor(db, vendor.email, "password-changed")).resetLink).toMatch(
      /\/vendor\/password-reset$/,
    );
  });

  test("a wrong, weak, unchanged or missing password is refused by field, and nothing changes", async () => {
    const { email, tokens } = await signedIn();
    const wrong = await change(tokens, "Wrong#2026", NEXT);
    expect(wrong.status).toBe(400);
    expect(fieldsOf(wrong)).toEqual(["currentPassword"]);
    expect(fieldsOf(await change(tokens, PASSWORD, "weak"))).toEqual(["password"]);
    expect(fieldsOf(await change(tokens, PASSWORD, PASSWORD))).toEqual(["password"]);
    expect(fieldsOf(await change(tokens, "", ""))).toEqual(["currentPassword", "password"]);
    expect((await login(email)).status).toBe(200);
    const social = await makeCustomer(database().db);
    const body = { currentPassword: "x", password: NEXT };
    const answer = await call("PATCH", "/auth/password", { as: social.actor, body });
    expect(answer.body.message).toMatch(/no password yet/);
  });

  test("of two concurrent changes, one succeeds", async () => {
    const { tokens } = await signedIn();
    const answers = await Promise.all([
      change(tokens, PASSWORD, NEXT),
      change(tokens, PASSWORD, "Berdua#2028"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("someone at an unlocked screen cannot try passwords endlessly", async () => {
    const { tokens } = await signedIn();
    for (let n = 0; n < 10; n++) expect((await change(tokens, `Wrong#${n}`, NEXT)).status).toBe(400);
    expect((await change(tokens, PASSWORD, NEXT)).status).toBe(429);
  });
});

describe("switching two-step verification", () => {
  const turn = (tokens: TokenPair, enabled: unknown, password = PASSWORD) =>
    call("PATCH", "/auth/two-step", { ...by(tokens), body: { enabled, password } });
  const isOn = async (id: string) =>
    (await database().db.select().from(account).where(eq(account.id, id)))[0]?.twoStepAuthentication;

  test("turns on and off, with the password", async () => {
    const { id, email, tokens } = await signedIn();
    expect((await turn(tokens, true)).body).toEqual({
      code: 200,
      message: "Successfully updated",
      data: null,
    });
    expect(await isOn(id)).toBe(true);
    expect((await login(email)).body.data).toEqual({ twoStepAuthentication: true, email });
    expect(await lastEvent(id)).toMatchObject({ kind: "two-step-on" });
    expect((await turn(tokens, false)).status).toBe(200);
    expect(await lastEvent(id)).toMatchObject({ kind: "two-step-off" });
    expect(await latestFor(database().db, email, "two-step-switched")).toMatchObject({ enabled: false });
    expect((await login(email)).body.data.user.id).toBe(id);
  });

  test("a wrong password, garbage and an unverified address change nothing", async () => {
    const { id, tokens } = await signedIn();
    expect(fieldsOf(await turn(tokens, true, "Wrong#2026"))).toEqual(["password"]);
    expect(fieldsOf(await turn(tokens, "maybe"))).toEqual(["enabled"]);
    await database().db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, id));
    expect((await turn(tokens, true)).body.message).toMatch(/^Please verify your email address first/);
    expect(await isOn(id)).toBe(false);
  });

  test("is only for customers", async () => {
    const { actor } = await makeVendor(database().db, { passwordHash });
    const body = { enabled: true, password: PASSWORD };
    expect((await call("PATCH", "/auth/two-step", { as: actor, body })).status).toBe(403);
  });
});

describe("sessions", () => {
  const list = async (tokens: TokenPair) =>
    (await call<ActiveSession[]>("GET", "/auth/sessions", by(tokens))).body.data;
  const end = (tokens: TokenPair, id: string) => call("DELETE", `/auth/sessions/${id}`, by(tokens));

  test("are listed with device and address, the current one marked; others' and ended ones are not", async () => {
    const { id, email } = await makeCustomer(database().db, { passwordHash });
    await database().db.delete(session).where(eq(session.accountId, id));
    const gone = (await login(email)).body.data.tokens;
    await call("POST", "/auth/logout", { body: { refreshToken: gone.refresh.token } });
    const first = (await login(email, PASSWORD, { headers: { "user-agent": PHONE }, ip: "203.0.113.9" })).body
      .data.tokens;
    const second = (await login(email)).body.data.tokens;
    await signedIn();
    const seen = await list(first);
    expect(seen).toHaveLength(2);
    expect(seen.find(({ current }) => current)).toMatchObject({
      device: "Chrome on Android",
      ip: "203.0.113.9",
    });
    expect((await list(second)).filter(({ current }) => current)).toHaveLength(1);
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(
      ["_id", "createdAt", "current", "device", "id", "ip", "lastUsedAt"].sort(),
    );
  });

  test("the caller's ends at logout, even without a refresh token", async () => {
    const { email, tokens } = await signedIn();
    const other = (await login(email)).body.data.tokens;
    expect((await call("POST", "/auth/logout", { ...by(tokens), body: {} })).status).toBe(200);
    expect((await call("GET", "/auth/sessions", by(tokens))).status).toBe(401);
    expect((await refresh(tokens)).status).toBe(401);
    expect((await call("GET", "/auth/sessions", by(other))).status).toBe(200);
    expect((await call("POST", "/auth/logout", { body: {} })).status).toBe(200);
  });

  test("one is ended at once, and only by its owner", async () => {
    const { email, tokens } = await signedIn();
    const other = (await login(email)).body.data.tokens;
    const stranger = await signedIn();
    const target = (await list(other)).find(({ current }) => current)?.id ?? "";
    expect((await end(stranger.tokens, target)).status).toBe(404);
    expect((await list(other)).length).toBeGreaterThan(0);
    expect((await end(tokens, target)).status).toBe(200);
    expect((await call("GET", "/auth/sessions", by(other))).status).toBe(401);
    expect((await refresh(other)).status).toBe(401);
    expect((await end(tokens, target)).status).toBe(404);
    expect((await end(tokens, "nonsense")).status).toBe(400);
  });

  test("ending the current one clears its cookie", async () => {
    const { tokens } = await signedIn();
    const own = (await list(tokens)).find(({ current }) => current)?.id ?? "";
    expect((await end(tokens, own)).headers.getSetCookie().join()).toMatch(/^sayang_session=; Max-Age=0/);
    expect((await call("GET", "/auth/sessions", by(tokens))).status).toBe(401);
  });

  test("signing out everywhere ends them all, including this one, even on public calls, but nobody else's", async () => {
    const { email, tokens } = await signedIn();
    const other = (await login(email)).body.data.tokens;
    const stranger = await signedIn();
    const answer = await call("POST", "/auth/logout-everywhere", by(tokens));
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().join()).toMatch(/sayang_session=; Max-Age=0/);
    for (const dead of [tokens, other]) {
      expect((await call("GET", "/auth/sessions", by(dead))).body).toMatchObject({
        code: 401,
        message: EXPIRED,
      });
      expect((await call("GET", "/user/home-filter", by(dead))).status).toBe(401);
      expect((await refresh(dead)).status).toBe(401);
    }
    expect((await list(stranger.tokens)).length).toBeGreaterThan(0);
    expect((await login(email)).status).toBe(200);
  });

  test("a token whose session has expired, or belongs to another account, is refused", async () => {
    const { actor, tokens } = await signedIn();
    const { actor: other } = await makeCustomer(database().db);
    const borrowed = { ...actor, sessionId: other.sessionId };
    expect((await call("GET", "/auth/sessions", { as: borrowed })).status).toBe(401);
    await database().pool.query("update session set expires_at = now() where account_id = $1", [
      actor.accountId,
    ]);
    expect((await call("GET", "/auth/sessions", by(tokens))).status).toBe(401);
  });

  test("a vendor lists its own; a visitor has none", async () => {
    const { actor } = await makeVendor(database().db);
    expect((await call<ActiveSession[]>("GET", "/auth/sessions", { as: actor })).body.data).toHaveLength(1);
    expect((await call("GET", "/auth/sessions")).status).toBe(401);
  });
});
