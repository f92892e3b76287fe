import { randomUUID } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { v7 } from "uuid";
import { readEnv } from "@/lib/env";

const KEPT = 200;
/** Names are uuid v7, so they sort by time. */
const NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.(eml|json)$/;

export type OutboxKind = "eml" | "json";

/** Returns the folder of undelivered messages: files in DATA_DIR, readable only by their owner. */
export function outboxFolder(): string {
  return path.join(/* turbopackIgnore: true */ readEnv().dataDir, "outbox");
}

/** Writes a message atomically and deletes all but the newest 200. Returns its name. */
export async function writeToOutbox(
  folder: string,
  kind: OutboxKind,
  content: Uint8Array | string,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A folder that existed before keeps its mode.
  await chmod(folder, 0o700);
  const name = `${v7()}.${kind}`;
  const draft = path.join(/* turbopackIgnore: true */ folder, `.${randomUUID()}.part`);
  try {
    await writeFile(draft, content, { mode: 0o600, flag: "wx" });
    await rename(draft, path.join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  for (const old of (await listOutbox(folder)).slice(KEPT))
    await rm(path.join(/* turbopackIgnore: true */ folder, old), { force: true });
  return name;
}

/** Returns the names of the messages, newest first. */
export async function listOutbox(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder))
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** Returns null when the name is malformed or the message doesn't exist. */
export async function readFromOutbox(folder: string, name: string): Promise<Buffer | null> {
  if (!NAME.test(name)) return null;
  try {
    return await readFile(path.join(/* turbopackIgnore: true */ folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Returns the time in a message's name. */
export function outboxTime(name: string): Date {
  return new Date(Number.parseInt(name.slice(0, 8) + name.slice(9, 13), 16));
}
