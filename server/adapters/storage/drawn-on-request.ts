import { request } from "node:http";
import { log } from "@/server/core/log/log";
import type { MediaStorage } from "./storage";

/** How many requests may wait for a drawing at the same time. */
const MOST_WAITING = 300;
const PATIENCE_MS = 20_000;
const DRAWN_PREFIX = "artwork/";

/** Thrown for a picture that will be available later. */
export class StillDrawingError extends Error {
  override name = "StillDrawingError";
}

/**
 * Returns a storage whose missing artwork is drawn by the process at `socketPath` (scripts/pictures/draw-pictures.ts)
 * before it is returned. `get` throws `StillDrawingError` when there is too much to draw. Once that process has drawn
 * everything and exited, missing pictures stay missing.
 */
export function drawnOnRequest(
  storage: MediaStorage,
  socketPath: string,
  { mostWaiting = MOST_WAITING, patienceMs = PATIENCE_MS } = {},
): MediaStorage {
  let waiting = 0;

  async function draw(name: string): Promise<void> {
    if (!name.startsWith(DRAWN_PREFIX)) return;
    if (waiting >= mostWaiting) throw new StillDrawingError();
    waiting++;
    const status = await ask(socketPath, name, patienceMs).finally(() => waiting--);
    if (status === 503) throw new StillDrawingError();
  }

  return {
    ...storage,
    async get(name) {
      const kept = await storage.get(name);
      if (kept) return kept;
      await draw(name);
      return storage.get(name);
    },
  };
}

/** Returns 204 when it is drawn, 503 when not yet, 404 when the picture doesn't exist or nobody draws it. */
function ask(socketPath: string, name: string, patienceMs: number): Promise<number> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patienceMs);
    const req = request({ socketPath, path: `/${name}`, signal }, (res) => {
      res.resume();
      resolve(res.statusCode ?? 404);
    });
    req.on("error", (error: NodeJS.ErrnoException) => {
      if (signal.aborted) return resolve(503);
      if (error.code !== "ENOENT" && error.code !== "ECONNREFUSED")
        log.warn({ err: error }, "picture not drawn");
      resolve(404);
    });
    req.end();
  });
}
