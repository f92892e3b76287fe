import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { VendorJsonLd } from "@/components/catalogue/structured-data/vendor-json-ld";
import { VendorDetailView } from "@/components/catalogue/vendor/vendor-detail-view";
import type { AvailabilityMonth, NextFreeDates } from "@/contracts/catalogue/availability";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { todayInSingapore } from "@/lib/dates";
import { clearCache } from "@/server/core/cache";
import { hashPassword } from "@/server/modules/identity/account/public";
import { ROUTES } from "@/server/routes";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { useShop, type VendorActor } from "@/tests/setup/shop";
import { BASE, CATEGORIES, FIELDS, NOT_THE_SHOPS, ownPath, PASSWORD } from "./fields";

/** Changes each field of a vendor's profile separately, and expects the change exactly where couples should see it. */
const { call, db } = useShop();
const before = process.env.DATA_DIR;
let [dataDir, passwordHash] = ["", ""];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-fields-"));
  process.env.DATA_DIR = dataDir;
  passwordHash = await hashPassword(PASSWORD);
  for (const [slug, id] of Object.entries(CATEGORIES)) {
    const parentId = slug.startsWith("below") ? CATEGORIES.second : null;
    await makeCategory(db(), { id, slug, name: slug.replace(/^./, (c) => c.toUpperCase()), parentId });
  }
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

type Described = { fields?: Record<string, Described>; innerType?: Described };
type Tree = Record<string, unknown>;

const PATCH = "/vendor/profile/:id";
const row = ROUTES.find((each) => each.method === "PATCH" && each.path === PATCH);
const FILES: readonly string[] = row?.files?.names ?? [];

/** Returns the fields of a schema: `a.b`, and `a[].b` for those of a list's entries. */
function fieldsOf({ fields, innerType }: Described, at: string): string[] {
  if (fields) {
    return Object.entries(fields).flatMap(([name, each]) => fieldsOf(each, at ? `${at}.${name}` : name));
  }
  return innerType?.fields ? fieldsOf(innerType, `${at}[]`) : [at];
}

const ALL = [...new Set([...fieldsOf(row?.body?.describe() as Described, ""), ...FILES])];

test("every field that the call accepts has an expectation, and no other field has", () => {
  expect(ALL.length).toBeGreaterThan(60);
  expect(ALL.toSorted()).toEqual([...Object.keys(FIELDS), ...Object.keys(NOT_THE_SHOPS)].toSorted());
});

function put(tree: Tree, at: string, value: unknown): void {
  const [name = "", ...rest] = at.split(".");
  if (rest.length === 0) tree[name] = value;
  else put((tree[name] ??= {}) as Tree, rest.join("."), value);
}
function leaves(value: unknown, at = ""): [string, unknown][] {
  if (value === null || typeof value !== "object") return [[at, value]];
  return Object.entries(value).flatMap(([name, each]) => leaves(each, at ? `${at}.${name}` : name));
}
const valueAt = (tree: unknown, at: string) =>
  at.split(".").reduce<unknown>((node, name) => (node as Tree | null | undefined)?.[name], tree);

/** Groups that may be sent in part. All others are replaced as a whole. */
const IN_PARTS = ["sellerInfo", "businessOwner", "validationChecks", "settings", "socialMedia"];

/** Returns the body that changes one field: alone, or within its otherwise unchanged group. */
function bodyOf(field: string): Tree {
  const { to, at = field.replaceAll("[]", ".0"), with: others = {} } = FIELDS[field] ?? { couple: {} };
  if (to === undefined) return {};
  const [group = ""] = at.split(".");
  const whole = at !== group && !IN_PARTS.includes(group);
  const body: Tree = whole ? { [group]: structuredClone(BASE[group as keyof typeof BASE]) } : {};
  for (const [name, value] of Object.entries({ [at]: to, ...others })) put(body, name, value);
  return body;
}

async function form(fields: Tree, files: readonly string[]): Promise<FormData> {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    made.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#b03060" } })
    .jpeg()
    .toBuffer();
  for (const name of files) made.append(name, new Blob([new Uint8Array(bytes)]), "photo.jpg");
  return made;
}

async function change(as: VendorActor, fields: Tree, files: readonly string[] = []): Promise<VendorProfile> {
  const body = await form(fields, files);
  const answer = await call<VendorProfile>("PATCH", `/vendor/profile/${as.vendorId}`, { as, body });
  expect([answer.status, answer.body.message]).toEqual([200, "Successfully updated"]);
  return answer.body.data;
}

/** Returns what a couple gets for a shop: the page's data and its HTML. */
async function pageOf({ vendorId }: VendorActor): Promise<{ data: Map<string, unknown>; html: string }> {
  clearCache();
  const vendor = (await call<VendorDetail>("GET", `/vendor/for/web/${vendorId}`)).body.data;
  const days = `/public/availability/${vendorId}`;
  const calendar = (await call<AvailabilityMonth>("GET", days)).body.data;
  const soonest = (await call<NextFreeDates>("GET", `${days}/next`)).body.data.docs;
  const origin = "https://sayang.example";
  const html = renderToStaticMarkup(
    <VendorDetailView
      vendor={vendor}
      origin={origin}
      today={todayInSingapore()}
      similar={[]}
      room={[]}
      products={null}
      reviews={null}
      stories={null}
      availability={{ calendar, soonest, weekends: [] }}
      structuredData={<VendorJsonLd vendor={vendor} reviews={[]} origin={origin} />}
    />,
  );
  return { data: new Map(leaves({ ...vendor, takesBookings: soonest.length > 0 })), html };
}

function differences(was: Map<string, unknown>, is: Map<string, unknown>): Tree {
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return Object.fromEntries(paths.filter((at) => was.get(at) !== is.get(at)).map((at) => [at, is.get(at)]));
}

test.each(Object.keys(FIELDS))("%s", async (field) => {
  const { actor } = await makeVendor(db(), {
    passwordHash,
    country: "Malaysia",
    masterCategoryId: CATEGORIES.main,
  });
  await change(actor, { ...BASE, password: PASSWORD }, ["gallery"]);
  const was = await pageOf(actor);
  const { to, couple, own, unwritten } = FIELDS[field] ?? { couple: {} };
  const profile = await change(
    actor,
    bodyOf(field),
    FILES.includes(field) && to === undefined ? [field] : [],
  );
  const is = await pageOf(actor);

  expect(differences(was.data, is.data)).toEqual(couple);
  // The change must show in the page's HTML, not only in its data.
  expect(is.html === was.html).toBe(Object.keys(couple).length === 0 || unwritten !== undefined);
  const [at, kept] = own ?? [FIELDS[field]?.at ?? ownPath(field), to];
  expect(valueAt(profile, at)).toEqual(kept);
});
