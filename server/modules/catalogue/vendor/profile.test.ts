import { eq } from "drizzle-orm";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { USERNAME_STAYS, type VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import type { VendorReferral } from "@/contracts/catalogue/vendor/vendor-referral";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import { clearCache } from "@/server/core/cache";
import { accountEvent } from "@/server/db/schema/identity/account-event";
import { bankAccount } from "@/server/db/schema/catalogue/bank";
import { order } from "@/server/db/schema/sale/order";
import { hashPassword } from "@/server/modules/identity/account/public";
import type { ApiAnswer } from "@/tests/setup/api";
import { makeCategory, makeMember, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { useShop, type VendorActor } from "@/tests/setup/shop";
import { decideVendor } from "./service-status";

const shop = useShop();
const { call, db } = shop;
const before = process.env.DATA_DIR;
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-vendor-"));
  process.env.DATA_DIR = dataDir;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

type Fields = Record<string, unknown>;
const patch = (as: VendorActor, body: unknown, id = as.vendorId) =>
  call<VendorProfile>("PATCH", `/vendor/profile/${id}`, { as, body });
const fieldsOf = (answer: ApiAnswer<unknown>) =>
  (answer.body.data as { errors?: { field: string }[] } | null)?.errors?.map(({ field }) => field);
const complaint = ({ status, body }: ApiAnswer<unknown>) => [status, body.message];
const kept = async (id: string) =>
  (await readdir(path.join(dataDir, "media", "vendor", id)).catch(() => [])).length;

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#b03060" } })
    .jpeg()
    .toBuffer();
function form(fields: Fields, files: [field: string, bytes: Buffer][] = []): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, JSON.stringify(value));
  for (const [name, bytes] of files) made.append(name, new Blob([new Uint8Array(bytes)]), "photo.jpg");
  return made;
}

const place = { latitude: 1.3, longitude: 103.85, postCode: "188065", district: 7 };
const vendorAt = (given: Parameters<typeof makeVendor>[1] = {}) => makeVendor(db(), { ...place, ...given });
async function pageOf(slug: string): Promise<VendorDetail> {
  clearCache();
  return (await call<VendorDetail>("GET", `/vendor/for/web/${slug}`)).body.data;
}

test("each changed field appears on the public page", async () => {
  const { slug, actor } = await vendorAt();
  const [main, secondary] = [await makeCategory(db()), await makeCategory(db())];
  const below = await makeCategory(db(), { parentId: secondary.id });
  const stray = await makeCategory(db(), { parentId: (await makeCategory(db())).id });
  const policy = {
    milestones: [
      { label: "Deposit", percent: 40, due: { kind: "booking" } },
      { label: "Rest", percent: 60, due: { kind: "before", days: 21 } },
    ],
    refundTiers: [{ daysBefore: 60, percent: 50 }],
    note: "Tastings are free.",
  };
  const sellerInfo = {
    vendorName: "Kebaya & Kain",
    companyName: "Kain Pte. Ltd.",
    tagline: "Made to measure",
    vatTaxNumber: "M90367123X",
    website: "https://kain.example",
    profileSummary: "We sew.",
    blockNumber: "12",
    unitNo: "#02-14",
    buildingName: "Shophouse",
    streetAddress1: "Joo Chiat Road",
    postCode: "427508",
    countryCode: "+65",
    phone: "67654321",
    store1: "Bugis Junction, #01-22",
    store2: "Tampines 1",
    mobileNumber: "91234567",
    companyRegistrationNumber: "201912345K",
    streetAddress2: "Rear entrance",
    country: "Singapore",
  };
  const saved = await patch(
    actor,
    form(
      {
        version: 0,
        sellerInfo,
        paymentPolicy: policy,
        socialMedia: { instagram: "https://instagram.com/kain", facebook: "" },
        faq: [{ id: "", question: "Do you fit?", answer: "Twice.", isEdit: true }],
        sellerOffering: {
          services: [main.id, secondary.id],
          areYouASocialChampion: true,
          price: 900,
          date: "2012-05-01",
        },
        categories: [below.id, stray.id],
        businessOwner: {
          firstName: "Siti",
          lastName: "Rahman",
          email: "siti@kain.example",
          phone: "91234567",
        },
        validationChecks: { isBadPress: false, comment: "One article, since corrected." },
        settings: { enableSelling: true, publishProductDirectly: true, makeVendorFeatured: true },
      },
      [["profileImage", await picture()]],
    ),
  );
  expect(complaint(saved)).toEqual([200, "Successfully updated"]);
  const page = await pageOf(slug);
  expect(page).toMatchObject({
    vendorName: "Kebaya & Kain",
    companyName: "Kain Pte. Ltd.",
    tagline: "Made to measure",
    gstRegistered: true,
    website: "https://kain.example",
    profileSummary: "We sew.",
    address: {
      buildingName: "Shophouse",
      streetAddress: "12 Joo Chiat Road",
      unitNumber: "#02-14",
      postalCode: "427508",
      country: "Singapore",
    },
    district: 15,
    area: "Katong",
    socialMedia: { instagram: "https://instagram.com/kain" },
    faq: [{ question: "Do you fit?", answer: "Twice." }],
    paymentPolicy: policy,
    masterCategory: { _id: main.id },
    categories: [{ _id: main.id }, { _id: secondary.id }, { _id: below.id }],
  });
  expect(page.featured).toBe(false);
  expect(page.profileImage).toMatch(/^vendor\/.*\.webp$/);
  expect([page.location.latitude, page.location.longitude]).toEqual([1.312, 103.902]);
  expect(saved.body.data).toMatchObject({
    version: 1,
    mobileNumber: "91234567",
    store1: "Bugis Junction, #01-22",
    store2: "Tampines 1",
    vatTaxNumber: "M90367123X",
    companyRegistrationNumber: "201912345K",
    streetAddress2: "Rear entrance",
    username: slug,
    businessOwner: { firstName: "Siti", countryCode: "+65", isPrivacyAndTerms: true },
    faq: [{ question: "Do you fit?", answer: "Twice.", isEdit: true }],
    sellerOffering: {
      areYouASocialChampion: true,
      price: 900,
      date: "2012-05-01",
      services: [main.id, secondary.id],
    },
    validationChecks: { fiveYearHistory: true, isBadPress: false },
    settings: { enableSelling: true, publishProductDirectly: false, makeVendorFeatured: false },
  });

  const partial = await patch(actor, {
    version: 1,
    sellerInfo: { tagline: "Sewn here" },
    settings: { enableSelling: false },
  });
  expect(partial.body.data).toMatchObject({ tagline: "Sewn here", vendorName: "Kebaya & Kain", version: 2 });
  expect((await pageOf(slug)).tagline).toBe("Sewn here");
  expect(partial.body.data.settings.enableSelling).toBe(false);
});

test("login fields may be sent unchanged, and a different value is refused by field", async () => {
  const { slug, email, actor } = await vendorAt();
  const own = { username: slug, email, password: "", tagline: "Sewn here" };
  const saved = await patch(actor, { sellerInfo: own });
  expect(saved.body).toMatchObject({ code: 200, data: { username: slug, email, tagline: "Sewn here" } });
  const others = { username: "someone-else", email: "other@kain.example", password: "Sayang#2027" };
  const refused = await patch(actor, { sellerInfo: { ...others, tagline: "Never" } });
  expect(complaint(refused)).toEqual([400, USERNAME_STAYS]);
  expect(fieldsOf(refused)).toEqual(["sellerInfo.username", "sellerInfo.email", "sellerInfo.password"]);
  expect((await pageOf(slug)).tagline).toBe("Sewn here");

  // The profile gives each team member the address of their own login.
  const manager = await makeMember(db(), actor.vendorId, "manager");
  const byManager = await patch(manager.actor, {
    sellerInfo: { email: manager.email, tagline: "Sewn by us" },
  });
  expect(byManager.body).toMatchObject({ code: 200, data: { email: manager.email, tagline: "Sewn by us" } });
});

test("the pin can be moved within reach of its postcode, and no further", async () => {
  const { actor, slug } = await vendorAt();
  const at = (longitude: number, latitude: number) => ({
    location: { type: "Point", coordinates: [longitude, latitude] },
  });
  expect((await patch(actor, at(103.86, 1.305))).status).toBe(200);
  expect((await pageOf(slug)).location).toEqual({ longitude: 103.86, latitude: 1.305 });
  for (const wrong of [at(0, 1.3), at(103.85, 0), at(0, 0), at(12, 50)]) {
    expect(complaint(await patch(actor, wrong))).toEqual([400, "Please select a correct postcode"]);
  }
  expect(complaint(await patch(actor, at(103.7, 1.33)))).toEqual([
    400,
    "The pin is too far from your postcode",
  ]);
  const unknown = await patch(actor, { sellerInfo: { postCode: "990000" } });
  expect(complaint(unknown)).toEqual([400, "Please select a correct postcode"]);
  const nowhere = await makeVendor(db(), {});
  const refused = await patch(nowhere.actor, { sellerInfo: { tagline: "Hello" } });
  expect(complaint(refused)).toEqual([400, "Please select a correct postcode"]);
});

test("gallery pictures are sorted, added and removed, and files are deleted with them", async () => {
  const { actor, slug, id } = await vendorAt();
  const three = await Promise.all([picture(), picture(), picture()]);
  const first = await patch(
    actor,
    form(
      {},
      three.map((bytes) => ["gallery", bytes]),
    ),
  );
  const [a = "", b = "", c = ""] = first.body.data.galleryImages;
  const sorted = await patch(
    actor,
    form({ previousGallery: [c, "new:0", a, "vendor/x/y.webp"] }, [["gallery", await picture()]]),
  );
  const { galleryImages } = sorted.body.data;
  expect(galleryImages).toHaveLength(3);
  expect([galleryImages[0], galleryImages[2]]).toEqual([c, a]);
  expect(galleryImages).not.toContain(b);
  expect((await pageOf(slug)).galleryImages).toEqual(galleryImages);
  expect(await kept(id)).toBe(3);
  const broken = await patch(
    actor,
    form({}, [
      ["gallery", await picture()],
      ["gallery", Buffer.from("no picture")],
    ]),
  );
  expect([broken.status, fieldsOf(broken)]).toEqual([400, ["gallery"]]);
  expect(broken.body.message).toBe(
    "“photo.jpg” must be a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture",
  );
  const logo = await patch(actor, form({}, [["profileImage", Buffer.from("no picture")]]));
  expect(logo.body.message).toBe("The logo must be a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture");
  expect(await kept(id)).toBe(3);
});

test("another tab's change is not overwritten, and nobody can change another vendor's profile", async () => {
  const { actor } = await vendorAt();
  const other = await vendorAt();
  await patch(actor, { version: 0, sellerInfo: { tagline: "First" } });
  const late = await patch(actor, { version: 0, sellerInfo: { tagline: "Second" } });
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("another tab")]);
  expect((await patch(actor, { sellerInfo: { tagline: "Mine" } }, other.id)).status).toBe(403);
  expect(complaint(await patch(actor, {}))).toEqual([400, "Please change something first"]);
});

test("invalid input is refused by field", async () => {
  const { actor } = await vendorAt();
  const main = await makeCategory(db());
  const below = await makeCategory(db(), { parentId: main.id });
  const services = (...ids: string[]) => ({ sellerOffering: { services: ids } });
  const other = await makeCategory(db());
  const offering = (given: object) => ({ sellerOffering: { services: [main.id, other.id], ...given } });
  const steps = (...milestones: object[]) => ({
    paymentPolicy: { ...DEFAULT_PAYMENT_POLICY, milestones },
  });
  const on = (percent: number, due: object) => ({ label: `Pay ${percent}`, percent, due });
  for (const [body, message] of [
    [services(), "Please select your Main Service Offering!"],
    [services(main.id), "Please select your Secondary Service Offering!"],
    [services(main.id, below.id), "Please select your Secondary Service Offering!"],
    [services(main.id, main.id), expect.stringContaining("differs from your Main")],
    [offering({ price: 10_000_001 }), "Prices from can be at most $10,000,000"],
    [offering({ date: "2132-03-01" }), "In business since can't be in the future"],
    [{ sellerInfo: { vendorName: " " } }, "Vendor name is required"],
    [{ sellerInfo: { phone: "12" } }, "phone fill in at least 8 digits"],
    [{ businessOwner: { firstName: "Siti" } }, expect.stringContaining("is required")],
    [{ validationChecks: { isBadPress: false } }, expect.stringContaining("tell us more")],
    [{ socialMedia: { facebook: "javascript:alert(1)" } }, expect.stringContaining("https://")],
    [{ faq: [{ question: "Why?", answer: "" }] }, "Answer is required"],
    [steps(on(60, { kind: "booking" }), on(40, { kind: "halfway" })), "The deposit can be at most 50%"],
    [
      steps(on(50, { kind: "booking" }), on(40, { kind: "halfway" })),
      expect.stringContaining("add up to 90%"),
    ],
    [
      steps(
        on(20, { kind: "booking" }),
        on(30, { kind: "before", days: 7 }),
        on(50, { kind: "before", days: 30 }),
      ),
      "List payments in the order in which they fall due",
    ],
    [
      {
        paymentPolicy: {
          ...DEFAULT_PAYMENT_POLICY,
          refundTiers: [
            { daysBefore: 30, percent: 20 },
            { daysBefore: 10, percent: 80 },
          ],
        },
      },
      "A later cancellation can't be refunded more than an earlier one",
    ],
  ] as const) {
    expect(complaint(await patch(actor, body))).toEqual([400, message]);
  }
  const unread = new FormData();
  unread.append("faq", "{");
  expect(fieldsOf(await patch(actor, unread))).toEqual(["faq"]);
});

test("invalid bank details are refused by field", async () => {
  const { actor } = await vendorAt({ passwordHash: await hashPassword("Sayang#2026") });
  const bankInfo = {
    accountName: "Kain Pte. Ltd.",
    accountNumber: "1",
    bankName: "Bank of the Straits",
    swiftCode: "xx",
    iban: "GB82 WEST 1234 5698 7654 33",
    uen: "1",
  };
  const refused = await patch(actor, { bankInfo, password: "Sayang#2026" });
  const fields = ["accountNumber", "iban", "swiftCode", "uen"].map((field) => `bankInfo.${field}`);
  expect(fieldsOf(refused)?.toSorted()).toEqual(fields);
});

test("bank details are sealed, masked, and only changed with the password", async () => {
  const { actor, id, email, accountId } = await vendorAt({ passwordHash: await hashPassword("Sayang#2026") });
  const [partner, manager] = [await makeMember(db(), id, "owner"), await makeMember(db(), id, "manager")];
  const bankInfo = {
    accountName: "Kain Pte. Ltd.",
    accountNumber: "123-456789-0",
    bankName: "Bank of the Straits",
    swiftCode: "BOSTSGSG",
    iban: "GB82 WEST 1234 5698 7654 32",
  };
  expect(fieldsOf(await patch(actor, { bankInfo }))).toEqual(["password"]);
  expect(fieldsOf(await patch(actor, { bankInfo, password: "Sayang#2027" }))).toEqual(["password"]);
  const saved = await patch(actor, { bankInfo, password: "Sayang#2026" });
  expect(saved.body.data.bankInfo).toMatchObject({
    accountNumber: "•••• 7890",
    iban: "•••• 5432",
    swiftCode: "BOSTSGSG",
    uen: "",
  });
  const answer = JSON.stringify((await call("GET", `/vendor/profile/${id}`, { as: actor })).body);
  const [row] = await db().select().from(bankAccount).where(eq(bankAccount.vendorId, id));
  const [event] = await db().select().from(accountEvent).where(eq(accountEvent.accountId, accountId));
  for (const text of [
    answer,
    JSON.stringify(event),
    JSON.stringify(await latestFor(db(), email, "vendor-bank-changed")),
  ]) {
    expect(text).not.toContain("456789");
  }
  expect(row?.sealed).not.toContain("Straits");
  expect(Buffer.from(row?.sealed ?? "", "base64").toString()).not.toContain("Straits");
  expect(event?.kind).toBe("bank-changed");
  for (const owner of [email, partner.email]) {
    expect(await queuedFor(db(), owner)).toMatchObject([{ kind: "vendor-bank-changed", endsIn: "7890" }]);
  }
  expect(await queuedFor(db(), manager.email)).toEqual([]);
});

test("orders keep the policy under which they were placed", async () => {
  const { vendor, orderId } = await shop.sell({}, place);
  const milestones = [
    { label: "Deposit", percent: 10, due: { kind: "booking" } },
    { label: "Rest", percent: 90, due: { kind: "before", days: 7 } },
  ];
  const changed = await patch(vendor.actor, { paymentPolicy: { milestones, refundTiers: [], note: "" } });
  expect(changed.body.data.paymentPolicy.milestones).toEqual(milestones);
  const [placed] = await db().select().from(order).where(eq(order.id, orderId));
  expect(placed?.paymentPolicy).toEqual(DEFAULT_PAYMENT_POLICY);
  const seen = await call<{ paymentPolicy: unknown }>("GET", `/order-vendor/${orderId}`, {
    as: vendor.actor,
  });
  expect(seen.body.data.paymentPolicy).toEqual(DEFAULT_PAYMENT_POLICY);
});

test("an application that was sent back can be changed, previewed and resubmitted", async () => {
  const { actor, email, slug, accountId } = await vendorAt({ status: "pending" });
  const resubmit = () => call<VendorProfile>("POST", "/vendor/application/resubmit", { as: actor });
  expect((await resubmit()).status).toBe(409);
  const doneBy = "operator:test";
  await decideVendor({ vendor: { email }, transition: "requestChanges", reason: "Add your UEN", doneBy });
  await patch(actor, { sellerInfo: { companyRegistrationNumber: "201912345K", tagline: "By hand" } });
  expect(await pageOf(slug)).toBeNull();
  const preview = await call<VendorDetail>("GET", "/vendor/preview", { as: actor });
  expect(preview.body.data).toMatchObject({ slug, tagline: "By hand" });
  expect((await resubmit()).body.data).toMatchObject({ status: "pending", statusReason: "" });
  expect((await resubmit()).status).toBe(409);
  const kinds = (await queuedFor(db(), email)).map(({ kind }) => kind);
  expect(kinds).toEqual(["vendor-changes-requested", "vendor-resubmitted"]);
  const events = await db().select().from(accountEvent).where(eq(accountEvent.accountId, accountId));
  expect(events.map(({ kind }) => kind)).toContain("vendor-resubmitted");
});

test("a vendor's referral link counts its referrals", async () => {
  const { actor, slug } = await vendorAt();
  const read = (method: string) => call<VendorReferral>(method, "/vendor/referral", { as: actor });
  expect((await read("GET")).body.data).toMatchObject({ code: null, couples: 0 });
  const code = slug.toUpperCase();
  expect((await read("POST")).body.data).toMatchObject({ code, signups: 0 });
  expect((await read("POST")).body.data.link).toMatch(new RegExp(`/\\?ref=${code}$`));
  const email = "friend@test.example";
  await call("POST", "/user/get-promo", { body: { email, refCode: code } });
  const data = {
    email,
    firstName: "Hui",
    lastName: "Lee",
    password: "Sayang#2026",
    phone: "91234567",
    refCode: code,
    isPrivacyAndTerms: true,
  };
  await call("POST", "/user/auth/register", { body: data });
  expect((await read("GET")).body.data).toMatchObject({
    signups: 1,
    couples: 1,
    vendors: 0,
    bookedCouples: 0,
  });
});

test("languages and ceremonies are replaced as a whole, without duplicates or unknown values", async () => {
  const { actor, slug } = await vendorAt({ languages: ["hindi"] });
  const saved = await patch(actor, {
    languages: ["tamil", "english", "tamil"],
    ceremonies: ["hindu"],
  });
  expect(saved.body.data).toMatchObject({ languages: ["tamil", "english"], ceremonies: ["hindu"] });
  expect(await pageOf(slug)).toMatchObject({ languages: ["tamil", "english"], ceremonies: ["hindu"] });
  const refused = await patch(actor, { languages: ["latin"] });
  expect(complaint(refused)).toEqual([400, expect.stringMatching(/^languages must be any of english, /)]);
  expect(fieldsOf(refused)).toEqual(["languages.0"]);
  expect((await patch(actor, { languages: [] })).body.data).toMatchObject({ languages: [] });
});

test("styles are stored without duplicates, whatever their spelling, and may not claim a certificate", async () => {
  const { actor, slug } = await vendorAt({ styleTags: ["Rustic"] });
  const saved = await patch(actor, { styleTags: ["garden", " Garden", "old  Shanghai"] });
  expect(saved.body.data).toMatchObject({ styleTags: ["Garden", "Old Shanghai"] });
  expect(await pageOf(slug)).toMatchObject({ styleTags: ["Garden", "Old Shanghai"] });
  const claimed = await patch(actor, { styleTags: ["Garden", "Fully halal"] });
  expect(complaint(claimed)).toEqual([400, expect.stringMatching(/^Add your halal certificate instead/)]);
  expect(fieldsOf(claimed)).toEqual(["styleTags.1"]);
  expect(complaint(await patch(actor, { styleTags: ["Garden, Rustic"] }))[0]).toBe(400);
  const many = Array.from({ length: 9 }, (_, at) => `Style ${at}`);
  expect(complaint(await patch(actor, { styleTags: many }))).toEqual([400, "Choose at most 8 styles"]);
});
