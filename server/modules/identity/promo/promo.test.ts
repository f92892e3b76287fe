import { eq } from "drizzle-orm";
import { PROMO_MAILED, type ReferralInfo } from "@/contracts/identity/registration/promo";
import { OFFERS_CONSENT } from "@/contracts/identity/registration/register";
import { consent } from "@/server/db/schema/identity/consent";
import { promoSignup, referralCode } from "@/server/db/schema/identity/promo";
import { influencerOf, putInfluencer } from "@/server/modules/identity/promo/service-referral";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { FLOOR_MS } from "@/server/core/minimum-duration";
import { expectMinimumDuration } from "@/tests/setup/timing";

process.env.THROTTLE_SCALE = "1000";
const database = useTestDatabase();
const db = () => database().db;
const call = testApi();

let serial = 0;
const freshEmail = () => `guest${++serial}@test.example`;
const ask = (email: string, given: Record<string, unknown> = {}) =>
  call<{ errors: { field: string }[] } | null>("POST", "/user/get-promo", { body: { email, ...given } });
const refInfo = (ref: string) => call<ReferralInfo>("GET", `/user/get-ref?ref=${encodeURIComponent(ref)}`);
const signupOf = async (email: string) =>
  (await db().select().from(promoSignup).where(eq(promoSignup.email, email)))[0];

beforeAll(async () => {
  await db()
    .insert(referralCode)
    .values([{ code: "MEILIN", isInfluencer: true }, { code: "FRIENDS" }]);
});

describe("GET /user/get-ref", () => {
  test.each([
    ["MEILIN", true],
    [" meilin ", true],
    ["FRIENDS", false],
    ["NOBODY", false],
    ["' or true --", false],
  ])("%s", async (ref, isInfluencer) => {
    expect((await refInfo(ref)).body).toEqual({ code: 200, message: "OK", data: { isInfluencer } });
  });

  test("refuses a missing code, and one that is too long", async () => {
    expect((await refInfo("")).status).toBe(400);
    expect((await refInfo("x".repeat(41))).status).toBe(400);
  });
});

describe("POST /user/get-promo", () => {
  test("mails each address a code of its own, and shows it nowhere else", async () => {
    const [one, other] = [freshEmail(), freshEmail()];
    expect((await ask(one.toUpperCase())).body).toEqual({ code: 200, message: PROMO_MAILED, data: null });
    await ask(other);
    const mail = await latestFor(db(), one, "promo-code");
    expect(mail).toMatchObject({
      code: expect.stringMatching(/^SAYANG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/) as string,
      percent: 10,
      capCents: 50_000,
      excludesVenues: false,
      startLink: expect.stringMatching(/^http.*\/vendor$/) as string,
    });
    expect(await signupOf(one)).toMatchObject({ discountCode: mail.code, refCode: null });
    expect((await latestFor(db(), other, "promo-code")).code).not.toBe(mail.code);
  });

  test("records consent to offers when it is given, once, and never with the terms", async () => {
    const consents = (email: string) => db().select().from(consent).where(eq(consent.email, email));
    const [bare, given] = [freshEmail(), freshEmail()];
    await ask(bare, { refCode: "", isPrivacyAndTerms: true });
    expect(await queuedFor(db(), bare)).toHaveLength(1);
    expect(await consents(bare)).toEqual([]);
    await ask(bare, { isPrivacyAndTerms: true, wantsOffers: true });
    await ask(given, { isPrivacyAndTerms: true, wantsOffers: true });
    await ask(given, { isPrivacyAndTerms: true, wantsOffers: true });
    for (const email of [bare, given])
      expect(await consents(email)).toMatchObject([
        { purpose: "promotions", wording: OFFERS_CONSENT, accountId: null },
      ]);
  });

  test("a repeated request gets the same response, and sends the same code at most once an hour", async () => {
    const email = freshEmail();
    await ask(email);
    const { code } = await latestFor(db(), email, "promo-code");
    const again = await ask(email, { refCode: "MEILIN" });
    expect(again.body).toEqual({ code: 200, message: PROMO_MAILED, data: null });
    expect(await queuedFor(db(), email)).toHaveLength(1);
    await db()
      .update(promoSignup)
      .set({ mailedAt: new Date(Date.now() - 3_601_000) })
      .where(eq(promoSignup.email, email));
    await ask(email);
    const mails = await queuedFor(db(), email);
    expect(mails).toMatchObject([
      { kind: "promo-code", code },
      { kind: "promo-code", code },
    ]);
    expect(await signupOf(email)).toMatchObject({ refCode: null, excludesVenues: false });
  });

  test("of many concurrent requests, only one mails", async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await queuedFor(db(), email)).toHaveLength(1);
  });

  test.each([
    ["meilin", "MEILIN", true],
    ["FRIENDS", "FRIENDS", false],
    ["NOBODY", null, false],
  ])("through %s", async (given, refCode, excludesVenues) => {
    const email = freshEmail();
    await ask(email, { refCode: given });
    expect(await signupOf(email)).toMatchObject({ refCode, excludesVenues });
    expect(await latestFor(db(), email, "promo-code")).toMatchObject({ excludesVenues });
  });

  test("takes the same time for a new address and one that already has a code", async () => {
    const known = freshEmail();
    await ask(known);
    await expectMinimumDuration(FLOOR_MS, [() => ask(known), () => ask(freshEmail())]);
  });

  test.each([
    [{ email: "guest@" }, "email"],
    [{ email: "" }, "email"],
    [{ email: "g@test.example", isPrivacyAndTerms: false }, "isPrivacyAndTerms"],
    [{ email: "h@test.example", wantsOffers: "perhaps" }, "wantsOffers"],
    [{ email: "g@test.example", refCode: "x".repeat(41) }, "refCode"],
  ])("refuses %j", async ({ email, ...given }, field) => {
    const answer = await ask(email, given);
    expect(answer.status).toBe(400);
    expect(answer.body.data?.errors.map((error) => error.field)).toEqual([field]);
  });
});

describe("an influencer's greeting", () => {
  test("uses the name that an operator gave the code", async () => {
    await putInfluencer(db(), { code: "MEI-2026", name: "Mei Lin" });
    expect(await influencerOf("mei-2026")).toEqual({ code: "MEI-2026", name: "Mei Lin", picture: null });
    expect(await influencerOf("NOBODY")).toBeNull();
    expect(await influencerOf("<script>")).toBeNull();
    expect(await influencerOf(undefined)).toBeNull();
  });
});
