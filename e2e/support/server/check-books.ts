import { spawnSync } from "node:child_process";
import { DATA_DIR } from "@/e2e/support/server/place";

/** Runs after all browser tests: the ledger of everything bought, paid and refunded must be consistent. */
export default function checkBooks(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/ledger-check.ts"],
    {
      env: { ...process.env, NODE_ENV: "production", DATA_DIR, DATABASE_URL: "" },
      encoding: "utf8",
    },
  );
  console.log(stdout.trim());
  if (status !== 0) throw new Error(`The books do not agree:\n${stderr.trim()}`);
}
