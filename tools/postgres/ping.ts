import pg from "pg";
import type { Address } from "./address";
import { errorCode } from "./base/errors";
import { sameFolder } from "./base/files";
import { DATABASE, SUPERUSER, USER } from "./base/names";

/** `unprepared`: ours, without the product's database yet. `busy`: starting, stopping, recovering or full. */
export type Ping = "ours" | "unprepared" | "busy" | "foreign" | "absent";

const BUSY = ["57P03", "53300"];
const QUESTION = `select current_setting('data_directory') as folder,
  exists(select from pg_database where datname = $1 and pg_get_userbyid(datdba) = $2) as prepared`;

/**
 * Returns who answers at the address. A server of another data folder never counts as ours, because that would mix the
 * data of two installations.
 */
export async function ping(address: Address, cluster: string): Promise<Ping> {
  const client = maintenanceClient(address, { query_timeout: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string; prepared: boolean }>(QUESTION, [DATABASE, USER]);
    const [answer] = rows;
    if (!answer || !(await sameFolder(answer.folder, cluster))) return "foreign";
    return answer.prepared ? "ours" : "unprepared";
  } catch (error) {
    const code = errorCode(error);
    if (BUSY.includes(code)) return "busy";
    // A server that refuses our account (class 28) is not ours.
    return code.startsWith("28") ? "foreign" : "absent";
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns a superuser connection for administering the server. */
export function maintenanceClient(address: Address, more: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({
    ...address,
    user: SUPERUSER,
    database: "postgres",
    ssl: false,
    connectionTimeoutMillis: 3_000,
    ...more,
  });
  client.on("error", () => undefined);
  return client;
}
