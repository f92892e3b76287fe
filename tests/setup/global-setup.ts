import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";

/** Jest gives this file no path aliases, so that the work is done by a script of its own. */
export default function globalSetup(): void {
  process.env.SAYANG_TEST_RUN = randomBytes(4).toString("hex");
  process.env.SAYANG_TEST_DATABASE = execFileSync(
    process.execPath,
    ["--import", "tsx", "tests/setup/prepare-database.ts"],
    { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
  );
}
