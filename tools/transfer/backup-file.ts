import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { errorCode } from "@/tools/postgres/base/errors";
import { ByteReader } from "./byte-reader";
import type { SequenceState } from "./sequences";
import type { TableShape } from "./tables";
import { TransferError } from "./transfer-error";

/**
 * A backup file is gzip of:
 *   one line of JSON, the header
 *   for each table of the header, in its order: frames of a 4-byte big-endian length and so many bytes of PostgreSQL's
 *     binary COPY, a frame of length 0, and one line of JSON, the seal
 *   one line of JSON, the end, which seals header, seals and sequences by the SHA-256 of their lines
 */
export type Header = {
  format: "sayang-backup";
  version: 1;
  madeAt: string;
  migrations: string[];
  tables: TableShape[];
};
export type Seal = { table: string; rows: number; sha256: string };
export type End = { sequences: SequenceState[]; sha256: string };

export const line = (value: Header | Seal | End) => Buffer.from(`${JSON.stringify(value)}\n`);

export function frame(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** The hash in the last line, covering every line before it and the sequences. */
export class Chain {
  readonly #hash = createHash("sha256");

  add(value: Header | Seal): void {
    this.#hash.update(line(value));
  }

  seal(sequences: SequenceState[]): string {
    return this.#hash.update(JSON.stringify(sequences)).digest("hex");
  }
}

/** Consumes the table's COPY stream to its end, and may return the number of rows. */
export type VisitTable = (table: TableShape, chunks: AsyncIterable<Buffer>) => Promise<number | undefined>;

export type Backup = { header: Header; rows: Map<string, number>; sequences: SequenceState[] };

/** Reads a backup from front to back, checking every seal. Throws `TransferError` when it is truncated or altered. */
export async function readBackup(file: string, visit: VisitTable = drain): Promise<Backup> {
  const gunzip = createGunzip();
  // A failure of either surfaces where the bytes are read.
  pipeline(createReadStream(file), gunzip, () => undefined);
  try {
    return await readAll(file, new ByteReader(gunzip), visit);
  } catch (error) {
    const code = errorCode(error);
    if (code.startsWith("Z_") || error instanceof SyntaxError) {
      throw new TransferError(`${file} is damaged or no backup`);
    }
    if (/^E[A-Z]+$/.test(code)) throw new TransferError(`${file} cannot be read: ${code}`);
    throw error;
  } finally {
    gunzip.destroy();
  }
}

async function readAll(file: string, bytes: ByteReader, visit: VisitTable): Promise<Backup> {
  const header = await bytes.json<Header>();
  if (header.format !== "sayang-backup") throw new TransferError(`${file} is no backup of Sayang`);
  if (header.version !== 1) throw new TransferError(`${file} was written by a newer Sayang`);
  const chain = new Chain();
  const rows = new Map<string, number>();
  chain.add(header);
  for (const table of header.tables) {
    const hash = createHash("sha256");
    const counted = await visit(
      table,
      framesOf(bytes, (chunk) => hash.update(chunk)),
    );
    const seal = await bytes.json<Seal>();
    const whole = seal.table === table.name && seal.sha256 === hash.digest("hex");
    if (!whole || (counted ?? seal.rows) !== seal.rows) {
      throw new TransferError(`${file} is damaged: table ${table.name} is not what was written`);
    }
    chain.add(seal);
    rows.set(table.name, seal.rows);
  }
  const { sequences, sha256 } = await bytes.json<End>();
  if (sha256 !== chain.seal(sequences)) throw new TransferError(`${file} is damaged: its end does not fit`);
  await bytes.end();
  return { header, rows, sequences };
}

async function* framesOf(bytes: ByteReader, seen: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for (;;) {
    const length = (await bytes.exactly(4)).readUInt32BE();
    if (length === 0) return;
    const chunk = await bytes.exactly(length);
    seen(chunk);
    yield chunk;
  }
}

async function drain(_: TableShape, chunks: AsyncIterable<Buffer>): Promise<undefined> {
  for await (const chunk of chunks) void chunk;
}
