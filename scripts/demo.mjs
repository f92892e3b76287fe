/**
 * `npm run demo`: goes from a bare clone to a served demo. It runs on plain Node because it installs the packages.
 * Existing data is kept, and a second start is quick. Demo pictures are drawn while the demo is served, starting with
 * those that are viewed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { installPackages, buildIfStale } from "./lib/steps.mjs";
import { supervise } from "./lib/supervise.mjs";

process.env.NODE_ENV = "production";
// Without a mail server, messages can be read at /dev/outbox.
process.env.DEV_PAGES ||= "true";
installPackages();
// Seeding needs the packages but not the build, so both run at once.
const seed = start(["--import", "tsx", "scripts/seed.ts"], { SEED_PICTURES: "false" });
const seeded = once(seed, "exit");
buildIfStale();
const [status] = await seeded;
if (status !== 0) process.exit(status ?? 1);

const folder = mkdtempSync(path.join(tmpdir(), "sayang-demo-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const PICTURE_DRAWER = path.join(folder, "drawer");
const drawer =
  process.env.SEED_PICTURES === "false"
    ? null
    : start(["--import", "tsx", "scripts/pictures/draw-pictures.ts"], { PICTURE_DRAWER });
const env = drawer ? { ...process.env, PICTURE_DRAWER } : process.env;
void supervise("dist/server.mjs", { env }).then((code) => {
  drawer?.kill();
  process.exit(code);
});

const origin =
  process.env.APP_ORIGIN || `http://${process.env.HOST || "127.0.0.1"}:${process.env.PORT || 3000}`;
// Until the drawer listens, a page would treat a picture as missing instead of waiting for it.
while (drawer?.exitCode === null && !existsSync(PICTURE_DRAWER)) await pause(50);
await waitUntilReady(`http://${process.env.HOST || "127.0.0.1"}:${process.env.PORT || 3000}/readyz`);
console.log(`
  Sayang is open at ${origin}

  Couples     ${origin}/login           couple@sayang.test, couple2@sayang.test
  Vendors     ${origin}/vendor/login    vendor@sayang.test, vendor2@sayang.test
  Operators   ${origin}/operator/login  operator@sayang.test, operator2@sayang.test
  Password    Sayang#2026   (all accounts)
  Mail        ${origin}/dev/outbox
  Test card   4242 4242 4242 4242, any date to come, any CVC

  Ctrl+C stops it. The database goes on until \`npm run db -- stop\`.
`);

function start(args, env) {
  return spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
}

async function waitUntilReady(url) {
  for (;;) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await pause(200);
  }
}
