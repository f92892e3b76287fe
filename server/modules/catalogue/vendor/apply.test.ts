import { and, eq } from "drizzle-orm";
import type { VendorLogin } from "@/contracts/identity/auth";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import {
  OFFERINGS_DIFFER,
  SELECT_MAIN_OFFERING,
  SELECT_SECONDARY_OFFERING,
  USERNAME_TAKEN,
  VENDOR_REGISTERED,
  VENDOR_TERMS_CONSENT,
  WRONG_POSTCODE,
} from "@/contracts/identity/registration/vendor-register";
import { account } from "@/server/db/schema/identity/account";
import { accountEvent } from "@/server/db/schema/identity/account-event";
import { consent } from "@/server/db/schema/identity/consent";
import { referral } from "@/server/db/schema/identity/registration";
import { vendor, vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { FLOOR_MS } from "@/server/core/minimum-duration";
import { expectMinimumDuration } from "@/tests/setup/timing";

process.env.THROTTLE_SCALE = "1000";
const database = useTestDatabase();
const db = () => database().db;
const call = testApi();
const PASSWORD = "Sayang#2026";

let top: { id: string; name: string }[];
let below: { id: string };
beforeAll(async () => {
  top = [await makeCategory(db(), { name: "Venues" }), await makeCategory(db(), { name: "Flowers" })];
  below = await makeCategory(db(), { parentId: top[0]?.id ?? null });
});

type Part = Record<string, unknown>;
type Given = {
  sellerInfo?: Part;
  businessOwner?: Part;
  sellerOffering?: Part;
  validationChecks?: Part;
} & Part;
type Failure = { errors: { field: string; message: string }[] };
let serial = 0;

function form({ sellerInfo, businessOwner, sellerOffering, validationChecks, ...rest }: Given = {}) {
  const n = ++serial;
  return {
    sellerInfo: {
      vendorName: "Kebaya House",
      companyName: "Kebaya House Pte. Ltd.",
      companyRegistrationNumber: "201912345K",
      vatTaxNumber: "",
      email: `hello${n}@shop.example`,
      username: `kebaya-house-${n}`,
      password: PASSWORD,
      website: "https://kebaya.example",
      countryCode: "+65",
      phone: "61234567",
      countryCodeForMobile: "+65",
      mobileNumber: "91234567",
      blockNumber: "12",
      unitNo: "#01-02",
      buildingName: "Shophouse",
      streetAddress1: "Joo Chiat Road",
      streetAddress2: "",
      streetAddress3: "",
      country: "Singapore",
      city: "Singapore",
      state: "",
      postCode: "427369",
      profileSummary: "Hand-sewn.",
      ...sellerInfo,
    },
    businessOwner: {
      firstName: "Siti",
      lastName: "Rahman",
      email: "siti@shop.example",
      countryCode: "+65",
      phone: "91234567",
      isPrivacyAndTerms: true,
      ...businessOwner,
    },
    sellerOffering: {
      services: top.map((node) => node.id),
      areYouASocialChampion: true,
      price: 1200.5,
      date: "2015-06-01",
      ...sellerOffering,
    },
    validationChecks: {
      fiveYearHistory: false,
      isDirectorOfbankrupt: true,
      isCaseReview: true,
      isBadPress: true,
      isBadReviews: true,
      comment: "We are three years old.",
      ...validationChecks,
    },
    ...rest,
  };
}

const register = (body: unknown) => call<Failure | null>("POST", "/vendor/auth/register", { body });
const vendorOf = async (email: string) =>
  (
    await db()
      .select({ account, vendor })
      .from(account)
      .innerJoin(vendor, eq(vendor.accountId, account.id))
      .where(and(eq(account.email, email), eq(account.role, "vendor")))
  )[0];

test("stores every field of an application, which waits for approval", async () => {
  const body = form({ refCode: "nobody", campaign: { utm_source: "fair" } });
  const answer = await register(body);
  expect(answer.body).toEqual({ code: 200, message: VENDOR_REGISTERED, data: null });
  const { email, username, password: _password, ...columns } = body.sellerInfo;
  const made = await vendorOf(email);
  expect(made?.vendor).toMatchObject({
    ...columns,
    slug: username,
    status: "pending",
    statusReason: "",
    district: 15,
    gstRegistered: false,
    masterCategoryId: top[0]?.id,
    paymentPolicy: DEFAULT_PAYMENT_POLICY,
    businessOwner: {
      firstName: "Siti",
      lastName: "Rahman",
      email: "siti@shop.example",
      countryCode: "+65",
      phone: "91234567",
    },
    sellerOffering: { areYouASocialChampion: true, price: 1200.5, date: "2015-06-01" },
    validationChecks: body.validationChecks,
  });
  expect(made?.vendor.latitude).toBeCloseTo(1.31, 1);
  expect(made?.vendor.longitude).toBeCloseTo(103.9, 1);
  expect(made?.account).toMatchObject({ role: "vendor", emailVerifiedAt: null });
  const { id: vendorId = "" } = made?.vendor ?? {};
  const { id: accountId = "" } = made?.account ?? {};
  const served = await db().select().from(vendorCategory).where(eq(vendorCategory.vendorId, vendorId));
  expect(served.map(({ categoryId, isMain }) => [categoryId, isMain])).toEqual([
    [top[0]?.id, true],
    [top[1]?.id, false],
  ]);
  expect(await db().select().from(consent).where(eq(consent.accountId, accountId))).toMatchObject([
    { purpose: "vendor-terms", wording: VENDOR_TERMS_CONSENT, email },
  ]);
  expect(await db().select().from(accountEvent).where(eq(accountEvent.accountId, accountId))).toMatchObject([
    { kind: "registered", doneBy: "vendor" },
  ]);
  expect(await db().select().from(referral).where(eq(referral.accountId, accountId))).toMatchObject([
    { code: null, campaign: { utm_source: "fair" } },
  ]);
  expect(await queuedFor(db(), email)).toEqual([
    { to: email, kind: "vendor-application-received", vendorName: "Kebaya House" },
  ]);
});

test("an applicant may sign in at once but is shown to nobody", async () => {
  const body = form();
  await register(body);
  const { email, username } = body.sellerInfo;
  const signedIn = await call<VendorLogin>("POST", "/vendor/auth/login", {
    body: { email, password: PASSWORD },
  });
  expect(signedIn.body.data.vendor).toMatchObject({
    status: "pending",
    categories: [{ name: "Venues" }, { name: "Flowers" }],
  });
  expect((await call("GET", `/vendor/for/web/${username}`)).status).toBe(404);
  expect(JSON.stringify((await call("GET", "/vendor/vendorList?limit=999")).body)).not.toContain(username);
});

test("a GST number makes the vendor GST-registered, and an invalid one is refused", async () => {
  const refused = await register(form({ sellerInfo: { vatTaxNumber: "zzz" } }));
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("looks like")]);
  const body = form({ sellerInfo: { vatTaxNumber: "M90367123X" } });
  await register(body);
  expect((await vendorOf(body.sellerInfo.email))?.vendor).toMatchObject({ gstRegistered: true });
});

test.each(["80000", "238801"])(
  "a shop abroad has no place on the map and is refused, even with postcode %s",
  async (postCode) => {
    const body = form({ sellerInfo: { country: "Malaysia", city: "Johor Bahru", postCode } });
    const answer = await register(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: "Please select a correct postcode",
      data: { errors: [{ field: "sellerInfo.postCode", message: "Please select a correct postcode" }] },
    });
    expect(await vendorOf(body.sellerInfo.email)).toBeUndefined();
  },
);

test("gives a known address the same answer, changes nothing and tells its owner", async () => {
  const owner = await makeVendor(db(), { email: "owner@shop.example", vendorName: "Owner" });
  const body = form({ sellerInfo: { email: " Owner@Shop.example " } });
  expect((await register(body)).body).toEqual({ code: 200, message: VENDOR_REGISTERED, data: null });
  expect(await queuedFor(db(), owner.email)).toMatchObject([
    {
      kind: "vendor-already-registered",
      loginLink: expect.stringMatching(/\/vendor\/login$/) as string,
      resetLink: expect.stringMatching(/\/vendor\/password-reset$/) as string,
    },
  ]);
  expect((await vendorOf(owner.email))?.vendor).toMatchObject({ id: owner.id, vendorName: "Owner" });
});

test("a customer may apply as a vendor with the same address", async () => {
  const { email } = await makeCustomer(db());
  await register(form({ sellerInfo: { email } }));
  expect(await latestFor(db(), email, "vendor-application-received")).toBeTruthy();
});

test("takes the same time for a known and an unknown address", async () => {
  const { email } = await makeVendor(db());
  await expectMinimumDuration(FLOOR_MS, [
    () => register(form({ sellerInfo: { email } })),
    () => register(form()),
  ]);
});

describe("the username", () => {
  const taken = { field: "sellerInfo.username", message: USERNAME_TAKEN };

  test("that is taken is refused by field, for known and unknown email addresses alike", async () => {
    const owner = await makeVendor(db(), { slug: "taken-name" });
    for (const email of [owner.email, "fresh@shop.example"]) {
      const answer = await register(form({ sellerInfo: { username: "taken-name", email } }));
      expect(answer.body).toEqual({ code: 400, message: USERNAME_TAKEN, data: { errors: [taken] } });
    }
    expect(await queuedFor(db(), owner.email)).toEqual([]);
  });

  test("is given to one of many concurrent applicants, and the others leave nothing behind", async () => {
    const bodies = Array.from({ length: 5 }, () => form({ sellerInfo: { username: "wanted-by-all" } }));
    const answers = await Promise.all(bodies.map(register));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    for (const [at, { status, body }] of answers.entries()) {
      const email = bodies[at]?.sellerInfo.email ?? "";
      expect(await db().$count(account, eq(account.email, email))).toBe(status === 200 ? 1 : 0);
      if (status === 400) expect(body.data?.errors).toEqual([taken]);
    }
  });

  test.each(["ab", "-ab", "a--b", "Kebaya", "kebaya house", "../admin", "a".repeat(41)])(
    "%s is refused",
    async (username) => {
      const answer = await register(form({ sellerInfo: { username } }));
      expect(answer.body.data?.errors.map(({ field }) => field)).toEqual(["sellerInfo.username"]);
    },
  );

  test("must not look like another vendor's id", async () => {
    const answer = await register(form({ sellerInfo: { username: "00000000-0000-7000-8000-000000000000" } }));
    expect(answer.body.message).toBe("Username must not look like an id");
  });
});

test("many concurrent applications with one address create one account, and all get the same answer", async () => {
  const email = "rush@shop.example";
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => register(form({ sellerInfo: { email } }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(await db().$count(account, eq(account.email, email))).toBe(1);
  expect(await queuedFor(db(), email)).toHaveLength(5);
});

test("leaves nothing behind when it fails half-way", async () => {
  await database().pool.query(`
    create function refuse_message() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$;
    create trigger refuse_message before insert on outgoing_message for each row execute function refuse_message();`);
  const body = form();
  expect((await register(body)).status).toBe(500);
  await database().pool.query("drop function refuse_message cascade");
  expect(await db().$count(account, eq(account.email, body.sellerInfo.email))).toBe(0);
  expect(await db().$count(vendor, eq(vendor.slug, body.sellerInfo.username))).toBe(0);
  expect((await register(body)).status).toBe(200);
});

test("stores names as typed", async () => {
  const vendorName = `<script>alert("x")</script> & Söhne`;
  const body = form({ sellerInfo: { vendorName } });
  await register(body);
  expect((await vendorOf(body.sellerInfo.email))?.vendor.vendorName).toBe(vendorName);
  expect(await latestFor(db(), body.sellerInfo.email, "vendor-application-received")).toMatchObject({
    vendorName,
  });
});

describe("refuses", () => {
  const fails = async (given: Given, field: string, message: string) => {
    const answer = await register(form(given));
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
    expect(answer.body.data?.errors).toEqual([{ field, message }]);
  };

  test.each([
    ["no offering", () => [], SELECT_MAIN_OFFERING],
    ["one offering", () => [top[0]?.id], SELECT_SECONDARY_OFFERING],
    ["the same twice", () => [top[0]?.id, top[0]?.id], OFFERINGS_DIFFER],
    ["a main offering below the top", () => [below.id, top[1]?.id], SELECT_MAIN_OFFERING],
    [
      "a secondary offering that is unknown",
      () => [top[0]?.id, "00000000-0000-7000-8000-000000000000"],
      SELECT_SECONDARY_OFFERING,
    ],
  ])("%s", (_, services, message) =>
    fails({ sellerOffering: { services: services() } }, "sellerOffering.services", message),
  );

  test.each([
    ["sellerInfo.postCode", { sellerInfo: { postCode: "740000" } }, WRONG_POSTCODE],
    ["sellerInfo.postCode", { sellerInfo: { postCode: "12345" } }, WRONG_POSTCODE],
    [
      "sellerInfo.website",
      { sellerInfo: { website: "javascript:alert(1)" } },
      "Website must start with http:// or https://",
    ],
    ["sellerInfo.phone", { sellerInfo: { phone: "1" } }, "phone fill in at least 8 digits"],
    ["sellerInfo.mobileNumber", { sellerInfo: { mobileNumber: "1" } }, "phone fill in at least 8 digits"],
    ["businessOwner.firstName", { businessOwner: { firstName: "" } }, "First name is required"],
    [
      "businessOwner.isPrivacyAndTerms",
      { businessOwner: { isPrivacyAndTerms: false } },
      "Please agree to the Terms and Conditions",
    ],
    ["sellerOffering.price", { sellerOffering: { price: "much" } }, "Prices from must be an amount"],
    [
      "sellerOffering.price",
      { sellerOffering: { price: 10_000_001 } },
      "Prices from can be at most $10,000,000",
    ],
    ["sellerOffering.price", { sellerOffering: { price: -1 } }, "Prices from can't be negative"],
    [
      "sellerOffering.date",
      { sellerOffering: { date: "2132-03-01" } },
      "In business since can't be in the future",
    ],
    [
      "sellerOffering.date",
      { sellerOffering: { date: "March 2019" } },
      "In business since must be a date, YYYY-MM-DD",
    ],
    [
      "validationChecks.comment",
      { validationChecks: { comment: "" } },
      "Please tell us more about what you could not declare",
    ],
  ])("%s of %j", (field, given, message) => fails(given, field, message));

  test("every missing field, by its path", async () => {
    const answer = await register({});
    expect(answer.body.data?.errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["sellerInfo.email", "businessOwner.phone", "sellerOffering.services"]),
    );
  });
});
