/** The built product on a fresh embedded database with demo data, for as long as the browser tests run. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stopPostgres } from "@/server/db/postgres/stop-postgres";
import { type Received, smtpServer } from "@/tests/setup/smtp";
import { DATA_DIR, MAILBOX, PORT, SMTP_PORT } from "./place";

/** A mail becomes a file that the tests read, whole or not at all. */
function keepMail({ recipients, mail }: Received): void {
  const file = path.join(MAILBOX, `${Date.now()}-${randomUUID()}`);
  const { subject, text, html } = mail;
  writeFileSync(`${file}.part`, JSON.stringify({ to: recipients, subject, text, html }));
  renameSync(`${file}.part`, `${file}.json`);
}

// First of all: whoever else uses this port and its folder has the mail server's port, too.
const mailServer = smtpServer(SMTP_PORT, keepMail);
const smtpUrl = await mailServer.start();
// What a run left that was killed.
await stopPostgres({ dataDir: path.join(DATA_DIR, "postgres") });
rmSync(DATA_DIR, { recursive: true, force: true });
mkdirSync(MAILBOX, { recursive: true });
chmodSync(DATA_DIR, 0o711);
const env = {
  ...process.env,
  DATA_DIR,
  DATABASE_URL: "",
  PORT: String(PORT),
  SMTP_URL: smtpUrl,
  // All of the tests come from one address.
  THROTTLE_SCALE: "5",
};

let child: ChildProcess | undefined;
let told = false;
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, () => {
    told = true;
    child?.kill("SIGTERM");
  });
}

/** Answers the status that it ends with: 1 when it cannot start or is killed, 0 when it ends because we are told to. */
function run(...args: string[]): Promise<number> {
  if (told) return Promise.resolve(0);
  return new Promise((resolve) => {
    child = spawn(process.execPath, args, { stdio: "inherit", env });
    child.once("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once("exit", (code) => resolve(told ? 0 : (code ?? 1)));
  });
}

// Whatever happens, neither the database nor its folder outlives the tests.
try {
  process.exitCode = await run("--import", "tsx", "scripts/seed.ts");
  if (process.exitCode === 0) process.exitCode = await run("dist/server.mjs");
} finally {
  try {
    await stopPostgres({ dataDir: path.join(DATA_DIR, "postgres") });
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
    await mailServer.stop();
  }
}
