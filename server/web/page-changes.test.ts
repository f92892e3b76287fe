import { eq } from "drizzle-orm";
import { setTimeout as pause } from "node:timers/promises";
import { vendorTerms } from "@/server/db/schema/catalogue/terms";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { product } from "@/server/db/schema/catalogue/product";
import { vendorDetail } from "@/server/modules/catalogue/vendor/public";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { EncodedBody } from "@/server/http/request/encoded-body";
import { PageCache } from "./page-cache";
import { dropChangedPages } from "./page-changes";

const database = useTestDatabase();
const admitted = () => Promise.resolve();

/** A process that serves pages, with its cache and renders. */
function makeInstance() {
  const cache = new PageCache();
  const changes = dropChangedPages(() => database().config, [cache]);
  let renders = 0;
  const render = async (slug: string) => {
    renders++;
    const found = await vendorDetail(slug);
    const body = new EncodedBody(Buffer.from(found?.vendorName ?? "not found"), 1);
    return { status: found ? 200 : 404, headers: {}, body, madeAt: Date.now() };
  };
  return {
    changes,
    renders: () => renders,
    show: (path: string, slug: string) => cache.get(path, () => render(slug), admitted),
  };
}

let instances: ReturnType<typeof makeInstance>[];

beforeEach(async () => {
  instances = [makeInstance(), makeInstance()];
  await Promise.all(instances.map(({ changes }) => changes.listening));
});

afterEach(() => Promise.all(instances.map(({ changes }) => changes.stop())));

/** Returns the status of a page, as soon as it is `expected` or after five seconds. */
async function statusOf({ show }: (typeof instances)[number], slug: string, expected: number) {
  for (let n = 0; n < 100; n++) {
    if ((await show(`/vendor-detail/${slug}`, slug)).status === expected) return expected;
    await pause(50);
  }
  return (await show(`/vendor-detail/${slug}`, slug)).status;
}

test("a hidden vendor is no longer shown by any process, and shown again when it is back", async () => {
  const { db } = database();
  const { id } = await makeVendor(db, { slug: "kopi-light", vendorName: "Kopi & Light" });
  for (const instance of instances) expect(await statusOf(instance, "kopi-light", 200)).toBe(200);
  await db.update(vendor).set({ status: "suspended" }).where(eq(vendor.id, id));
  for (const instance of instances) expect(await statusOf(instance, "kopi-light", 404)).toBe(404);
  await db.update(vendor).set({ status: "approved" }).where(eq(vendor.id, id));
  for (const instance of instances) expect(await statusOf(instance, "kopi-light", 200)).toBe(200);
});

test("a vendor's change drops its pages and the lists, but not other vendors' pages", async () => {
  const { db } = database();
  const category = await makeCategory(db);
  const changing = await makeVendor(db, { slug: "changing" });
  await makeVendor(db, { slug: "resting" });
  const item = await makeProduct(db, { vendorId: changing.id, level1Id: category.id });
  // Notifications about the new rows are still arriving.
  await pause(500);
  const [instance] = instances as [(typeof instances)[number]];
  const look = async (path: string) => {
    const before = instance.renders();
    await instance.show(path, path.includes("changing") ? "changing" : "resting");
    return instance.renders() > before;
  };
  const paths = [
    "/vendor-detail/changing?month=2027-01",
    "/vendor-detail/changing/album",
    "/zh/vendor-detail/changing/album",
    "/ta/vendor?category=venues",
    "/vendor?q=gown",
    "/",
  ];
  for (const path of [...paths, "/vendor-detail/resting"]) expect(await look(path)).toBe(true);
  await db.update(product).set({ title: "An album" }).where(eq(product.id, item.id));
  for (let n = 0; n < 100 && !(await look("/vendor-detail/changing?month=2027-01")); n++) await pause(50);
  for (const path of paths.slice(1)) expect([path, await look(path)]).toEqual([path, true]);
  expect(await look("/vendor-detail/resting")).toBe(false);

  const terms = { vendorId: changing.id, version: 1, kind: "text" as const, body: "No confetti." };
  const [path] = paths as [string];
  await db.insert(vendorTerms).values({ ...terms, size: 12, sha256: "", appliesFrom: "2027-01-01" });
  let dropped = false;
  for (let n = 0; n < 100 && !dropped; n++) {
    await pause(50);
    dropped = await look(path);
  }
  expect(dropped).toBe(true);
});

test("changes missed while the database was away are dropped when it is back", async () => {
  const { db, pool } = database();
  const { id } = await makeVendor(db, { slug: "missed" });
  for (const instance of instances) expect(await statusOf(instance, "missed", 200)).toBe(200);
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen vendor_page' and datname = current_database()",
  );
  await db.update(vendor).set({ status: "suspended" }).where(eq(vendor.id, id));
  for (const instance of instances) expect(await statusOf(instance, "missed", 404)).toBe(404);
});
