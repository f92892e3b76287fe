/** A throw-away PostgreSQL on TCP with a password. Prints its URL, and ends on its parent's SIGTERM. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { ensurePostgres } from "@/tools/postgres/ensure-postgres";
import { removePostgres } from "@/tools/postgres/remove-postgres";
import { scratchFolder } from "@/tests/setup/database/scratch";

const home = mkdtempSync(path.join(scratchFolder(), "sayang-tcp-"));
// The server's account must be able to enter; only it can read the cluster inside.
chmodSync(home, 0o711);
const dataDir = path.join(home, "postgres");
const { user, password, host, port } = await ensurePostgres({ dataDir, durable: false, transport: "tcp" });
process.stdout.write(`postgres://${user}:${password}@${host}:${port}/postgres\n`);

const hold = setInterval(() => undefined, 60_000);
process.on("SIGTERM", () => {
  clearInterval(hold);
  void removePostgres({ dataDir }).then(() => rmSync(home, { recursive: true, force: true }));
});
