import { randomUUID } from "node:crypto";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { log } from "@/server/core/log/log";
import { loggedPath } from "@/server/core/log/logged-path";
import { busy } from "./busy";
import { GENERATION_HEADER, REQUEST_ID_HEADER } from "./messages";
import type { RenderRequest } from "./render-request";

export type Rendered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The gates admit fewer; only the not-found pages bypass them. */
const CONNECTIONS = 32;
const PATIENCE_MS = 30_000;

type Options = {
  /** The socket of the renderer, or null while none is ready. */
  socket(): string | null;
  /** The public origin, whatever Host the visitor's request had. */
  origin: string;
  patienceMs?: number;
};

/** Requests renders from the rendering process. */
export class RendererClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #origin: Record<string, string>;
  #generation = 0;

  constructor(private readonly options: Options) {
    const { host, protocol } = new URL(options.origin);
    const scheme = protocol.slice(0, -1);
    this.#origin = { host, "x-forwarded-host": host, "x-forwarded-proto": scheme };
  }

  /** Makes later renders ignore what the renderer has cached. */
  drop(): void {
    this.#generation++;
  }

  /** Throws `Busy` (503) when there is no renderer, when it exits in the meantime, or when it takes too long. */
  async render({ method, url, headers, address }: RenderRequest): Promise<Rendered> {
    const socketPath = this.options.socket();
    if (!socketPath) throw busy();
    const requestId = randomUUID();
    const sent = {
      ...headers,
      ...this.#origin,
      [GENERATION_HEADER]: String(this.#generation),
      [REQUEST_ID_HEADER]: requestId,
      ...(address === null ? {} : { "x-forwarded-for": address }),
    };
    const signal = AbortSignal.timeout(this.options.patienceMs ?? PATIENCE_MS);
    try {
      const rendered = await new Promise<Rendered>((resolve, reject) => {
        const req = request(
          { agent: this.#agent, socketPath, method, path: url, headers: sent, signal },
          (res) => {
            const chunks: Buffer[] = [];
            res.on("data", (chunk: Buffer) => chunks.push(chunk));
            res.on("error", reject);
            res.on("end", () =>
              resolve({ status: res.statusCode ?? 500, headers: res.headers, body: Buffer.concat(chunks) }),
            );
          },
        );
        req.on("error", reject);
        req.end();
      });
      if (rendered.status >= 500) log.warn({ requestId, path: loggedPath(url) }, "page failed to render");
      return rendered;
    } catch (error) {
      log.warn({ err: error, requestId, path: loggedPath(url) }, "page not rendered");
      throw busy();
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}
