import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { ClusterPaths } from "./paths";
import type { Address } from "./server-process";

const USER = "postgres";

/** A socket folder; on Windows, which pg cannot reach by socket, a port of 127.0.0.1 and a password kept beside. */
export async function serverAddress(paths: ClusterPaths): Promise<Address> {
  if (process.platform !== "win32") {
    return { host: paths.socketDir, port: undefined, user: USER, password: undefined };
  }
  const file = `${paths.cluster}.address.json`;
  if (!existsSync(file)) {
    const made = { port: await freePort(), password: randomBytes(24).toString("base64url") };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: "wx" });
  }
  const { port, password } = JSON.parse(readFileSync(file, "utf8")) as { port: number; password: string };
  return { host: "127.0.0.1", port, user: USER, password };
}

/** A TCP port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
