import { readFileSync } from "node:fs";
import { readEnv } from "@/lib/env";
import { clearCache } from "./core/cache";
import { yieldToServer } from "./core/yield-to-server";
import { connectForReading, disconnect } from "./db/client";
import { serveRenders } from "./web/renderer/serve";

/** The process that renders pages. server/pages.ts starts it; it reads the database and does nothing else. */
let pool: ReturnType<typeof connectForReading>;
let closePages: () => Promise<void>;

yieldToServer();
serveRenders({
  async prepare(database) {
    pool = connectForReading(database);
    // As a standalone server has it: without this, Next compiles next.config.ts at every start.
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
    return (req, res) => handler(req, res);
  },
  moveDatabase: (database) => void Object.assign(pool.options, database),
  dropCached: clearCache,
  async close() {
    await closePages?.();
    await disconnect();
  },
});
