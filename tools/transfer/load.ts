import { type ClientBase } from "pg";
import { copyIn } from "./copy";
import { restoreSequences, type SequenceState } from "./sequences";
import { countRows, qualified, type TableShape, tablesInOrder } from "./tables";
import { TransferError } from "./transfer-error";
import { withoutTriggers } from "./without-triggers";

export type CopyInto = (table: TableShape, chunks: AsyncIterable<Buffer>) => Promise<number>;
/** The number of loaded rows by table, and the states of the sequences. */
export type Loaded = { rows: Map<string, number>; sequences: SequenceState[] };

type Target = { client: ClientBase; overwrite: boolean; tables: TableShape[] };

/**
 * Replaces the contents of a database with what `fill` copies into it, in one transaction and under exclusive locks.
 * Throws `TransferError` when there are rows and `overwrite` is not set. Returns the number of rows.
 */
export async function load(
  { client, overwrite, tables }: Target,
  fill: (copyInto: CopyInto) => Promise<Loaded>,
): Promise<number> {
  if (JSON.stringify(await tablesInOrder(client)) !== JSON.stringify(tables)) {
    throw new TransferError(
      "the tables here differ from those of the data: somebody changed the schema by hand",
    );
  }
  const names = tables.map(({ name }) => qualified(name)).join(", ");
  let total = 0;
  await client.query("set statement_timeout = 0; set lock_timeout = '30s'");
  await client.query("begin");
  try {
    await client.query(`lock table ${names} in access exclusive mode`);
    if (!overwrite) await refuseRows(client, tables);
    await withoutTriggers(client, async () => {
      await client.query(`truncate ${names}`);
      const { rows, sequences } = await fill((table, chunks) => copyIn(client, table, chunks));
      for (const { name } of tables) {
        const [came, there] = [rows.get(name) ?? 0, await countRows(client, name)];
        if (came !== there) throw new TransferError(`${name}: ${came} rows came, ${there} are there`);
        total += there;
      }
      await restoreSequences(client, sequences);
    });
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
  // Query plans need statistics before autovacuum gets to it.
  await client.query("analyze");
  return total;
}

async function refuseRows(client: ClientBase, tables: TableShape[]): Promise<void> {
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${qualified(name)} limit 1`);
    if (rowCount) throw new TransferError(`the database has data (in ${name}): --force replaces all of it`);
  }
}
