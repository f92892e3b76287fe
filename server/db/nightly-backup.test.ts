import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { OperatorHealth } from "@/contracts/operator/health/health";
import { DAY_MS } from "@/lib/time";
import { makeCustomer, makeOperator } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { readBackup } from "@/tools/transfer/backup-file";
import { backUpNightly } from "./nightly-backup";

const shop = useShop();
const before = { dir: process.env.DATA_DIR, url: process.env.DATABASE_URL };
const FIRST = new Date("2027-03-01T19:30:00Z");
const night = (number: number) => new Date(FIRST.getTime() + number * DAY_MS);
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "sayang-nightly-"));
  process.env.DATA_DIR = dataDir;
  process.env.DATABASE_URL = "";
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
  process.env.DATA_DIR = before.dir;
  process.env.DATABASE_URL = before.url;
  if (before.dir === undefined) delete process.env.DATA_DIR;
  if (before.url === undefined) delete process.env.DATABASE_URL;
});

const kept = () => readdirSync(path.join(dataDir, "backups")).toSorted();
const fileOf = (name: string) => path.join(dataDir, "backups", name);

/** Runs the job of a night, and dates its file as if it had been made then. */
async function sleepThrough(at: Date): Promise<void> {
  await backUpNightly(at);
  const newest = kept().at(-1) ?? "";
  utimesSync(fileOf(newest), at, at);
}

async function shownBackup() {
  const { actor } = await makeOperator(shop.db());
  return (await shop.call<OperatorHealth>("GET", "/operator/health", { as: actor })).body.data.backup;
}

test("each night leaves a complete backup that only its owner can read, and a week of them is kept", async () => {
  await makeCustomer(shop.db());
  for (let number = 0; number < 9; number++) await sleepThrough(night(number));
  expect(kept()).toEqual(
    [4, 5, 6, 7, 8, 9, 10].map((day) => `sayang-2027-03-${String(day).padStart(2, "0")}.backup`),
  );
  const newest = fileOf(kept().at(-1) ?? "");
  const { rows } = await readBackup(newest);
  const { rows: counted } = await shop.pool().query<{ n: number }>("select count(*)::int as n from customer");
  expect(rows.get("customer")).toBe(counted[0]?.n);
  expect(statSync(newest).mode & 0o077).toBe(0);
  expect(await shownBackup()).toEqual({ madeAt: night(8).toISOString(), bytes: statSync(newest).size });
});

test("a start soon after a backup, or of a new database, makes none", async () => {
  mkdirSync(path.join(dataDir, "postgres"));
  const version = path.join(dataDir, "postgres", "PG_VERSION");
  writeFileSync(version, "17\n");
  utimesSync(version, FIRST, FIRST);
  await backUpNightly(new Date(FIRST.getTime() + DAY_MS / 2));
  expect(readdirSync(dataDir)).toEqual(["postgres"]);
  expect(await shownBackup()).toEqual({ madeAt: null, bytes: 0 });
  await sleepThrough(night(1));
  const [only = ""] = kept();
  const first = statSync(fileOf(only)).ino;
  await backUpNightly(new Date(night(1).getTime() + DAY_MS / 2));
  expect(kept()).toEqual([only]);
  expect(statSync(fileOf(only)).ino).toBe(first);
});

test("a database of one's own is left to its operator", async () => {
  process.env.DATABASE_URL = "postgres://sayang:secret@db.example:5432/sayang";
  await backUpNightly(FIRST);
  expect(readdirSync(dataDir)).toEqual([]);
  expect(await shownBackup()).toBeNull();
});

test("a backup that can't be written fails the job", async () => {
  writeFileSync(path.join(dataDir, "backups"), "in the way");
  await expect(backUpNightly(FIRST)).rejects.toThrow(/EEXIST|ENOTDIR/);
});
