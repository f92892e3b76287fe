import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { InvalidMediaNameError, isMediaName, mediaContentType } from "./storage";
import type { MediaStorage } from "./storage";

function isMissing(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("code" in error)) return false;
  return error.code === "ENOENT" || error.code === "ENOTDIR";
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores media as plain files under `root`. The content type follows from the name. */
export function createLocalStorage(root: string): MediaStorage {
  const base = path.resolve(root);

  function locate(name: string): string {
    if (!isMediaName(name)) throw new InvalidMediaNameError(name);
    return path.join(base, name);
  }

  return {
    async exists(name) {
      try {
        return (await stat(locate(name))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    async put(name, bytes, contentType) {
      const file = locate(name);
      if (contentType !== mediaContentType(name)) {
        throw new TypeError(`${name} cannot be stored as ${contentType}`);
      }
      const folder = path.dirname(file);
      await mkdir(folder, { recursive: true });
      // No media name begins with a dot, so a half-written file can never be read as media.
      const draft = path.join(folder, `.${randomUUID()}.part`);
      try {
        await writeSynced(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(name) {
      try {
        return { bytes: await readFile(locate(name)), contentType: mediaContentType(name) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async remove(name) {
      await rm(locate(name), { force: true });
    },
  };
}
