/** A throw-away PostgreSQL on TCP with a password. Prints its URL, and ends with its parent's SIGTERM. */
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/server/db/postgres/address";
import { locateBinaries } from "@/server/db/postgres/binaries";
import { serverUser } from "@/server/db/postgres/identity";
import { initCluster } from "@/server/db/postgres/initdb";
import { clusterPaths } from "@/server/db/postgres/paths";
import { ping } from "@/server/db/postgres/ping";
import { spawnServer } from "@/server/db/postgres/server-process";

const home = mkdtempSync(path.join(tmpdir(), "sayang-tcp-"));
// The server's user must pass through; the cluster inside is its own alone.
chmodSync(home, 0o711);
const dataDir = path.join(home, "postgres");
const user = serverUser(dataDir);
const paths = clusterPaths(dataDir, user);
const native = locateBinaries(user);
const password = randomBytes(12).toString("hex");
const address = { host: "127.0.0.1", port: await freePort(), user: "postgres", password };

initCluster(paths.cluster, native, user, password);
const { child, exited } = spawnServer(paths, native, user, address);
while ((await ping(address, paths.cluster)) !== "ours") {
  const ended = exited();
  if (ended) throw new Error(`the second PostgreSQL ended: ${ended}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
process.stdout.write(`postgres://postgres:${password}@127.0.0.1:${address.port}/postgres\n`);

const hold = setInterval(() => undefined, 60_000);
process.on("SIGTERM", () => {
  clearInterval(hold);
  child.once("exit", () => rmSync(home, { recursive: true, force: true }));
  child.ref();
  child.kill("SIGINT");
});
