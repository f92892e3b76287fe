import { eq, getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { todayInSingapore } from "@/lib/dates";
import { keepPrivately } from "@/server/adapters/storage/private-files";
import type { MediaStorage } from "@/server/adapters/storage/storage";
import type { Database, Db } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { hashPassword } from "@/server/modules/identity/account/public";
import { refreshSearchWords } from "@/server/modules/catalogue/search/public";
import { bulkLoad } from "./bulk-load";
import { applyReferenceIn, nameReferencePictures } from "@/server/modules/catalogue/category/public";
import { buildCategories } from "./categories/build-categories";
import { addSearchWords } from "./categories/add-search-words";
import { copyRows } from "./copy-rows";
import { DEMO_PASSWORD } from "./demo/demo-accounts";
import { ensurePictures } from "./pictures/ensure-pictures";
import { tileOfType } from "./pictures/picture-names";
import { DEMO_CERTIFICATE } from "./vendors/build-facts";
import { FIRST_VENDOR_ID } from "./vendors/build-vendors";
import { type BlockContext, buildBlock } from "./seed-block";
import { followEnquiries } from "./rooms/follow-enquiries";
import { noteOrders } from "./orders/note-orders";
import { SeedClock } from "./base/seed-clock";
import { BLOCK_TABLES } from "./base/seed-rows";

export type SeedOptions = {
  /** The number of blocks of 80 vendors and 800 products. */
  scale: number;
  /** Dates are counted from this hour; by default, now. */
  now?: Date;
  /** The storage for pictures; null refers to them without drawing. */
  storage: MediaStorage | null;
  onProgress?: (line: string) => void;
};

export type SeedResult = {
  /** False when the database already held data. */
  seeded: boolean;
  vendors: number;
  products: number;
  orders: number;
  reviews: number;
  /** The number of pictures that had to be drawn. */
  picturesDrawn: number;
};

/** Any number that no other lock uses: "seed" in ASCII. */
const SEED_LOCK = 0x73656564;
const TABLE_NAMES = Object.values(BLOCK_TABLES).map(getTableName);
const PROGRESS_EVERY_BLOCKS = 10;

/** Returns true when anybody has an account, from the demo or otherwise. */
export async function isSeeded(db: Db): Promise<boolean> {
  const rows = await db.select({ id: account.id }).from(account).limit(1);
  return rows.length > 0;
}

/**
 * Fills an empty database with demo data in one transaction. The same scale gives the same rows, with dates counted
 * from the hour of seeding. Does nothing when there are already accounts. Pictures are drawn after the commit; those
 * still missing are drawn at the next call.
 */
export async function seedDatabase(
  db: Database,
  { scale, now = new Date(), storage, onProgress = () => undefined }: SeedOptions,
): Promise<SeedResult> {
  const result: SeedResult = {
    seeded: false,
    vendors: 0,
    products: 0,
    orders: 0,
    reviews: 0,
    picturesDrawn: 0,
  };
  if (!(await isSeeded(db))) await fill(poolOf(db), scale, now, result, onProgress);
  if (storage && (await hasDemoData(db))) {
    result.picturesDrawn = await ensurePictures(storage, onProgress);
    await keepPrivately(DEMO_CERTIFICATE.storageKey, DEMO_CERTIFICATE.bytes);
  }
  return result;
}

async function fill(
  pool: pg.Pool,
  scale: number,
  now: Date,
  result: SeedResult,
  onProgress: (line: string) => void,
): Promise<void> {
  const demoPasswordHash = await hashPassword(DEMO_PASSWORD);
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [SEED_LOCK]);
    // The previous holder of the lock may have seeded already.
    const { rowCount } = await client.query("select 1 from account limit 1");
    if (rowCount === 0) {
      const tx = drizzle({ client });
      await applyReferenceIn(tx);
      await nameReferencePictures(tx, (type) => tileOfType(type.master, type));
      await addSearchWords(tx, todayInSingapore(now));
      const context = { clock: new SeedClock(now), demoPasswordHash };
      // The search rows of all vendors and products are written once at the end.
      await client.query("select set_config('sayang.search_later', 'on', true)");
      // Enquiries follow from orders and messages, which have no indexes until they are loaded.
      await client.query("select set_config('sayang.enquiries_later', 'on', true)");
      await bulkLoad(client, TABLE_NAMES, () => writeAll(client, scale, context, result, onProgress));
      await client.query("select search_refresh_all()");
      await followEnquiries(client, now);
      await noteOrders(client);
      result.seeded = true;
    }
    await client.query("commit");
    if (result.seeded) {
      // A vacuum merges the full-text indexes' pending entries.
      await client.query("vacuum analyze");
      await refreshSearchWords(drizzle({ client }));
    }
    client.release();
  } catch (error) {
    // Closing the connection rolls back, whatever state it is in.
    client.release(true);
    throw error;
  }
}

async function writeAll(
  client: pg.PoolClient,
  scale: number,
  context: Omit<BlockContext, "categories">,
  result: SeedResult,
  onProgress: (line: string) => void,
): Promise<void> {
  const categories = buildCategories();
  let lastNumber = 0;
  let lastPayout = 0;
  for (let block = 0; block < scale; block++) {
    const rows = buildBlock(block, { ...context, categories });
    for (const name of Object.keys(BLOCK_TABLES) as (keyof typeof BLOCK_TABLES)[]) {
      await copyRows(client, BLOCK_TABLES[name], rows[name]);
    }
    result.vendors += rows.vendor.length;
    result.products += rows.product.length;
    result.orders += rows.order.length;
    result.reviews += rows.review.length;
    lastNumber = rows.order.at(-1)?.number ?? lastNumber;
    lastPayout = rows.payout.at(-1)?.number ?? lastPayout;
    if ((block + 1) % PROGRESS_EVERY_BLOCKS === 0) onProgress(`demo data: ${block + 1} of ${scale} parts`);
  }
  await client.query(`select setval(pg_get_serial_sequence('"order"', 'number'), $1)`, [lastNumber]);
  if (lastPayout > 0)
    await client.query(`select setval(pg_get_serial_sequence('payout', 'number'), $1)`, [lastPayout]);
  onProgress(`demo data: ${result.vendors} vendors, ${result.products} products, ${result.orders} orders`);
}

/** Returns true when the data came from this seed, so its pictures are worth drawing. */
async function hasDemoData(db: Db): Promise<boolean> {
  const rows = await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, FIRST_VENDOR_ID));
  return rows.length > 0;
}

function poolOf(db: Database): pg.Pool {
  if ("$client" in db && db.$client instanceof pg.Pool) return db.$client;
  throw new TypeError("demo data need a database that was opened on a pool");
}
