/**
 * Draws missing pictures of the demo data while the server is running (scripts/demo.mjs), starting with files requested
 * through the socket PICTURE_DRAWER. Exits when all are drawn. With `--on-request` it draws only requested files and
 * runs until it is stopped.
 */
import "@/server/core/load-env";
import { createServer } from "node:http";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { readEnv } from "@/lib/env";
import { createLocalStorage } from "@/server/adapters/storage/local-storage";
import { DrawQueue, type Wanted } from "@/demo/artwork/draw-queue";
import { listPictures } from "@/demo/seed/pictures/picture-list";

const STATUS: Record<Wanted, number> = { drawn: 204, unknown: 404, busy: 503 };

// Set before the libraries start threads, which inherit the priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { dataDir, pictureDrawer } = readEnv();
if (!pictureDrawer) throw new Error("PICTURE_DRAWER is not given");
const onRequest = process.argv.includes("--on-request");
const queue = new DrawQueue(createLocalStorage(path.join(dataDir, "media")), listPictures());
const server = createServer((req, res) => {
  void queue.want((req.url ?? "").slice(1)).then((wanted) => res.writeHead(STATUS[wanted]).end());
});
server.listen(pictureDrawer);
if (onRequest) queue.drawOnRequest();
else {
  if (await queue.drawAll()) console.log("All demo pictures are drawn.");
  process.exit(0);
}
