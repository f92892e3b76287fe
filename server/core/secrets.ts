import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readEnv } from "@/lib/env";

let cached: string | undefined;

/**
 * Returns the key for signing sessions: SESSION_SECRET, or one created on first start and stored in DATA_DIR, readable
 * only by its owner. Servers that share a database must be given the same one.
 */
export function sessionSecret(): string {
  const env = readEnv();
  return env.sessionSecret ?? (cached ??= ownSecret(env.dataDir));
}

function ownSecret(dataDir: string): string {
  const file = path.join(/* turbopackIgnore: true */ dataDir, "session-secret");
  const secret = readOrMake(file, () => randomBytes(32).toString("base64url"));
  if (secret.length < 32) throw new Error(`${file} is damaged: delete it, and everybody signs in again`);
  return secret;
}

let cachedPushKeys: PushKeys | undefined;

/** The keys that identify us to push services (VAPID, RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string };

/**
 * Returns the keys for Web Push, created by `make` on first use and stored beside the session secret. Devices subscribe
 * to one public key, so servers that share a database need the same file.
 */
export function pushKeys(make: () => PushKeys): PushKeys {
  if (cachedPushKeys) return cachedPushKeys;
  const file = path.join(/* turbopackIgnore: true */ readEnv().dataDir, "push-keys");
  const [publicKey = "", privateKey = ""] = readOrMake(file, () => {
    const made = make();
    return `${made.publicKey} ${made.privateKey}`;
  }).split(" ");
  if (!publicKey || !privateKey)
    throw new Error(`${file} is damaged: delete it, and devices subscribe again`);
  return (cachedPushKeys = { publicKey, privateKey });
}

/** Returns the content of a file that is created once, readable only by its owner. */
function readOrMake(file: string, make: () => string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) {
    // Of several processes that start together, one installs its complete file, and all of them read it.
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, make(), { flag: "wx", mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(file, "utf8").trim();
}
