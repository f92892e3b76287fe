import { execFileSync } from "node:child_process";

export default function globalTeardown(): void {
  execFileSync(process.execPath, ["--import", "tsx", "tests/setup/database/drop-databases.ts"], {
    stdio: "inherit",
  });
}
