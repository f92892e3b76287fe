import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { CustomerLogin, TokenPair, VendorLogin } from "@/contracts/identity/auth";
import { readSessionCookie, SESSION_COOKIE } from "@/lib/session/session-cookie";
import { refreshToken, session } from "@/server/db/schema/identity/session";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { sessionSecret } from "@/server/core/secrets";
import { type ApiAnswer, testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { hashPassword } from "@/server/modules/identity/account/password";
import { verifyAccessToken } from "./tokens";
import { expectSameWork } from "@/tests/setup/timing";

const database = useTestDatabase();
const call = testApi();
const PASSWORD = "Sayang#2026";
let passwordHash = "";
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const login = <T = CustomerLogin>(who: string, email: string, password = PASSWORD) =>
  call<T>("POST", `/${who}/auth/login`, { body: { email, password } });
const refresh = (token: string) =>
  call<TokenPair>("POST", "/auth/refresh", { body: { refreshToken: token } });
const logout = (token: string) => call("POST", "/auth/logout", { body: { refreshToken: token } });
const cookieOf = ({ headers }: ApiAnswer<unknown>) =>
  headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`)) ?? "";
const sessionOf = (answer: ApiAnswer<unknown>) =>
  readSessionCookie(decodeURIComponent(cookieOf(answer).split(/[=;]/)[1] ?? ""), sessionSecret());

async function signedInCouple() {
  const { id, email } = await makeCustomer(database().db, { passwordHash });
  const answer = await login("user", email);
  return { id, email, answer, tokens: answer.body.data.tokens };
}

describe("sign-in", () => {
  test("a customer gets tokens, the user and the session cookie", async () => {
    const { id, email } = await makeCustomer(database().db, { passwordHash, weddingDate: "2027-03-20" });
    const answer = await login("user", ` ${email.toUpperCase()} `);
    expect(answer.body).toMatchObject({
      code: 200,
      data: {
        orders: 0,
        user: { id, _id: id, email, roleUser: "customer", isEmailVerified: true, weddingDate: "2027-03-20" },
      },
    });
    expect(await verifyAccessToken(answer.body.data.tokens.access.token)).toMatchObject({
      role: "customer",
      customerId: id,
    });
    expect(cookieOf(answer)).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(sessionOf(answer)).toMatchObject({ role: "customer", accountId: id });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("a vendor gets its categories, the main one first; its status does not prevent sign-in", async () => {
    const { db } = database();
    const [side, main] = [await makeCategory(db, { name: "Aaa" }), await makeCategory(db, { name: "Zzz" })];
    const vendor = await makeVendor(db, { passwordHash, status: "pending", masterCategoryId: main.id });
    await db.insert(vendorCategory).values([
      { vendorId: vendor.id, categoryId: side.id },
      { vendorId: vendor.id, categoryId: main.id, isMain: true },
    ]);
    const answer = await login<VendorLogin>("vendor", vendor.email);
    expect(answer.body.data.vendor).toEqual({
      id: vendor.id,
      _id: vendor.id,
      email: vendor.email,
      roleUser: "vendor",
      teamRole: "owner",
      vendorName: vendor.vendorName,
      status: "pending",
      categories: [
        { _id: main.id, name: "Zzz" },
        { _id: side.id, name: "Aaa" },
      ],
    });
    expect(sessionOf(answer)).toMatchObject({ role: "vendor", accountId: vendor.accountId });
  });

  test("one address may be both a customer and a vendor, each with its own password", async () => {
    const { db } = database();
    const email = "baker@test.example";
    const customer = await makeCustomer(db, { email, passwordHash });
    await makeVendor(db, { email, passwordHash: await hashPassword("Another#2026") });
    expect((await login("user", email)).body.data.user.id).toBe(customer.id);
    expect((await login("vendor", email)).status).toBe(400);
    expect((await login("vendor", email, "Another#2026")).status).toBe(200);
  });

  test("a wrong password, an unknown address and a missing password get the same answer, and nothing is written", async () => {
    const { db } = database();
    const { email } = await makeCustomer(db, { passwordHash });
    const { email: social } = await makeCustomer(db);
    const before = await db.$count(session);
    const answers = [
      await login("user", email, "Wrong#2026"),
      await login("user", "nobody@test.example"),
      await login("user", social),
      await login("vendor", email),
      await login("operator", email),
    ];
    for (const answer of answers) {
      expect(answer.body).toEqual({ code: 400, message: "Incorrect email or password", data: null });
      expect(cookieOf(answer)).toBe("");
    }
    expect(await db.$count(session)).toBe(before);
  });

  test("an unknown address costs as much work as a known one", async () => {
    const { email } = await makeCustomer(database().db, { passwordHash });
    await expectSameWork(
      () => login("user", email, "Wrong#2026"),
      () => login("user", "nobody@test.example", "Wrong#2026"),
      () => database().pool.query("delete from throttle"),
    );
  });

  test.each([
    [{}, ["email", "password"]],
    [{ email: "not an address", password: "x" }, ["email"]],
    [{ email: "a@b.sg", password: "x".repeat(129) }, ["password"]],
    [{ email: { $ne: null }, password: ["x"] }, ["email", "password"]],
  ])("refuses %j", async (body, fields) => {
    const answer = await call<{ errors: { field: string }[] }>("POST", "/user/auth/login", { body });
    expect(answer.status).toBe(400);
    expect(answer.body.data.errors.map((error) => error.field).sort()).toEqual(fields);
  });
});

describe("refresh", () => {
  test("returns a new pair and cookie; only hashes are stored", async () => {
    const { id, tokens } = await signedInCouple();
    const answer = await refresh(tokens.refresh.token);
    expect(answer.status).toBe(200);
    expect(answer.body.data.refresh.token).not.toBe(tokens.refresh.token);
    expect(sessionOf(answer)).toMatchObject({ accountId: id });
    expect((await refresh(answer.body.data.refresh.token)).status).toBe(200);
    const stored = await database().db.select({ hash: refreshToken.tokenHash }).from(refreshToken);
    expect(stored.map((row) => row.hash)).toContain(
      createHash("sha256").update(tokens.refresh.token).digest("hex"),
    );
    expect(JSON.stringify(stored)).not.toContain(tokens.refresh.token);
  });

  test("a reused token ends the whole session and clears its cookie", async () => {
    const { email, tokens } = await signedInCouple();
    const next = (await refresh(tokens.refresh.token)).body.data;
    const reuse = await refresh(tokens.refresh.token);
    expect(reuse.body).toEqual({
      code: 401,
      message: "Session has expired. Please Log in again.",
      data: null,
    });
    expect(cookieOf(reuse)).toMatch(/^sayang_session=; Max-Age=0/);
    // The owner is mailed once.
    await refresh(tokens.refresh.token);
    expect((await queuedFor(database().db, email)).map(({ kind }) => kind)).toEqual(["session-copied"]);
    const { resetLink } = await latestFor(database().db, email, "session-copied");
    expect(resetLink).toMatch(/\/forgot-password$/);
    expect((await refresh(next.refresh.token)).status).toBe(401);
  });

  test("of many concurrent uses of one token, at most one succeeds", async () => {
    const { tokens } = await signedInCouple();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(tokens.refresh.token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(7);
  });

  test("another sign-in of the same person is not affected", async () => {
    const { email, tokens } = await signedInCouple();
    const other = (await login("user", email)).body.data.tokens;
    await refresh(tokens.refresh.token);
    await refresh(tokens.refresh.token);
    expect((await refresh(other.refresh.token)).status).toBe(200);
  });

  test("an expired token, an ended session and an invented token are refused", async () => {
    const { db } = database();
    const { tokens } = await signedInCouple();
    const hash = createHash("sha256").update(tokens.refresh.token).digest("hex");
    await db
      .update(refreshToken)
      .set({ expiresAt: new Date(0) })
      .where(eq(refreshToken.tokenHash, hash));
    expect((await refresh(tokens.refresh.token)).status).toBe(401);
    const second = await signedInCouple();
    await db
      .update(session)
      .set({ expiresAt: new Date(0) })
      .where(eq(session.accountId, second.id));
    expect((await refresh(second.tokens.refresh.token)).status).toBe(401);
    expect((await refresh("invented")).status).toBe(401);
    expect((await refresh(tokens.access.token)).status).toBe(401);
    expect((await refresh("")).status).toBe(400);
  });
});

describe("logout", () => {
  test("ends the session and clears the cookie", async () => {
    const { tokens } = await signedInCouple();
    const answer = await logout(tokens.refresh.token);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toMatch(/^sayang_session=; Max-Age=0/);
    expect((await refresh(tokens.refresh.token)).status).toBe(401);
  });

  test("clears the cookie of a browser that has no token", async () => {
    const answer = await call("POST", "/auth/logout", { body: {} });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toMatch(/Max-Age=0/);
  });
});
