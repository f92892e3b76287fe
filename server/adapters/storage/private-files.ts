import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { readEnv } from "@/lib/env";

const PRIVATE_NAME = /^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9-]*\.[a-z]{3,4}$/;

/** Returns the path of a private file: in the folder `private` of DATA_DIR, which no URL serves. */
export function privatePath(name: string): string {
  if (!PRIVATE_NAME.test(name)) throw new TypeError("not the name of a private file");
  return path.join(/* turbopackIgnore: true */ readEnv().dataDir, "private", name);
}

/** Writes a private file atomically, readable only by its owner. */
export async function keepPrivately(name: string, bytes: Uint8Array): Promise<void> {
  const file = privatePath(name);
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

/** Deletes a private file if it exists. */
export async function removePrivate(name: string): Promise<void> {
  await rm(privatePath(name), { force: true });
}
