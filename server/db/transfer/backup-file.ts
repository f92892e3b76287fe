import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { SequenceState, TableShape } from "./tables";
import { TransferError } from "./transfer-error";

/**
 * A backup file is gzip of:
 *   one line of JSON, the header
 *   for each table of the header: frames of a 4-byte big-endian length and so many bytes of PostgreSQL's binary COPY,
 *     a frame of length 0, and one line of JSON, the seal (bytes and their SHA-256)
 *   one line of JSON, the end
 */
export type Header = { format: "sayang-backup"; version: 1; migrations: string[]; tables: TableShape[] };
export type Seal = { table: string; rows: number; sha256: string };
export type End = { end: true; sequences: SequenceState[] };

export const line = (value: Header | Seal | End) => Buffer.from(`${JSON.stringify(value)}\n`);

export function frame(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return bytes.length === 0 ? length : Buffer.concat([length, bytes]);
}

export type Visitor = {
  header?(header: Header): Promise<void>;
  /** Consumes the table's COPY stream to its end. */
  table?(shape: TableShape, data: AsyncIterable<Buffer>): Promise<void>;
  end?(end: End): Promise<void>;
};

/** Reads a backup from front to back, checking every seal. Throws TransferError when it is cut short or altered. */
export async function readBackup(file: string, visitor: Visitor): Promise<void> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  const bytes = new ByteReader(source.pipe(gunzip));
  try {
    const header = await bytes.json<Header>();
    if (header.format !== "sayang-backup" || header.version !== 1)
      throw new TransferError(`${file} is no backup of Sayang`);
    await visitor.header?.(header);
    for (const shape of header.tables) {
      const hash = createHash("sha256");
      const frames = framesOf(bytes, (chunk) => hash.update(chunk));
      if (visitor.table) await visitor.table(shape, frames);
      else for await (const chunk of frames) void chunk;
      const seal = await bytes.json<Seal>();
      if (seal.table !== shape.name || seal.sha256 !== hash.digest("hex")) {
        throw new TransferError(`${file} is damaged: table ${shape.name} is not what was written`);
      }
    }
    const end = await bytes.json<End>();
    if (end.end !== true) throw new TransferError(`${file} is damaged: it has no end`);
    await visitor.end?.(end);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new TransferError(`${file} does not exist`);
    if (code?.startsWith("Z_") || error instanceof SyntaxError)
      throw new TransferError(`${file} is damaged or no backup`);
    throw error;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function* framesOf(bytes: ByteReader, seen: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for (;;) {
    const length = (await bytes.exactly(4)).readUInt32BE();
    if (length === 0) return;
    if (length > MAX_FRAME) throw new TransferError("the backup is damaged: a frame is too long");
    const chunk = await bytes.exactly(length);
    seen(chunk);
    yield chunk;
  }
}

const MAX_FRAME = 64 * 1024 * 1024;
const MAX_LINE = 1024 * 1024;

class ByteReader {
  #held: Buffer = Buffer.alloc(0);
  readonly #chunks: AsyncIterator<Buffer>;

  constructor(source: Readable) {
    this.#chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async exactly(length: number): Promise<Buffer> {
    while (this.#held.length < length) await this.#more();
    return this.#take(length);
  }

  async json<T>(): Promise<T> {
    let at = this.#held.indexOf(10);
    while (at < 0) {
      if (this.#held.length > MAX_LINE) throw new TransferError("the backup is damaged: a line does not end");
      await this.#more();
      at = this.#held.indexOf(10);
    }
    return JSON.parse(this.#take(at + 1).toString("utf8")) as T;
  }

  #take(length: number): Buffer {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  async #more(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) throw new TransferError("the backup is cut short");
    this.#held = this.#held.length === 0 ? next.value : Buffer.concat([this.#held, next.value]);
  }
}
