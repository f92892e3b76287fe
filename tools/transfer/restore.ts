import { type ClientBase } from "pg";
import { readBackup } from "./backup-file";
import { load } from "./load";
import { migrationHashes } from "./tables";
import { TransferError } from "./transfer-error";

type Options = {
  /** Replace existing data. */
  force?: boolean;
  /** Creates the schema in a database that has none. */
  migrate: () => Promise<void>;
  progress?: (line: string) => void;
};

/**
 * Checks the whole of `file`, then loads it in one transaction. Throws `TransferError` when it is damaged, was made
 * under other migrations, or the database has data and `force` is not set. Returns the number of rows.
 */
export async function restore(client: ClientBase, file: string, options: Options): Promise<number> {
  const { header } = await readBackup(file);
  const fresh = (await migrationHashes(client)).length === 0;
  if (fresh) await options.migrate();
  if (header.migrations.join() !== (await migrationHashes(client)).join()) {
    throw new TransferError(
      `${file} was made by another version of the schema: restore it with the Sayang that made it`,
    );
  }
  // Rows written by the migrations are in the backup too.
  const overwrite = fresh || options.force === true;
  return load({ client, overwrite, tables: header.tables }, (copyInto) =>
    readBackup(file, async (table, chunks) => {
      const rows = await copyInto(table, chunks);
      options.progress?.(`${table.name}: ${rows} rows`);
      return rows;
    }),
  );
}
