import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { log } from "@/server/core/log/log";
import {
  type DatabaseAddress,
  type FromRenderer,
  GENERATION_HEADER,
  REQUEST_ID_HEADER,
  type ToRenderer,
} from "./messages";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export type RenderWork = {
  /** Returns the request handler that renders. */
  prepare(database: DatabaseAddress): Promise<Handler>;
  /** Called when the database has moved. */
  moveDatabase(database: DatabaseAddress): void;
  /** Called when the caches of this process may be outdated. */
  dropCached(): void;
  close(): Promise<void>;
};

const ALIVE_MS = 1_000;
/** More than the server accepts from visitors, because it adds some. */
const MAX_HEADER_BYTES = 64 * 1024;

/** Renders what the server that started this process requests, until it is told to stop or the server is gone. */
export function serveRenders(work: RenderWork): void {
  let handler: Handler;
  let folder: string | undefined;
  let generation = 0;

  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (req, res) => {
    const current = Number(req.headers[GENERATION_HEADER]);
    if (current > generation) {
      generation = current;
      work.dropCached();
    }
    handler(req, res).catch((error: unknown) => {
      log.error({ err: error, requestId: req.headers[REQUEST_ID_HEADER] }, "page failed");
      if (!res.headersSent) res.writeHead(500, { "content-type": "text/plain" });
      res.end("Internal Server Error");
    });
  });
  // The other end decides when a connection is finished: closing an idle one would collide with its next request.
  Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });

  const start = async (socket: string, database: DatabaseAddress) => {
    folder = path.dirname(socket);
    handler = await work.prepare(database);
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(socket, resolve);
    });
    tell({ kind: "ready" });
  };
  const stop = () => {
    server.close(() => void work.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };

  // A terminal's Ctrl+C reaches both processes, and the server still needs pages to finish its work.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  process.on("disconnect", () => {
    if (folder) rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
  process.on("message", (message: ToRenderer) => {
    if (message.kind === "stop") return stop();
    if (message.kind === "database") return work.moveDatabase(message.database);
    start(message.socket, message.database).catch((error: unknown) => {
      log.fatal({ err: error }, "the renderer cannot start");
      process.exit(1);
    });
  });
  tell({ kind: "alive" });
  setInterval(() => tell({ kind: "alive" }), ALIVE_MS);
}

function tell(message: FromRenderer): void {
  if (process.connected) process.send?.(message);
}
