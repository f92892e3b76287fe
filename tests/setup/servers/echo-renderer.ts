/**
 * Run as a separate process: renders like the real one, but with pages that echo their request, never finish
 * (`/waiting`) or block the thread forever (`/stuck`). Records in a file of ECHO_FOLDER that rendering has begun, and
 * does not start without that folder.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { serveRenders } from "@/server/web/renderer/serve";

const folder = process.env.ECHO_FOLDER;
let drops = 0;
let database = {};

serveRenders({
  prepare(given) {
    if (!folder) return Promise.reject(new Error("ECHO_FOLDER is not given"));
    database = given;
    return Promise.resolve((req, res) => {
      const name = (req.url ?? "").split("?")[0]?.slice(1) ?? "";
      if (name === "waiting" || name === "stuck") writeFileSync(path.join(folder, name), "");
      if (name === "waiting") return Promise.resolve();
      if (name === "stuck") for (;;);
      res.setHeader("content-type", "text/plain");
      const { method, url, headers } = req;
      res.end(JSON.stringify({ pid: process.pid, method, url, headers, drops, database }));
      return Promise.resolve();
    });
  },
  moveDatabase: (given) => void (database = given),
  dropCached: () => void drops++,
  close: () => Promise.resolve(),
});
