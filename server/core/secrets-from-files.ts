import { readFileSync } from "node:fs";

/** Settings that may be given as the path of a file instead, as Docker and Kubernetes provide secrets. */
const SECRETS = [
  "DATABASE_URL",
  "SESSION_SECRET",
  "SMTP_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_CONNECT_WEBHOOK_SECRET",
  "SANDBOX_WEBHOOK_SECRET",
  "FACEBOOK_APP_SECRET",
  "INBOUND_MAIL_SECRET",
  "METRICS_TOKEN",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/**
 * Sets each missing secret from the file that `<NAME>_FILE` names, without its last line break. Throws when such a file
 * can't be read.
 */
export function readSecretsFromFiles(env: NodeJS.ProcessEnv = process.env): void {
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file || env[name]) continue;
    try {
      env[name] = readFileSync(file, "utf8").replace(/\r?\n$/, "");
    } catch (error) {
      const why = (error as NodeJS.ErrnoException).code ?? "unreadable";
      throw new Error(`${name}_FILE: ${file} cannot be read (${why})`, { cause: error });
    }
  }
}
