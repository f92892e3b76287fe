import { type ClientBase } from "pg";
import { readBackup } from "./backup-file";
import { load } from "./load";
import { migrationHashes } from "./tables";
import { TransferError } from "./transfer-error";

type Options = {
  /** Replace the data that are there. */
  force?: boolean;
  /** Makes the schema in a database that has none. */
  migrate: () => Promise<void>;
  progress?: (line: string) => void;
};

/**
 * Loads `file`, all of it or nothing; the whole file is checked before anything is touched. Throws TransferError when it is
 * damaged, made by other migrations, or the database has data and `force` is not set. Answers the number of rows.
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
  // What migrations themselves have written is in the backup too.
  const overwrite = fresh || options.force === true;
  return load({ client, overwrite, tables: header.tables }, (copyInto) =>
    readBackup(file, async (table, chunks) => {
      const rows = await copyInto(table, chunks);
      options.progress?.(`${table.name}: ${rows} rows`);
      return rows;
    }),
  );
}
