import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readEnv } from "@/lib/env";
import { type S3Folder, s3Folder } from "./s3";
import { mediaContentType } from "./storage";

const FOLDERS = ["media", "private"] as const;
/** The number of files processed at the same time. */
const AT_ONCE = 8;

/** `differing` files have different content in the bucket, `missing` ones are not there. Names include the folder. */
export type Comparison = { files: number; bytes: number; missing: string[]; differing: string[] };

/**
 * Copies the files of DATA_DIR that the bucket doesn't have, byte for byte, and leaves the folder as it is. It can be
 * run again while the server still writes to the folder. Calls `tell` with the name of each copied file. Throws when no
 * bucket is configured.
 */
export async function copyToBucket(tell: (name: string) => void): Promise<{ copied: number; bytes: number }> {
  let copied = 0;
  let bytes = 0;
  await eachFile(async ({ bucket, folder, name, file }) => {
    if (await bucket.exists(name)) return;
    const content = await readFile(file);
    const type = folder === "media" ? mediaContentType(name) : "application/octet-stream";
    await bucket.put(name, content, type);
    copied += 1;
    bytes += content.byteLength;
    tell(`${folder}/${name}`);
  });
  return { copied, bytes };
}

/** Compares each file of DATA_DIR with its object, by content. Throws when no bucket is configured. */
export async function compareWithBucket(): Promise<Comparison> {
  const found: Comparison = { files: 0, bytes: 0, missing: [], differing: [] };
  await eachFile(async ({ bucket, folder, name, file }) => {
    const [own, there] = await Promise.all([readFile(file), bucket.get(name)]);
    found.files += 1;
    found.bytes += own.byteLength;
    if (!there) found.missing.push(`${folder}/${name}`);
    else if (digest(own) !== digest(there)) found.differing.push(`${folder}/${name}`);
  });
  return found;
}

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

type Each = { bucket: S3Folder; folder: (typeof FOLDERS)[number]; name: string; file: string };

async function eachFile(work: (each: Each) => Promise<void>): Promise<void> {
  for (const folder of FOLDERS) {
    const bucket = s3Folder(folder);
    if (!bucket) throw new Error("S3_BUCKET is not set: there is no bucket");
    const root = path.join(readEnv().dataDir, folder);
    const names = await namesBelow(root);
    for (let at = 0; at < names.length; at += AT_ONCE) {
      const some = names.slice(at, at + AT_ONCE);
      await Promise.all(some.map((name) => work({ bucket, folder, name, file: path.join(root, name) })));
    }
  }
}

/** Returns the files below a folder. Those that begin with a dot are half-written. */
async function namesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .toSorted();
}
