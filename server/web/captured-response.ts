import {
  IncomingMessage,
  type OutgoingHttpHeaders,
  type OutgoingHttpHeader,
  ServerResponse,
} from "node:http";
import { Socket } from "node:net";

export type Captured = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** A GET that carries nothing of any visitor: what it answers may be shown to everybody. */
export function anonymousRequest(url: string, host: string): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  req.method = "GET";
  req.url = url;
  req.headers = { host, accept: "text/html" };
  req.push(null);
  return req;
}

/** Lets `handler` answer `req` into memory instead of onto the wire. */
export async function capture(handler: Handler, req: IncomingMessage): Promise<Captured> {
  const res = new CapturedResponse(req);
  const finished = new Promise<void>((resolve, reject) => {
    res.once("finish", resolve);
    res.once("error", reject);
  });
  await handler(req, res);
  await finished;
  return { status: res.statusCode, headers: res.getHeaders(), body: Buffer.concat(res.chunks) };
}

type Callback = (error?: Error | null) => void;

class CapturedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  #sent = false;

  constructor(req: IncomingMessage) {
    super(req);
    // Declared as a property in the types, an accessor in Node: it can only be shadowed on the object itself.
    Object.defineProperty(this, "headersSent", { get: () => this.#sent });
  }

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    this.statusCode = status;
    const given = typeof reason === "string" ? headers : (reason ?? headers);
    if (given && !Array.isArray(given)) {
      for (const [name, value] of Object.entries(given)) if (value !== undefined) this.setHeader(name, value);
    }
    this.#sent = true;
    return this;
  }

  override flushHeaders(): void {
    this.#sent = true;
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    this.#sent = true;
    this.#keep(chunk, typeof encoding === "string" ? encoding : undefined);
    const done = typeof encoding === "function" ? encoding : callback;
    if (done) queueMicrotask(() => done());
    return true;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
    if (this.writableEnded) return this;
    this.#sent = true;
    if (chunk !== undefined && chunk !== null && typeof chunk !== "function") {
      this.#keep(chunk, typeof encoding === "string" ? encoding : undefined);
    }
    const done = [chunk, encoding, callback].find((given) => typeof given === "function") as
      (() => void) | undefined;
    this.finished = true;
    queueMicrotask(() => {
      this.emit("finish");
      done?.();
      this.emit("close");
    });
    return this;
  }

  #keep(chunk: unknown, encoding: BufferEncoding | undefined): void {
    this.chunks.push(
      typeof chunk === "string" ? Buffer.from(chunk, encoding ?? "utf8") : Buffer.from(chunk as Uint8Array),
    );
  }
}
