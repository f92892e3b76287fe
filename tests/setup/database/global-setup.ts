import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";

/** Runs a separate script, because jest does not support path aliases in this file. */
export default function globalSetup(): void {
  process.env.SAYANG_TEST_RUN = randomBytes(4).toString("hex");
  process.env.SAYANG_TEST_DATABASE = execFileSync(
    process.execPath,
    ["--import", "tsx", "tests/setup/database/prepare-database.ts"],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
  );
}
