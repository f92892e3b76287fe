import { readFileSync } from "node:fs";
import { readEnv } from "@/lib/env";
import { clearCache } from "./core/cache";
import { surviveClosedOutput } from "./core/closed-output";
import { yieldToServer } from "./core/yield-to-server";
import { connectForReading, disconnect } from "./db/client";
import { inPageLanguage } from "./web/page-language";
import { serveRenders } from "./web/renderer/serve";

/** The process that renders pages. Started by server/pages.ts; it only reads the database. */
let pool: ReturnType<typeof connectForReading>;
let closePages: () => Promise<void>;

surviveClosedOutput();
yieldToServer();
serveRenders({
  async prepare(database) {
    pool = connectForReading(database);
    // As in a standalone server: without this, Next compiles next.config.ts at every start.
    const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8")) as {
      config: unknown;
    };
    process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
    const { default: next } = await import("next");
    const { host: hostname, port } = readEnv();
    const pages = next({ dev: false, hostname, port, quiet: true });
    await pages.prepare();
    closePages = () => pages.close();
    const handler = pages.getRequestHandler();
    return (req, res) => inPageLanguage(req, () => handler(req, res));
  },
  moveDatabase: (database) => void Object.assign(pool.options, database),
  dropCached: clearCache,
  async close() {
    await closePages?.();
    await disconnect();
  },
});
