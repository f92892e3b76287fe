import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { Comparison } from "@/contracts/catalogue/comparison/comparison";
import type { VendorResults } from "@/contracts/catalogue/search/search";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import type { VendorFacts } from "@/contracts/catalogue/vendor/vendor-fact";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { clearCache } from "@/server/core/cache";
import { accountEvent } from "@/server/db/schema/identity/account-event";
import { makeMember, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { useShop, type VendorActor } from "@/tests/setup/shop";
import { confirmFact, listPendingFacts, rejectFact } from "./service-check";
import { followCertificates } from "./service-expiry";

const { call, db } = useShop();
const before = process.env.DATA_DIR;
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-facts-"));
  process.env.DATA_DIR = dataDir;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const DONE_BY = "operator:test";
const SOON = addDays(todayInSingapore(), 200);
const HALLS = [
  { name: "Orchid Room", tables: 18 },
  { name: "Grand Ballroom", tables: 45 },
];

function certificate(fields: Record<string, string> = {}, file: string | null = PDF): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ number: "MUIS-1234", expiresOn: SOON, ...fields })) {
    form.append(name, value);
  }
  if (file !== null) form.append("file", new Blob([file]), "certificate.pdf");
  return form;
}

const sendHalal = (as: VendorActor, ...given: Parameters<typeof certificate>) =>
  call<VendorFacts>("POST", "/vendor/fact/halal", { as, body: certificate(...given) });
const sendTables = (as: VendorActor, halls: unknown = HALLS) =>
  call<VendorFacts>("POST", "/vendor/fact/tables", { as, body: { halls } });
const factsOf = async (as: VendorActor) => (await call<VendorFacts>("GET", "/vendor/fact", { as })).body.data;
const confirm = (id: string | undefined) => confirmFact({ id: id ?? "", doneBy: DONE_BY });
const reject = (id: string | undefined, reason: string) =>
  rejectFact({ id: id ?? "", reason, doneBy: DONE_BY });
const filesKept = async () => (await readdir(path.join(dataDir, "private", "fact")).catch(() => [])).length;
const fieldsOf = (data: unknown) =>
  (data as { errors?: { field: string }[] } | null)?.errors?.map(({ field }) => field);

async function pageOf(id: string): Promise<VendorDetail> {
  clearCache();
  return (await call<VendorDetail>("GET", `/vendor/for/web/${id}`)).body.data;
}

/** Returns a vendor's facts as shown by search, its filters and a comparison. */
async function shownOf({ id, slug }: { id: string; slug: string }) {
  clearCache();
  const find = async (query: string) =>
    (await call<VendorResults>("GET", `/public/vendor-search?${query}`)).body.data.docs.some(
      (card) => card.id === id,
    );
  const compared = await call<Comparison>("GET", `/public/comparison?vendors=${slug}`);
  const [row] = compared.body.data.docs;
  return {
    byHalal: await find("halal=true"),
    byTables: await find("tables=40"),
    compared: [row?.halalCertified, row?.capacityTables],
  };
}

test("a certificate is shown once an operator has confirmed it", async () => {
  const { actor, id, slug, email } = await makeVendor(db());
  expect(await factsOf(actor)).toEqual({
    halal: { confirmed: null, latest: null, lapsedOn: null },
    tables: { confirmed: null, latest: null },
  });

  const sent = await sendHalal(actor, { number: " MUIS-7 " });
  expect([sent.status, sent.body.message]).toEqual([200, "Sent. We’ll email you once we’ve checked it"]);
  const { latest, confirmed } = sent.body.data.halal;
  expect(confirmed).toBeNull();
  expect(latest).toMatchObject({
    state: "pending",
    number: "MUIS-7",
    expiresOn: SOON,
    fileName: "certificate.pdf",
    reason: "",
  });
  expect((await pageOf(id)).halalCertified).toBe(false);
  expect(await shownOf({ id, slug })).toMatchObject({ byHalal: false, compared: [false, null] });
  expect(await listPendingFacts()).toContainEqual(
    expect.objectContaining({ id: latest?.id, kind: "halal", filePath: expect.stringContaining(dataDir) }),
  );

  await confirm(latest?.id);
  expect((await factsOf(actor)).halal).toMatchObject({
    confirmed: { state: "confirmed", expiresOn: SOON },
    latest: null,
  });
  expect((await pageOf(id)).halalCertified).toBe(true);
  expect(await shownOf({ id, slug })).toMatchObject({ byHalal: true, compared: [true, null] });
  expect(await latestFor(db(), email, "vendor-fact-confirmed")).toMatchObject({
    fact: "halal",
    expiresOn: SOON,
  });
  const events = await db().select().from(accountEvent).where(eq(accountEvent.accountId, actor.accountId));
  expect(events.map(({ kind, doneBy }) => [kind, doneBy])).toEqual([["vendor-fact-confirmed", DONE_BY]]);
  await expect(confirm(latest?.id)).rejects.toMatchObject({ code: "conflict" });
});

test("halls are shown once confirmed: the largest in cards, filters and comparisons, all of them on the page", async () => {
  const { actor, id, slug } = await makeVendor(db());
  const { latest } = (await sendTables(actor)).body.data.tables;
  expect((await pageOf(id)).capacityTables).toBeNull();
  await confirm(latest?.id);
  expect(await pageOf(id)).toMatchObject({ capacityTables: 45, halls: HALLS });
  expect(await shownOf({ id, slug })).toMatchObject({ byTables: true, compared: [false, 45] });

  // A change needs a new confirmation; until then, and after a rejection, the confirmed one applies.
  const smaller = [{ name: "Orchid Room", tables: 12 }];
  const changed = (await sendTables(actor, smaller)).body.data.tables;
  expect([changed.confirmed?.halls, changed.latest?.halls]).toEqual([HALLS, smaller]);
  expect((await pageOf(id)).capacityTables).toBe(45);
  await reject(changed.latest?.id, "Please send a floor plan");
  expect((await factsOf(actor)).tables).toMatchObject({
    confirmed: { halls: HALLS },
    latest: { state: "rejected", reason: "Please send a floor plan", halls: smaller },
  });
  expect((await pageOf(id)).capacityTables).toBe(45);

  const again = (await sendTables(actor, smaller)).body.data.tables.latest;
  expect(again).toMatchObject({ state: "pending", reason: "" });
  await confirm(again?.id);
  expect((await factsOf(actor)).tables).toMatchObject({ confirmed: { halls: smaller }, latest: null });
  expect(await pageOf(id)).toMatchObject({ capacityTables: 12, halls: smaller });
  expect(await shownOf({ id, slug })).toMatchObject({ byTables: false });
});

test("a rejection shows its reason on screen and mails it to everyone who may change the profile", async () => {
  const { actor, id, email } = await makeVendor(db());
  const manager = await makeMember(db(), id, "manager");
  const staff = await makeMember(db(), id, "staff");
  const { latest } = (await sendHalal(actor)).body.data.halal;
  await expect(reject(latest?.id, " ")).rejects.toMatchObject({ code: "bad_request" });
  await reject(latest?.id, "The number is cut off");
  expect((await factsOf(actor)).halal.latest).toMatchObject({
    state: "rejected",
    reason: "The number is cut off",
  });
  for (const to of [email, manager.email]) {
    expect(await latestFor(db(), to, "vendor-fact-rejected")).toMatchObject({
      fact: "halal",
      reason: "The number is cut off",
    });
  }
  expect(await queuedFor(db(), staff.email)).toEqual([]);
  await expect(reject(v4(), "Gone")).rejects.toMatchObject({ code: "not_found" });
});

test("a newer submission replaces a pending one, including its file", async () => {
  const { actor } = await makeVendor(db());
  const kept = await filesKept();
  const first = (await sendHalal(actor)).body.data.halal.latest;
  const second = (await sendHalal(actor, { number: "MUIS-2" })).body.data.halal.latest;
  expect(second?.id).not.toBe(first?.id);
  expect(await filesKept()).toBe(kept + 1);
  await expect(confirm(first?.id)).rejects.toMatchObject({ code: "not_found" });
  await confirm(second?.id);
  expect((await factsOf(actor)).halal.confirmed).toMatchObject({ number: "MUIS-2" });
});

test("a certificate's vendor is reminded 30 days before expiry and told when it lapses, once each", async () => {
  const { actor, id, email } = await makeVendor(db());
  const { latest } = (await sendHalal(actor)).body.data.halal;
  await confirm(latest?.id);
  const on = (date: string) => followCertificates(new Date(`${date}T10:00:00+08:00`));
  const told = async () => (await queuedFor(db(), email)).length;

  await on(addDays(SOON, -31));
  expect(await told()).toBe(1);
  await on(addDays(SOON, -30));
  await on(addDays(SOON, -29));
  expect(await told()).toBe(2);
  expect(await latestFor(db(), email, "vendor-certificate-expiring")).toMatchObject({ expiresOn: SOON });

  await on(SOON);
  expect((await pageOf(id)).halalCertified).toBe(true);
  await on(addDays(SOON, 1));
  await on(addDays(SOON, 2));
  expect(await told()).toBe(3);
  expect(await latestFor(db(), email, "vendor-certificate-lapsed")).toMatchObject({ expiresOn: SOON });
  expect((await pageOf(id)).halalCertified).toBe(false);
  expect((await factsOf(actor)).halal).toEqual({ confirmed: null, latest: null, lapsedOn: SOON });
});

test("sends no reminder while a newer certificate is pending, or after a confirmation that stated the date", async () => {
  const waiting = await makeVendor(db());
  await confirm((await sendHalal(waiting.actor)).body.data.halal.latest?.id);
  const newer = (await sendHalal(waiting.actor, { expiresOn: addDays(SOON, 365) })).body.data.halal.latest;
  const near = await makeVendor(db());
  const inTenDays = addDays(todayInSingapore(), 10);
  await confirm((await sendHalal(near.actor, { expiresOn: inTenDays })).body.data.halal.latest?.id);

  await followCertificates(new Date(`${addDays(SOON, -5)}T10:00:00+08:00`));
  const mailsTo = async (to: string) => (await queuedFor(db(), to)).length;
  expect(await mailsTo(waiting.email)).toBe(1);
  await confirm(newer?.id);
  expect((await factsOf(waiting.actor)).halal.confirmed).toMatchObject({ expiresOn: addDays(SOON, 365) });
  await followCertificates();
  // The confirmation and, after expiry, the lapse.
  expect(await mailsTo(near.email)).toBe(2);
});

test("a vendor can withdraw both pending and confirmed facts", async () => {
  const { actor, id } = await makeVendor(db());
  const kept = await filesKept();
  const halal = (await sendHalal(actor)).body.data.halal.latest;
  const withdraw = (as: VendorActor, factId = "") =>
    call<VendorFacts>("DELETE", `/vendor/fact/${factId}`, { as });
  expect((await withdraw(actor, halal?.id)).body.data.halal.latest).toBeNull();
  expect(await filesKept()).toBe(kept);

  const halls = (await sendTables(actor)).body.data.tables.latest;
  await confirm(halls?.id);
  const other = await makeVendor(db());
  expect((await withdraw(other.actor, halls?.id)).status).toBe(404);
  expect((await withdraw(actor, halls?.id)).body.data.tables.confirmed).toBeNull();
  expect(await pageOf(id)).toMatchObject({ capacityTables: null, halls: [] });
  expect((await withdraw(actor, halls?.id)).status).toBe(404);
});

test("refuses missing or invalid input, naming the field, and stores no file", async () => {
  const { actor } = await makeVendor(db());
  const kept = await filesKept();
  const yesterday = addDays(todayInSingapore(), -1);
  for (const [given, field] of [
    [[{ number: "" }], "number"],
    [[{ number: "x".repeat(41) }], "number"],
    [[{ expiresOn: "" }], "expiresOn"],
    [[{ expiresOn: "31/12/2030" }], "expiresOn"],
    [[{ expiresOn: yesterday }], "expiresOn"],
    [[{ expiresOn: "2999-12-31" }], "expiresOn"],
    [[{}, null], "file"],
    [[{}, "just words"], "file"],
  ] as [Parameters<typeof certificate>, string][]) {
    const { status, body } = await sendHalal(actor, ...given);
    expect([field, status, fieldsOf(body.data)]).toEqual([field, 400, [field]]);
  }
  for (const [halls, field] of [
    [[], "halls"],
    [[{ name: "", tables: 5 }], "halls.0.name"],
    [[{ name: "A", tables: 0 }], "halls.0.tables"],
    [[{ name: "A", tables: 2.5 }], "halls.0.tables"],
    [[{ name: "A", tables: "" }], "halls.0.tables"],
    [
      [
        { name: "Orchid", tables: 5 },
        { name: "orchid", tables: 6 },
      ],
      "halls",
    ],
  ] as [unknown, string][]) {
    const { status, body } = await sendTables(actor, halls);
    expect([halls, status, fieldsOf(body.data)]).toEqual([halls, 400, [field]]);
  }
  expect(await filesKept()).toBe(kept);
  expect(await factsOf(actor)).toMatchObject({ halal: { latest: null }, tables: { latest: null } });
});

test("a certificate that expired while pending can only be rejected", async () => {
  const { actor } = await makeVendor(db());
  const { latest } = (await sendHalal(actor, { expiresOn: todayInSingapore() })).body.data.halal;
  jest.useFakeTimers({ now: Date.now() + 2 * DAY_MS, advanceTimers: true, doNotFake: ["nextTick"] });
  try {
    await expect(confirm(latest?.id)).rejects.toMatchObject({ code: "conflict" });
    await reject(latest?.id, "It has expired");
  } finally {
    jest.useRealTimers();
  }
});
