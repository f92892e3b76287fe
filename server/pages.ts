import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { type Env, readEnv } from "@/lib/env";
import { searchMovedTo } from "./modules/catalogue/search/public";
import { influencerOf } from "./modules/identity/promo/public";
import { askDatabase } from "./db/revive";
import { PageCache } from "./web/page-cache";
import { dropChangedPages } from "./web/page-changes";
import { inPageLanguage } from "./web/page-language";
import { pageHandler, pictureCache } from "./web/page-handler";
import { type Allowance, PICTURE_ALLOWANCE, RENDER_ALLOWANCE } from "./web/render-allowance";
import { RendererClient } from "./web/renderer/client";
import type { DatabaseAddress } from "./web/renderer/messages";
import { RendererProcess } from "./web/renderer/process";
import { StaticFiles } from "./web/static-files";

/** Inserted by the build (scripts/build.mjs). */
declare const STARTER_SCRIPT: string;

/** A page needs some tens of megabytes; memory beyond this is a leak, and the renderer is restarted. */
const RENDERER_HEAP_MB = 512;

export type Pages = {
  handle(req: IncomingMessage, res: ServerResponse): Promise<unknown>;
  /** Call when the database has moved. */
  databaseMoved(): void;
  stop(): Promise<void>;
};

/** Serves the pages of a production build: from memory, or rendered in a separate process. */
export async function startPages(pool: pg.Pool): Promise<Pages> {
  const { appOrigin: origin, ...env } = readEnv();
  const renderer = await RendererProcess.start({
    script: fileURLToPath(new URL("./renderer.mjs", import.meta.url)),
    execArgv: [`--max-old-space-size=${RENDERER_HEAP_MB}`],
    env: rendererEnv(),
    database: () => addressOf(pool),
  });
  const client = new RendererClient({ origin, socket: () => renderer.socket });
  const [cache, pictures] = [new PageCache(), pictureCache()];
  const changes = dropChangedPages(() => pool.options, [client, cache, pictures]);
  const handle = pageHandler(client, {
    origin,
    cache,
    pictures,
    stripe: env.stripe !== null,
    social: { google: env.google !== null, facebook: env.facebook !== null },
    trustProxy: env.trustProxy,
    ready: askDatabase,
    greets: async (code) => (await influencerOf(code))?.code ?? null,
    movedTo: searchMovedTo,
    starter: env.plainPages ? undefined : STARTER_SCRIPT,
    files: new StaticFiles({ build: path.resolve(".next/static"), shared: path.resolve("public") }),
    allowance: scaled(RENDER_ALLOWANCE, env.throttleScale),
    pictureAllowance: scaled(PICTURE_ALLOWANCE, env.throttleScale),
  });
  return {
    handle,
    databaseMoved: () => renderer.announceDatabase(),
    async stop() {
      await renderer.stop();
      client.close();
      await changes.stop();
    },
  };
}

/** Serves pages from this process, compiled on request. */
export async function startPagesForDevelopment({ host: hostname, port }: Env): Promise<Pages> {
  const { default: next } = await import("next");
  const pages = next({ dev: true, hostname, port, quiet: true });
  await pages.prepare();
  const handler = pages.getRequestHandler();
  const handle: Pages["handle"] = (req, res) => inPageLanguage(req, () => handler(req, res));
  return { handle, databaseMoved: () => undefined, stop: () => pages.close() };
}

/** Stands for the pages on a server that runs jobs. */
export function startNoPages(): Pages {
  const handle: Pages["handle"] = async (_req, res) => {
    res.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
    res.end("This server runs jobs and serves no pages.\n");
  };
  return { handle, databaseMoved: () => undefined, stop: () => Promise.resolve() };
}

/** This server is the only proxy in front of the renderer, whatever is in front of the server. */
const rendererEnv = (): NodeJS.ProcessEnv => ({ ...process.env, TRUST_PROXY: "1" });

function addressOf({ options }: pg.Pool): DatabaseAddress {
  const { connectionString, host, port, user, password, database, ssl } = options;
  return { connectionString, host, port, user, password, database, ssl };
}

const scaled = ({ renders, seconds }: Allowance, by: number) => ({ renders: renders * by, seconds });
