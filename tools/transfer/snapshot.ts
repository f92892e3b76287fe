import { type ClientBase } from "pg";
import { qualified, type TableShape, tablesInOrder } from "./tables";

/** Runs `work` on one snapshot of the database, however long it takes, without blocking the application. */
export async function inSnapshot<T>(
  client: ClientBase,
  work: (tables: TableShape[]) => Promise<T>,
): Promise<T> {
  await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
  await client.query("begin isolation level repeatable read read only");
  try {
    const tables = await tablesInOrder(client);
    const names = tables.map(({ name }) => qualified(name)).join(", ");
    // Keeps migrations from changing a table before it is read.
    if (names) await client.query(`lock table ${names} in access share mode`);
    return await work(tables);
  } finally {
    await client.query("rollback").catch(() => undefined);
  }
}
