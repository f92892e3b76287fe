import { TransferError } from "./transfer-error";

const MAX_FRAME = 64 * 1024 * 1024;
const MAX_LINE = 1024 * 1024;

/** Reads a stream of bytes by length or by line, holding no more than the requested piece. */
export class ByteReader {
  #held: Buffer = Buffer.alloc(0);
  readonly #chunks: AsyncIterator<Buffer>;

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async exactly(length: number): Promise<Buffer> {
    if (length > MAX_FRAME) throw new TransferError("the backup is damaged: a frame is too long");
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

  /** Reads to the end of the stream, so that its checksum is verified. Throws when there is more data. */
  async end(): Promise<void> {
    const next = await this.#chunks.next();
    if (!next.done || this.#held.length > 0)
      throw new TransferError("the backup is damaged: it goes on after its end");
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
