import { type ClientBase } from "pg";
import { qualified, type TableShape, tablesInOrder } from "./tables";

/** Lets `work` read everything as one moment saw it, however long it takes; the product goes on meanwhile. */
export async function inSnapshot<T>(
  client: ClientBase,
  work: (tables: TableShape[]) => Promise<T>,
): Promise<T> {
  await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
  await client.query("begin isolation level repeatable read read only");
  try {
    const tables = await tablesInOrder(client);
    const names = tables.map(({ name }) => qualified(name)).join(", ");
    // No migration may change a table before its turn comes.
    if (names) await client.query(`lock table ${names} in access share mode`);
    return await work(tables);
  } finally {
    await client.query("rollback").catch(() => undefined);
  }
}
