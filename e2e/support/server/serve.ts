/** Runs the production build on a fresh embedded database with demo data for the duration of the browser tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { stopPostgres } from "@/tools/postgres/stop-postgres";
import { bundle } from "@/tests/setup/processes/bundle";
import { type Received, smtpServer } from "@/tests/setup/servers/smtp";
import { DATA_DIR, FEED_PORT, MAILBOX, OPERATOR, PORT, SMTP_PORT } from "@/e2e/support/server/place";

/** Writes a mail atomically to a file that the tests read. */
function keepMail({ recipients, mail }: Received): void {
  const file = path.join(MAILBOX, `${Date.now()}-${randomUUID()}`);
  const { subject, text, html } = mail;
  writeFileSync(`${file}.part`, JSON.stringify({ to: recipients, subject, text, html }));
  renameSync(`${file}.part`, `${file}.json`);
}

// Started first, because another run on this port would also occupy the mail server's port.
const mailServer = smtpServer(SMTP_PORT, keepMail);
const smtpUrl = await mailServer.start();
// Left over from a run that was killed.
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
  PICTURE_DRAWER: path.join(DATA_DIR, "drawer"),
  SEED_PICTURES: "false",
  // A test's feed is on this machine, which is forbidden for vendors' feeds.
  FEED_HOSTS: `127.0.0.1:${FEED_PORT}`,
  // All tests come from one address.
  THROTTLE_SCALE: "5",
};

let child: ChildProcess | undefined;
let drawer: ChildProcess | undefined;
let told = false;
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, () => {
    told = true;
    child?.kill("SIGTERM");
    drawer?.kill("SIGTERM");
  });
}

/** Returns the exit status: 1 when it cannot start or is killed, 0 when it ends on request. */
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

/** A run looks at only a few of the demo's pictures, and drawing all of them takes minutes. */
async function drawOnRequest(): Promise<ChildProcess> {
  const script = ["--import", "tsx", "scripts/pictures/draw-pictures.ts", "--on-request"];
  const drawing = spawn(process.execPath, script, { stdio: "inherit", env });
  while (drawing.exitCode === null && !existsSync(env.PICTURE_DRAWER)) await pause(50);
  return drawing;
}

// Neither the database nor its folder may outlive the tests.
try {
  process.exitCode = await run("--import", "tsx", "scripts/seed.ts");
  await bundle("scripts/operator.ts", path.dirname(OPERATOR));
  if (process.exitCode === 0) drawer = await drawOnRequest();
  if (process.exitCode === 0) process.exitCode = await run("dist/server.mjs");
} finally {
  drawer?.kill();
  try {
    await stopPostgres({ dataDir: path.join(DATA_DIR, "postgres") });
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
    await mailServer.stop();
  }
}
