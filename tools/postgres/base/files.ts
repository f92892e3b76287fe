import fs from "node:fs/promises";
import { errorCode } from "./errors";

/** Returns the text of a small file, or undefined when there is none. */
export async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, "utf8");
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error))) return undefined;
    throw error;
  }
}

/** Writes to a temporary file and renames it, so that a reader sees either the old text or the new. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`;
  const handle = await fs.open(beside, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await fs.rename(beside, file);
}

/** Makes a rename in the folder survive a power cut. Does nothing on Windows, which does not open folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await fs.open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Returns true when two paths name one folder, through links, mounts and letter case. */
export async function sameFolder(one: string, other: string): Promise<boolean> {
  try {
    const [a, b] = await Promise.all([one, other].map((folder) => fs.stat(folder, { bigint: true })));
    return a?.dev === b?.dev && a?.ino === b?.ino;
  } catch {
    return false;
  }
}

export async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
