/** The built product on a fresh embedded database with demo data, for as long as the browser tests run. */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stopPostgres } from "@/server/db/postgres/stop-postgres";

const home = mkdtempSync(path.join(tmpdir(), "sayang-e2e-"));
chmodSync(home, 0o711);
const env = { ...process.env, DATA_DIR: home, DATABASE_URL: "" };

const seeded = spawnSync(process.execPath, ["--import", "tsx", "scripts/seed.ts"], { stdio: "inherit", env });
if (seeded.status !== 0) process.exit(1);
const server = spawn(process.execPath, ["dist/server.mjs"], { stdio: "inherit", env });
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => {
  void stopPostgres({ dataDir: path.join(home, "postgres") }).then(() => {
    rmSync(home, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
});
