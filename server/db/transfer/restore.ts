import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { readBackup } from "./backup-file";
import { copyColumns, emptyTables, hasData, migrationHashes, restoreSequences } from "./tables";
import { TransferError } from "./transfer-error";

/**
 * Loads `file` into a migrated database, all of it or nothing. The whole file is checked before anything is touched.
 * Throws TransferError when the file is damaged, made by other migrations, or the database has data and not `force`.
 */
export async function restore(
  client: ClientBase,
  file: string,
  { force, progress }: { force: boolean; progress: (line: string) => void },
): Promise<void> {
  const here = await migrationHashes(client);
  await readBackup(file, {
    header: async ({ migrations }) => {
      if (migrations.join() !== here.join()) {
        throw new TransferError(
          `${file} was made by another version of the schema: use the Sayang that made it`,
        );
      }
    },
  });
  if (!force && (await hasData(client))) {
    throw new TransferError("the database has data: --force replaces all of it by the backup's");
  }
  await client.query("begin");
  try {
    await emptyTables(client);
    await readBackup(file, {
      table: async (shape, data) => {
        const copy = client.query(copyFrom(`copy ${copyColumns(shape)} from stdin (format binary)`));
        await pipeline(Readable.from(data, { objectMode: false }), copy);
        progress(`${shape.name}: ${copy.rowCount} rows`);
      },
      end: ({ sequences }) => restoreSequences(client, sequences),
    });
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  await client.query("analyze");
}
