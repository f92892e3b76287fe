import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readEnv } from "@/lib/env";

/** A server's public origin, and the one at which it answers on this machine. */
export type ServedAt = { appOrigin: string; here: string };

const noteIn = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, "served-at.json");

/** Returns the origins that the environment names. */
export function configuredOrigins(): ServedAt {
  const { host, port, appOrigin } = readEnv();
  return { appOrigin, here: `http://${host.includes(":") ? `[${host}]` : host}:${port}` };
}

/** Writes the server's origins to DATA_DIR for commands that are started without its settings. */
export async function noteServedAt(): Promise<void> {
  await writeFile(noteIn(readEnv().dataDir), JSON.stringify(configuredOrigins()));
}

export async function forgetServedAt(): Promise<void> {
  await rm(noteIn(readEnv().dataDir), { force: true });
}

/** Returns the origins that the last server wrote, or null. It may have been killed before removing them. */
export async function readServedAt(): Promise<ServedAt | null> {
  try {
    return JSON.parse(await readFile(noteIn(readEnv().dataDir), "utf8")) as ServedAt;
  } catch {
    return null;
  }
}
