import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { readEnv } from "@/lib/env";
import { todayInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import { log } from "@/server/core/log/log";
import { connect } from "@/server/db/client";
import { poolLike } from "@/server/db/pool";
import { backup } from "@/tools/transfer/backup";

/** A week of nights. */
const KEPT = 7;
/** Also runs at every start, which alone is no reason for another backup. */
const FRESH_MS = 20 * HOUR_MS;
const NAME = /^sayang-\d{4}-\d\d-\d\d\.backup$/;

export type LastBackup = { at: Date; bytes: number };

const folder = () => path.join(/* turbopackIgnore: true */ readEnv().dataDir, "backups");

/**
 * Backs up the embedded database to `DATA_DIR/backups`, and deletes all but the last 7 backups. Does nothing for a
 * database by DATABASE_URL, whose operator makes them, nor in the 20 hours after the last backup or the database's
 * creation. Throws `TransferError`.
 */
export async function backUpNightly(now = new Date()): Promise<void> {
  if (readEnv().databaseUrl) return;
  const since = (await lastBackup())?.at ?? (await createdAt());
  if (since && now.getTime() - since.getTime() < FRESH_MS) return;
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const file = path.join(folder(), `sayang-${todayInSingapore(now)}.backup`);
  const pool = poolLike((await connect()).pool, 1);
  try {
    const client = await pool.connect();
    try {
      const rows = await backup(client, file, { overwrite: true });
      log.info({ file, rows }, "the database was backed up");
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
  for (const old of (await backups()).slice(0, -KEPT)) await rm(path.join(folder(), old), { force: true });
}

/** Returns the newest backup that `backUpNightly` made, or null when there is none. */
export async function lastBackup(): Promise<LastBackup | null> {
  const newest = (await backups()).at(-1);
  if (!newest) return null;
  const { mtime, size } = await stat(path.join(folder(), newest));
  return { at: mtime, bytes: size };
}

/** Returns their names, the oldest first. */
async function backups(): Promise<string[]> {
  const names = await readdir(folder()).catch(() => [] as string[]);
  return names.filter((name) => NAME.test(name)).toSorted();
}

/** PostgreSQL writes its version once, when it creates the database. */
async function createdAt(): Promise<Date | null> {
  const file = path.join(/* turbopackIgnore: true */ readEnv().dataDir, "postgres", "PG_VERSION");
  return stat(file).then(
    ({ mtime }) => mtime,
    () => null,
  );
}
