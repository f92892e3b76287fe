import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { readEnv } from "@/lib/env";
import { s3Folder } from "./s3";

const PRIVATE_NAME = /^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9-]*\.[a-z]{3,4}$/;

/**
 * Returns where a private file is kept: its object in the bucket, or its path in the folder `private` of DATA_DIR. No
 * URL serves either.
 */
export function privateAddress(name: string): string {
  return s3Folder("private")?.address(checked(name)) ?? pathOf(name);
}

/** Writes a private file atomically, readable only by its owner. */
export async function keepPrivately(name: string, bytes: Uint8Array): Promise<void> {
  const bucket = s3Folder("private");
  if (bucket) return bucket.put(checked(name), bytes, "application/octet-stream");
  const file = pathOf(name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = path.join(path.dirname(file), `.${randomUUID()}.part`);
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Returns a private file, null when it doesn't exist. */
export async function readPrivate(name: string): Promise<Buffer | null> {
  const bucket = s3Folder("private");
  if (bucket) return bucket.get(checked(name));
  return readFile(pathOf(name)).catch(() => null);
}

/** Deletes a private file if it exists. */
export async function removePrivate(name: string): Promise<void> {
  const bucket = s3Folder("private");
  if (bucket) return bucket.remove(checked(name));
  await rm(pathOf(name), { force: true });
}

function checked(name: string): string {
  if (!PRIVATE_NAME.test(name)) throw new TypeError("not the name of a private file");
  return name;
}

const pathOf = (name: string) =>
  path.join(/* turbopackIgnore: true */ readEnv().dataDir, "private", checked(name));
