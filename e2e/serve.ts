/** The built product on a fresh embedded database with demo data, for as long as the browser tests run. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stopPostgres } from "@/server/db/postgres/stop-postgres";

const home = mkdtempSync(path.join(tmpdir(), "sayang-e2e-"));
chmodSync(home, 0o711);
const env = { ...process.env, DATA_DIR: home, DATABASE_URL: "" };

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
    await stopPostgres({ dataDir: path.join(home, "postgres") });
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
