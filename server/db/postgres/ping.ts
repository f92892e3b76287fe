import { realpathSync } from "node:fs";
import pg from "pg";
import { EmbeddedPostgresError } from "./binaries";
import type { Address } from "./server-process";

export type Ping = "ours" | "starting" | "absent";

/** cannot_connect_now: starting up, shutting down or recovering. */
const NOT_YET = "57P03";

/** Who answers at our address. Throws when it serves another data folder: using that would mix two products' data. */
export async function ping(address: Address, cluster: string): Promise<Ping> {
  const client = new pg.Client({ ...address, database: "postgres", connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    const served = rows[0]?.data_directory ?? "";
    if (real(served) === real(cluster)) return "ours";
    throw new EmbeddedPostgresError(`the server at ${address.host} serves ${served}, not ${cluster}`);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    return error instanceof pg.DatabaseError && error.code === NOT_YET ? "starting" : "absent";
  } finally {
    await client.end().catch(() => undefined);
  }
}

function real(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
