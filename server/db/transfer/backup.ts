import { createHash } from "node:crypto";
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { frame, line } from "./backup-file";
import { copyColumns, migrationHashes, sequenceStates, tablesInOrder } from "./tables";

type Progress = (line: string) => void;

/** Writes every row, as one moment saw it, to `file`: beside and by rename, so that a half written one never stands. */
export async function backup(
  client: ClientBase,
  file: string,
  progress: Progress,
): Promise<{ rows: number }> {
  const beside = `${file}.part`;
  const written = { rows: 0 };
  await client.query("begin isolation level repeatable read read only");
  try {
    const contents = Readable.from(contentsOf(client, written, progress), { objectMode: false });
    await pipeline(contents, createGzip({ level: 6 }), createWriteStream(beside, { mode: 0o600 }));
    renameSync(beside, file);
    return written;
  } finally {
    rmSync(beside, { force: true });
    await client.query("rollback");
  }
}

async function* contentsOf(
  client: ClientBase,
  written: { rows: number },
  progress: Progress,
): AsyncGenerator<Buffer> {
  const tables = await tablesInOrder(client);
  const migrations = await migrationHashes(client);
  yield line({ format: "sayang-backup", version: 1, migrations, tables });
  for (const table of tables) {
    const hash = createHash("sha256");
    const copy = client.query(copyTo(`copy ${copyColumns(table)} to stdout (format binary)`));
    for await (const chunk of copy as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield frame(chunk);
    }
    yield frame(Buffer.alloc(0));
    yield line({ table: table.name, rows: copy.rowCount, sha256: hash.digest("hex") });
    written.rows += copy.rowCount;
    progress(`${table.name}: ${copy.rowCount} rows`);
  }
  yield line({ end: true, sequences: await sequenceStates(client) });
}
