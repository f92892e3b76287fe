import { type ClientBase } from "pg";
import { copyOut } from "./copy";
import { type Loaded, load } from "./load";
import { sequenceStates } from "./sequences";
import { inSnapshot } from "./snapshot";
import { migrationHashes } from "./tables";
import { TransferError } from "./transfer-error";

type Options = {
  /** Replace existing data in the target. */
  force?: boolean;
  /** Proceed although others use the source. Their later writes are not moved. */
  live?: boolean;
  /** Creates the schema in the target. */
  migrate: () => Promise<void>;
  progress?: (line: string) => void;
};

/** An arbitrary lock number: "move" in ASCII. */
const MOVE_LOCK = 0x6d6f7665;

/**
 * Copies everything from one database to another, in one snapshot of the source and one transaction at the target, and
 * compares the row counts. Throws `TransferError` when that is not possible. Returns the number of rows.
 */
export async function move(source: ClientBase, target: ClientBase, options: Options): Promise<number> {
  if (!(await takeLock(source))) throw new TransferError("another move is under way");
  try {
    // Locks are per database. If this one is already taken, we took it ourselves, so the target is the source.
    if (!(await takeLock(target))) throw new TransferError("source and target are one database");
    if (!options.live) await refuseOthers(source);
    if ((await migrationHashes(target)).length === 0) await options.migrate();
    if ((await migrationHashes(source)).join() !== (await migrationHashes(target)).join()) {
      throw new TransferError("the two databases have different versions of the schema");
    }
    return await copyAll(source, target, options);
  } finally {
    for (const client of [source, target])
      await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
  }
}

function copyAll(
  source: ClientBase,
  target: ClientBase,
  { force = false, progress }: Options,
): Promise<number> {
  return inSnapshot(source, (tables) =>
    load({ client: target, overwrite: force, tables }, async (copyInto): Promise<Loaded> => {
      const rows = new Map<string, number>();
      for (const table of tables) {
        const copy = copyOut(source, table);
        await copyInto(table, copy.chunks);
        rows.set(table.name, await copy.rows());
        progress?.(`${table.name}: ${rows.get(table.name)} rows`);
      }
      return { rows, sequences: await sequenceStates(source) };
    }),
  );
}

async function takeLock(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
    MOVE_LOCK,
  ]);
  return rows[0]?.taken === true;
}

async function refuseOthers(source: ClientBase): Promise<void> {
  const { rows } = await source.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
  const others = rows[0]?.others ?? 0;
  if (others === 0) return;
  throw new TransferError(
    `${others} others are connected to the source: stop Sayang first, or what they write is left behind (--live accepts that)`,
  );
}
