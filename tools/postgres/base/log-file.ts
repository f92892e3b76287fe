import fs from "node:fs/promises";

const LIMIT = 8 * 1024 * 1024;
const EVERY_MS = 60_000;
const watched = new Set<string>();

/**
 * Keeps the server's log below 8 MiB, with the previous one as `.1`, while a process of ours lives. The server appends
 * to an open file, so the text is copied away and the file truncated, not renamed.
 */
export async function limitLog(file: string): Promise<void> {
  await shorten(file);
  if (watched.has(file)) return;
  watched.add(file);
  setInterval(() => void shorten(file), EVERY_MS).unref();
}

async function shorten(file: string): Promise<void> {
  try {
    if ((await fs.stat(file)).size < LIMIT) return;
    await fs.copyFile(file, `${file}.1`);
    await fs.truncate(file);
  } catch {
    // No log yet, or it is open elsewhere on Windows. The next round will handle it.
  }
}

/** Returns the log from `offset` on, without timestamps. */
export async function logSince(file: string, offset: number): Promise<string> {
  const text = await fs.readFile(file).catch(() => Buffer.alloc(0));
  const lines = text
    .subarray(text.length > offset ? offset : 0)
    .toString()
    .trim()
    .split("\n");
  return lines
    .slice(-6)
    .map((line) => line.replace(/^\S+ \S+ UTC \[\d+\] /, ""))
    .join("\n");
}
