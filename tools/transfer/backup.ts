import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type ClientBase } from "pg";
import { errorCode } from "@/tools/postgres/base/errors";
import { syncFolder } from "@/tools/postgres/base/files";
import { Chain, frame, line } from "./backup-file";
import { copyOut } from "./copy";
import { sequenceStates } from "./sequences";
import { inSnapshot } from "./snapshot";
import { migrationHashes, type TableShape } from "./tables";
import { TransferError } from "./transfer-error";

type Options = { overwrite?: boolean; progress?: (line: string) => void };

/**
 * Writes every row of one snapshot to `file`, then syncs and renames it, so that an existing backup is always complete.
 * Only its owner may read it. Throws `TransferError` when the file exists, unless `overwrite` is set. Returns the
 * number of rows.
 */
export async function backup(client: ClientBase, file: string, options: Options = {}): Promise<number> {
  if (!options.overwrite && existsSync(file)) throw new TransferError(`${file} exists: --force replaces it`);
  const beside = `${file}.part`;
  const counted = { rows: 0 };
  try {
    await inSnapshot(client, async (tables) => {
      if (tables.length === 0)
        throw new TransferError("the database has no tables: there is nothing to back up");
      const contents = Readable.from(contentsOf(client, tables, counted, options), { objectMode: false });
      await pipeline(contents, createGzip(), createWriteStream(beside, { mode: 0o600 }));
    });
    await syncFile(beside);
    await rename(beside, file);
    await syncFolder(path.dirname(path.resolve(file)));
    return counted.rows;
  } catch (error) {
    const code = errorCode(error);
    throw /^E[A-Z]+$/.test(code) ? new TransferError(`${file} cannot be written: ${code}`) : error;
  } finally {
    await rm(beside, { force: true });
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* contentsOf(
  client: ClientBase,
  tables: TableShape[],
  counted: { rows: number },
  { progress = () => undefined }: Options,
): AsyncGenerator<Buffer> {
  const chain = new Chain();
  const migrations = await migrationHashes(client);
  const header = {
    format: "sayang-backup",
    version: 1,
    madeAt: new Date().toISOString(),
    migrations,
    tables,
  } as const;
  chain.add(header);
  yield line(header);
  for (const table of tables) {
    const hash = createHash("sha256");
    const copy = copyOut(client, table);
    for await (const chunk of copy.chunks) {
      hash.update(chunk);
      yield frame(chunk);
    }
    yield frame(Buffer.alloc(0));
    const seal = { table: table.name, rows: await copy.rows(), sha256: hash.digest("hex") };
    chain.add(seal);
    yield line(seal);
    counted.rows += seal.rows;
    progress(`${table.name}: ${seal.rows} rows`);
  }
  // Read after the rows, so that a sequence may be ahead of them but never behind.
  const sequences = await sequenceStates(client);
  yield line({ sequences, sha256: chain.seal(sequences) });
}
