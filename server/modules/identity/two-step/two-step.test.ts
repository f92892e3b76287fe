import { eq } from "drizzle-orm";
import type { CustomerLogin, CustomerLoginAnswer } from "@/contracts/identity/auth";
import { INVALID_CODE, SIGN_IN_AGAIN, type TwoStepPending } from "@/contracts/identity/two-step";
import { DAY_MS, MINUTE_MS } from "@/lib/time";
import { account } from "@/server/db/schema/identity/account";
import { session } from "@/server/db/schema/identity/session";
import { signInChallenge } from "@/server/db/schema/identity/otp";
import { recordEvent } from "@/server/modules/identity/account-event/service";
import { type ApiAnswer, testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { hashPassword } from "@/server/modules/identity/account/password";
import { FLOOR_MS } from "@/server/core/minimum-duration";
import { expectMinimumDuration } from "@/tests/setup/timing";

const database = useTestDatabase();
const call = testApi();
const PASSWORD = "Sayang#2026";
let passwordHash = "";
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => database().pool.query("delete from throttle"));

type Couple = { id: string; email: string };
async function careful(): Promise<Couple> {
  const { id, email } = await makeCustomer(database().db, { passwordHash });
  await database().db.update(account).set({ twoStepAuthentication: true }).where(eq(account.id, id));
  return { id, email };
}

/** The second-step cookie of each browser; every address has its own browser unless one is named. */
const jar = new Map<string, string>();
beforeEach(() => jar.clear());

type Given = { flag?: boolean; cookie?: string; password?: string; browser?: string };
async function login(email: string, { flag, cookie, password, browser = email }: Given = {}) {
  const cookies = [cookie, jar.get(browser)].filter((each) => each !== undefined).join("; ");
  const answer = await call<CustomerLoginAnswer>("POST", "/user/auth/login", {
    body: {
      email,
      password: password ?? PASSWORD,
      ...(flag === undefined ? {} : { disableVerificationOnThisBrowser: flag }),
    },
    ...(cookies ? { headers: { cookie: cookies } } : {}),
  });
  const kept = challengeCookie(answer).split(";")[0];
  if (kept) jar.set(browser, kept);
  return answer;
}
const cookieOf = (browser: string) => {
  const cookie = jar.get(browser);
  return cookie ? { headers: { cookie } } : {};
};
const send = (email: string, browser = email) =>
  call("GET", `/user/auth/two-step-verification/${encodeURIComponent(email)}`, cookieOf(browser));
const verify = (email: string, code: string, rememberBrowser?: boolean, browser = email) =>
  call<CustomerLogin>("POST", "/user/auth/two-step-verification/verifyCode", {
    body: { email, code, ...(rememberBrowser === undefined ? {} : { rememberBrowser }) },
    ...cookieOf(browser),
  });
const codeFor = async (email: string) => (await latestFor(database().db, email, "two-step-code")).code;
const mails = async (email: string) => (await queuedFor(database().db, email)).length;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const age = (id: string, minutes: number) =>
  database().pool.query(
    `update sign_in_challenge set sent_at = sent_at - make_interval(mins => $2),
     expires_at = expires_at - make_interval(mins => $2) where account_id = $1`,
    [id, minutes],
  );
const cookieLine = ({ headers }: ApiAnswer<unknown>, name: string) =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? "";
const trustCookie = (answer: ApiAnswer<unknown>) => cookieLine(answer, "sayang_trusted");
const challengeCookie = (answer: ApiAnswer<unknown>) => cookieLine(answer, "sayang_two_step");

async function underWay(): Promise<Couple & { code: string }> {
  const couple = await careful();
  await login(couple.email);
  await send(couple.email);
  return { ...couple, code: await codeFor(couple.email) };
}

async function trusted() {
  const { code, ...couple } = await underWay();
  const cookie = trustCookie(await verify(couple.email, code, true));
  return { ...couple, cookie: cookie.split(";")[0] ?? "", line: cookie };
}
const isPending = (answer: ApiAnswer<CustomerLoginAnswer>) => {
  expect(answer.status).toBe(200);
  return "twoStepAuthentication" in answer.body.data;
};

describe("the second step", () => {
  test("a right password alone signs nobody in; the code does", async () => {
    const { id, email } = await careful();
    const first = await login(email);
    expect(first.body).toEqual({
      code: 200,
      message: "OK",
      data: { twoStepAuthentication: true, email } satisfies TwoStepPending,
    });
    expect(first.headers.getSetCookie()).toEqual([challengeCookie(first)]);
    expect(challengeCookie(first)).toMatch(
      /^sayang_two_step=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await mails(email)).toBe(0);
    expect((await send(email)).body).toMatchObject({ code: 200, data: null });
    const done = await verify(email, await codeFor(email));
    expect(done.body).toMatchObject({
      code: 200,
      message: "Verification successful logging you in",
      data: { orders: 0, user: { id, email, twoStepAuthentication: true } },
    });
    expect(done.body.data.tokens.access.token).toMatch(/\./);
    expect(cookieLine(done, "sayang_session")).toMatch(/^sayang_session=[^;]+; .*HttpOnly/);
    expect(trustCookie(done)).toBe("");
  });

  test("a wrong password sends no code", async () => {
    const { email } = await careful();
    expect((await login(email, { password: "Wrong#2026" })).status).toBe(400);
    await send(email);
    expect(await mails(email)).toBe(0);
  });

  test("no code is sent ten minutes after the password, or without it", async () => {
    const { id, email } = await careful();
    await send(email);
    await login(email);
    await age(id, 11);
    await send(email);
    expect(await mails(email)).toBe(0);
  });

  test("a code is sent once a minute, even with concurrent requests; a new one replaces the old", async () => {
    const { id, email } = await careful();
    await login(email);
    await Promise.all([send(email), send(email), send(email)]);
    await send(email);
    expect(await mails(email)).toBe(1);
    const first = await codeFor(email);
    await age(id, 1);
    await send(email);
    expect(await mails(email)).toBe(2);
    const second = await codeFor(email);
    expect((await verify(email, second)).status).toBe(200);
    if (first !== second) expect((await verify(email, first)).status).toBe(400);
  });

  test("signing in again keeps the mailed code valid, and sends a new one after it was used", async () => {
    const { email, code } = await underWay();
    await login(email);
    expect((await verify(email, code)).status).toBe(200);
    await login(email);
    await send(email);
    expect(await mails(email)).toBe(2);
    expect((await verify(email, await codeFor(email))).status).toBe(200);
  });

  test("a code works once, for its own address, for ten minutes", async () => {
    const [used, other, old] = [await underWay(), await underWay(), await underWay()];
    expect((await verify(used.email, used.code)).status).toBe(200);
    expect((await verify(used.email, used.code)).body.message).toBe(SIGN_IN_AGAIN);
    if (used.code !== other.code)
      expect((await verify(other.email, used.code)).body.message).toBe(INVALID_CODE);
    await age(old.id, 10);
    expect((await verify(old.email, old.code)).body.message).toBe(SIGN_IN_AGAIN);
  });

  test("after five wrong tries, concurrent or not, the password is required again", async () => {
    const { id, email, code } = await underWay();
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(email, wrong(code))));
    const messages = answers.map(({ body }) => body.message);
    expect(messages.filter((message) => message === INVALID_CODE)).toHaveLength(5);
    expect(messages.filter((message) => message === SIGN_IN_AGAIN)).toHaveLength(7);
    expect(answers[0]?.body).toMatchObject({ code: 400 });
    expect((await verify(email, code)).body.message).toBe(SIGN_IN_AGAIN);
    await age(id, 2);
    await send(email);
    expect(await mails(email)).toBe(1);
    await database().pool.query("delete from throttle");
    await login(email);
    await send(email);
    expect((await verify(email, await codeFor(email))).status).toBe(200);
  });

  test("of many concurrent uses of the right code, one signs in", async () => {
    const { id, email, code } = await underWay();
    const before = await database().db.$count(session, eq(session.accountId, id));
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await database().db.$count(session, eq(session.accountId, id))).toBe(before + 1);
  });

  test(
    "guessing codes through repeated sign-ins is limited",
    async () => {
      const { id, email } = await careful();
      const statuses: number[] = [];
      for (let round = 0; round < 4; round++) {
        await login(email);
        await database().pool.query("delete from throttle");
        await send(email);
        const code = await codeFor(email);
        for (let n = 0; n < 5; n++) statuses.push((await verify(email, wrong(code))).status);
        await age(id, 1);
      }
      expect(statuses.slice(0, 15)).toEqual(Array<number>(15).fill(400));
      expect(statuses.slice(15)).toEqual(Array<number>(5).fill(429));
    },
    MINUTE_MS,
  );

  test("strangers can neither stop the owner's sign-in nor have codes sent", async () => {
    const { email, code } = await underWay();
    for (let n = 0; n < 20; n++) {
      expect((await send(email, "stranger")).status).toBe(200);
      expect((await verify(email, wrong(code), false, "stranger")).body.message).toBe(SIGN_IN_AGAIN);
    }
    // Nor with a challenge for their own account.
    const own = await careful();
    await login(own.email, { browser: "stranger" });
    for (let n = 0; n < 20; n++) await verify(email, wrong(code), false, "stranger");
    expect((await verify(email, code, false, "stranger")).body.message).toBe(SIGN_IN_AGAIN);
    expect(await mails(email)).toBe(1);
    expect((await verify(email, code)).status).toBe(200);
    await login(email);
    expect((await send(email)).status).toBe(200);
    expect((await verify(email, await codeFor(email))).status).toBe(200);
  });

  test("one browser's code is useless in another, even if the password was right in both", async () => {
    const { email, code } = await underWay();
    await login(email, { browser: "another" });
    expect((await verify(email, code, false, "another")).body.message).toBe(SIGN_IN_AGAIN);
    await send(email, "another");
    expect(await mails(email)).toBe(2);
    expect((await verify(email, code)).status).toBe(200);
    expect((await verify(email, await codeFor(email), false, "another")).status).toBe(200);
  });

  test(
    "an attacker with the password gets 15 tries and 10 codes an hour, over any number of browsers",
    async () => {
      const { email } = await careful();
      const answers: string[] = [];
      for (let n = 0; n < 12; n++) {
        const browser = `guesser ${n}`;
        await login(email, { browser });
        await send(email, browser);
        const code = await codeFor(email);
        for (let tries = 0; tries < 4; tries++)
          answers.push(String((await verify(email, wrong(code), false, browser)).status));
      }
      expect(answers.slice(0, 15)).toEqual(Array<string>(15).fill("400"));
      expect(answers.slice(15, 40)).toEqual(Array<string>(25).fill("429"));
      expect(await mails(email)).toBe(10);
    },
    MINUTE_MS,
  );

  test("only an HMAC of the code is stored", async () => {
    const { id, code } = await underWay();
    const [row] = await database().db.select().from(signInChallenge).where(eq(signInChallenge.accountId, id));
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test.each([
    [{ email: "a@b.sg", code: "12345" }, "code"],
    [{ email: "a@b.sg", code: "1234567" }, "code"],
    [{ email: "a@b.sg", code: "12345a" }, "code"],
    [{ email: "nobody", code: "123456" }, "email"],
    [{ email: "a@b.sg", code: "123456", rememberBrowser: "maybe" }, "rememberBrowser"],
  ])("refuses %j", async (body, field) => {
    const answer = await call<{ errors: { field: string }[] }>(
      "POST",
      "/user/auth/two-step-verification/verifyCode",
      { body },
    );
    expect(answer.status).toBe(400);
    expect(answer.body.data.errors.map((error) => error.field)).toEqual([field]);
    if (field === "code") expect(answer.body.message).toBe(INVALID_CODE);
  });
});

describe("the response reveals nothing", () => {
  test("an unknown address, a vendor's and one without a sign-in get the same answer as a known one, in the same time", async () => {
    const { email: idle } = await careful();
    let known = "";
    const silent = (await send(idle)).body;
    await expectMinimumDuration(
      FLOOR_MS,
      [
        async () => expect((await send(known)).body).toEqual(silent),
        async () => expect((await send("nobody@test.example")).body).toEqual(silent),
      ],
      async () => {
        await database().pool.query("delete from throttle");
        known = (await careful()).email;
        await login(known);
      },
    );
    expect((await verify(idle, "123456")).body).toEqual((await verify("nobody@test.example", "123456")).body);
  });
});

describe("a trusted browser", () => {
  test("skips the second step on request, and only for its own account", async () => {
    const { email, cookie, line } = await trusted();
    expect(line).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(isPending(await login(email, { flag: true, cookie }))).toBe(false);
    const another = await careful();
    expect(isPending(await login(another.email, { flag: true, cookie }))).toBe(true);
  });

  test("neither the flag nor the cookie alone suffices, nor does an altered cookie", async () => {
    const { email, cookie } = await trusted();
    expect(isPending(await login(email, { flag: true }))).toBe(true);
    expect(isPending(await login(email, { cookie }))).toBe(true);
    expect(isPending(await login(email, { flag: false, cookie }))).toBe(true);
    expect(isPending(await login(email, { flag: true, cookie: cookie.slice(0, -2) }))).toBe(true);
    expect(isPending(await login(email, { flag: true, cookie: "sayang_trusted=nonsense" }))).toBe(true);
    expect((await login(email, { flag: true, cookie, password: "Wrong#2026" })).status).toBe(400);
  });

  test("a session cookie is not a trust cookie", async () => {
    const { email } = await careful();
    const { email: plain } = await makeCustomer(database().db, { passwordHash });
    const signed = (await login(plain)).headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? "";
    expect(isPending(await login(email, { flag: true, cookie: `sayang_trusted=${signed}` }))).toBe(true);
  });

  test("ends with the password", async () => {
    const { id, email, cookie } = await trusted();
    const changed = await hashPassword("Another#2026");
    await database().db.update(account).set({ passwordHash: changed }).where(eq(account.id, id));
    expect(isPending(await login(email, { flag: true, cookie, password: "Another#2026" }))).toBe(true);
  });

  test.each(["two-step-off", "signed-out-everywhere", "password-reset", "session-copied"])(
    "ends with %s",
    async (kind) => {
      const { id, email, cookie } = await trusted();
      await recordEvent(database().db, { accountId: id, kind, doneBy: "customer" });
      expect(isPending(await login(email, { flag: true, cookie }))).toBe(true);
    },
  );

  test("ends after 30 days", async () => {
    const { email, cookie } = await trusted();
    const now = Date.now;
    Date.now = () => now() + 30 * DAY_MS + 1000;
    const answer = await login(email, { flag: true, cookie }).finally(() => (Date.now = now));
    expect(isPending(answer)).toBe(true);
  });
});
