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
  return (
    env.sessionSecret ??
    (cached ??= readOrMake(path.join(/* turbopackIgnore: true */ env.dataDir, "session-secret")))
  );
}

function readOrMake(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) {
    // Of several processes that start together, one installs its complete file, and all of them read it.
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} is damaged: delete it, and everybody signs in again`);
  return secret;
}
