/**
 * `npm run bench:import`: checks and imports 5,000 products from an Excel file, with a picture, through the API in
 * process, on a separate database. Exits with 1 above one minute or 300 MB, or when a row is missing.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROWS = 5_000;
const MOST_SECONDS = 60;
const MOST_MB = 300;

const home = mkdtempSync(path.join(tmpdir(), "sayang-bench-import-"));
// PostgreSQL's user must be able to enter.
chmodSync(home, 0o711);
// The log and the settings are read on import.
Object.assign(process.env, { DATA_DIR: home, DATABASE_URL: "", THROTTLE_SCALE: "1000", LOG_LEVEL: "silent" });

const { default: sharp } = await import("sharp");
const { count, eq } = await import("drizzle-orm");
const { createApp } = await import("@/server/app");
const { connectHooks } = await import("@/server/hooks");
const { connect, DEADLINES, disconnect } = await import("@/server/db/client");
const { product } = await import("@/server/db/schema/catalogue/product");
const { writeXlsx } = await import("@/server/core/sheet");
const { storedZip } = await import("@/server/core/sheet/stored-zip");
const { testApi } = await import("@/tests/setup/api");
const { makeCategory, makeVendor } = await import("@/tests/setup/factories");
const { removePostgres } = await import("@/tools/postgres/remove-postgres");

let held = true;
try {
  const { db } = await connect(DEADLINES);
  connectHooks();
  const call = testApi(createApp());
  const category = await makeCategory(db, { name: "Gowns" });
  const vendor = await makeVendor(db, { masterCategoryId: category.id, publishProductDirectly: true });
  const raw = { create: { width: 1600, height: 1200, channels: 3 as const, background: "#844" } };
  const zip = storedZip(new Map([["gown.jpg", await sharp(raw).jpeg().toBuffer()]]));
  const header = [
    "Title",
    "Category",
    "Price",
    "Price is per",
    "GST",
    "Description",
    "Tags",
    "Pictures",
    "Publish date",
  ];
  const words = "Hand-beaded lace over silk, with a detachable train and two fittings included. ".repeat(4);
  const rows = Array.from({ length: ROWS }, (_, at) => [
    `Gown ${at + 1}`,
    "Gowns",
    String(800 + at),
    "gown",
    "added",
    words,
    "lace; silk",
    "gown.jpg",
    "2020-01-01",
  ]);
  const file = await writeXlsx(header, rows);
  const send = (preview: boolean) => {
    const body = new FormData();
    body.append("preview", String(preview));
    body.append("file", new Blob([new Uint8Array(file)]), "gowns.xlsx");
    body.append("pictures", new Blob([new Uint8Array(zip)]), "gowns.zip");
    return call<{ good: number; bad: number }>("POST", "/vendor-product/import-excel", {
      as: vendor.actor,
      body,
    });
  };
  rows.length = 0;
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  for (const preview of [true, false]) {
    const startedAt = performance.now();
    const { status, body } = await send(preview);
    const seconds = (performance.now() - startedAt) / 1_000;
    held &&= status === 200 && body.data.good === ROWS && seconds < MOST_SECONDS;
    console.log(
      `${preview ? "check " : "import"}  ${seconds.toFixed(1)} s  ${body.data?.good} good  (${status})`,
    );
  }
  clearInterval(watch);
  const megabytes = (most - before) / 1024 / 1024;
  const [stored] = await db.select({ n: count() }).from(product).where(eq(product.vendorId, vendor.id));
  held &&= stored?.n === ROWS && megabytes < MOST_MB;
  console.log(`memory  +${megabytes.toFixed(0)} MB at most  (${(most / 1024 / 1024).toFixed(0)} MB in all)`);
  console.log(held ? "held" : "NOT held");
} finally {
  await disconnect();
  await removePostgres({ dataDir: path.join(home, "postgres") });
  rmSync(home, { recursive: true, force: true });
}
process.exit(held ? 0 : 1);
