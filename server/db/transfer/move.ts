import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import {
  copyColumns,
  hasData,
  migrationHashes,
  restoreSequences,
  sequenceStates,
  tablesInOrder,
} from "./tables";
import { TransferError } from "./transfer-error";

/**
 * Copies everything from one migrated database to another: one snapshot of the source, one transaction at the target.
 * Throws TransferError when the target has data or another schema.
 */
export async function move(
  source: ClientBase,
  target: ClientBase,
  progress: (line: string) => void,
): Promise<{ rows: number }> {
  if ((await migrationHashes(source)).join() !== (await migrationHashes(target)).join()) {
    throw new TransferError("the two databases have different versions of the schema");
  }
  if (await hasData(target))
    throw new TransferError("the target has data already: move needs an empty database");
  await source.query("begin isolation level repeatable read read only");
  await target.query("begin");
  try {
    let rows = 0;
    for (const table of await tablesInOrder(source)) {
      const out = source.query(copyTo(`copy ${copyColumns(table)} to stdout (format binary)`));
      const into = target.query(copyFrom(`copy ${copyColumns(table)} from stdin (format binary)`));
      await pipeline(out, into);
      if (out.rowCount !== into.rowCount) {
        throw new TransferError(`${table.name}: ${out.rowCount} rows read, ${into.rowCount} written`);
      }
      rows += into.rowCount;
      progress(`${table.name}: ${into.rowCount} rows`);
    }
    await restoreSequences(target, await sequenceStates(source));
    await target.query("commit");
    await target.query("analyze");
    return { rows };
  } catch (error) {
    await target.query("rollback");
    throw error;
  } finally {
    await source.query("rollback");
  }
}
