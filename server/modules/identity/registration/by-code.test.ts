import { eq } from "drizzle-orm";
import type { CustomerLogin, VerifiedEmail } from "@/contracts/identity/auth";
import {
  EMAIL_VERIFIED,
  REGISTRATION_CODE_SENT,
  REGISTRATION_CODE_WRONG,
} from "@/contracts/identity/registration/register";
import { FLOOR_MS } from "@/server/core/minimum-duration";
import { account, customer } from "@/server/db/schema/identity/account";
import { consent } from "@/server/db/schema/identity/consent";
import { type ApiAnswer, testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";
import { expectMinimumDuration } from "@/tests/setup/timing";

// These tests make more calls in a minute than the limits allow.
process.env.THROTTLE_SCALE = "1000";
const database = useTestDatabase();
const db = () => database().db;
const call = testApi();
const PASSWORD = "Sayang#2026";

let serial = 0;
const form = (given: Record<string, unknown> = {}) => ({
  firstName: "Mei Lin",
  email: `bycode${++serial}@test.example`,
  password: PASSWORD,
  isPrivacyAndTerms: true,
  ...given,
});

/** Returns a browser with its own cookies. */
function browser() {
  const jar = new Map<string, string>();
  const keep = <T>(answer: ApiAnswer<T>) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (value && !/max-age=0/i.test(line)) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
  const ask = async <T>(path: string, body?: Record<string, unknown>) => {
    const cookie = [...jar].map((each) => each.join("=")).join("; ");
    const headers = cookie ? { headers: { cookie } } : {};
    return keep(await call<T>("POST", `/user/auth/${path}`, { ...(body ? { body } : {}), ...headers }));
  };
  return {
    jar,
    register: (body: Record<string, unknown>) => ask<null>("register/code", body),
    resend: () => ask<null>("register/code/resend", {}),
    verify: (code: string) => ask<CustomerLogin>("register/verify", { code }),
    open: (link: string) => ask<VerifiedEmail>(`verify-email?token=${encodeURIComponent(tokenIn(link))}`),
  };
}

const mail = (email: string) => latestFor(db(), email, "registration-code");
const mails = async (email: string) => (await queuedFor(db(), email)).length;
const accountOf = async (email: string) =>
  (await db().select().from(account).where(eq(account.email, email)))[0];
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const minuteLater = () =>
  database().pool.query("update sign_in_challenge set sent_at = sent_at - interval '61 seconds'");

describe("registering with a code", () => {
  test("creates the account without a phone number, and the code signs this browser in", async () => {
    const [ours, body] = [browser(), form({ email: " New.ByCode@Test.Example " })];
    const email = "new.bycode@test.example";
    expect((await ours.register(body)).body).toEqual({
      code: 200,
      message: REGISTRATION_CODE_SENT,
      data: null,
    });
    const made = await accountOf(email);
    expect(made?.emailVerifiedAt).toBeNull();
    const id = made?.id ?? "";
    expect(await db().select().from(customer).where(eq(customer.id, id))).toMatchObject([
      { firstName: "Mei Lin", countryCode: "+65", phone: "" },
    ]);
    expect(await db().$count(consent, eq(consent.accountId, id))).toBe(1);
    const { code } = await mail(email);
    const answer = await ours.verify(code);
    expect(answer.body.message).toBe(EMAIL_VERIFIED);
    expect(answer.body.data.user).toMatchObject({ id, email, isEmailVerified: true });
    expect([...ours.jar.keys()]).toEqual(["sayang_session"]);
    // The code also uses up the link in its email.
    expect((await ours.verify(code)).status).toBe(400);
    expect((await browser().open((await mail(email)).link)).status).toBe(400);
  });

  test("only the browser that registered can use the code, with five attempts at most", async () => {
    const [ours, body] = [browser(), form()];
    await ours.register(body);
    const { code } = await mail(body.email);
    expect((await browser().verify(code)).body.message).toBe(REGISTRATION_CODE_WRONG);
    for (let at = 0; at < 5; at++) expect((await ours.verify(wrong(code))).status).toBe(400);
    expect((await ours.verify(code)).body).toMatchObject({
      message: REGISTRATION_CODE_WRONG,
      data: { errors: [{ field: "code", message: REGISTRATION_CODE_WRONG }] },
    });
    await ours.resend();
    expect((await ours.verify((await mail(body.email)).code)).status).toBe(200);
  });

  test("its link signs in the browser that registered, and only verifies in another", async () => {
    const [ours, theirs] = [browser(), browser()];
    const [here, there] = [form(), form()];
    await ours.register(here);
    const opened = await ours.open((await mail(here.email)).link);
    expect(opened.body.data.login?.user.email).toBe(here.email);
    expect(ours.jar.has("sayang_session")).toBe(true);
    await theirs.register(there);
    const stranger = browser();
    const elsewhere = await stranger.open((await mail(there.email)).link);
    expect(elsewhere.body.data).toEqual({ login: null });
    expect(stranger.jar.has("sayang_session")).toBe(false);
    expect((await accountOf(there.email))?.emailVerifiedAt).not.toBeNull();
    // The waiting page can continue with its code.
    expect((await theirs.verify((await mail(there.email)).code)).status).toBe(200);
  });

  test("its link does not affect a session already open in the browser", async () => {
    const [ours, body] = [browser(), form()];
    await ours.register(body);
    ours.jar.set("sayang_session", "of-another-account");
    expect((await ours.open((await mail(body.email)).link)).body.data).toEqual({ login: null });
    expect(ours.jar.get("sayang_session")).toBe("of-another-account");
  });

  test("sends a new code at most once a minute, and only for this browser's registration", async () => {
    const [ours, body] = [browser(), form()];
    await ours.register(body);
    const first = (await mail(body.email)).code;
    await ours.resend();
    await browser().resend();
    expect(await mails(body.email)).toBe(1);
    await minuteLater();
    await ours.resend();
    expect(await mails(body.email)).toBe(2);
    expect((await ours.verify(first)).status).toBe(400);
    expect((await ours.verify((await mail(body.email)).code)).status).toBe(200);
  });

  test("can be corrected in its browser until it is verified", async () => {
    const [ours, body] = [browser(), form()];
    await ours.register(body);
    await ours.register({ ...body, firstName: "May Lin", password: "Bahagia!2027" });
    const { code, firstName } = await mail(body.email);
    expect(firstName).toBe("May Lin");
    expect((await ours.verify(code)).body.data.user.firstName).toBe("May Lin");
    const login = (password: string) =>
      call("POST", "/user/auth/login", { body: { email: body.email, password } });
    expect((await login("Bahagia!2027")).status).toBe(200);
    expect((await login(PASSWORD)).status).toBe(400);
    await ours.register({ ...body, password: "Third#2028" });
    expect((await login("Third#2028")).status).toBe(400);
  });

  test("responds the same for a known address, in the same time, and mails its owner", async () => {
    const { email } = await makeCustomer(db(), { firstName: "Aisyah" });
    const [known, unknown] = [browser(), browser()];
    const fresh = form();
    const [a, b] = [await known.register(form({ email })), await unknown.register(fresh)];
    expect(a.body).toEqual(b.body);
    expect([...known.jar.keys()]).toEqual([...unknown.jar.keys()]);
    expect(await queuedFor(db(), email)).toMatchObject([{ kind: "already-registered" }]);
    expect((await accountOf(email))?.passwordHash).toBeNull();
    const mistyped = wrong((await mail(fresh.email)).code);
    expect((await known.verify(mistyped)).body).toEqual((await unknown.verify(mistyped)).body);
    expect((await known.resend()).body).toEqual((await unknown.resend()).body);
    expect(await mails(email)).toBe(1);
    await expectMinimumDuration(FLOOR_MS, [
      () => browser().register(form({ email })),
      () => browser().verify("123456"),
      () => browser().resend(),
    ]);
  });

  test.each([
    [{ firstName: "" }, "firstName"],
    [{ email: "nobody" }, "email"],
    [{ password: "short" }, "password"],
    [{ isPrivacyAndTerms: false }, "isPrivacyAndTerms"],
  ])("names what is wrong with %p", async (given, field) => {
    const answer = await browser().register(form(given));
    expect(answer.status).toBe(400);
    expect((answer.body.data as unknown as { errors: { field: string }[] }).errors[0]?.field).toBe(field);
  });
});
