import { Hono } from "hono";
import { askDisk } from "@/server/core/disk";
import { log } from "@/server/core/log/log";
import { askDatabase } from "@/server/db/revive";

/** Probes: `/healthz` succeeds while the process is alive, `/readyz` while it can serve. */
export const health = new Hono()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    try {
      await Promise.all([askDatabase(), askDisk()]);
      return c.json({ status: "ready" });
    } catch (error) {
      log.warn({ err: error }, "not ready");
      return c.json({ status: "unavailable" }, 503, { "retry-after": "2" });
    }
  });
