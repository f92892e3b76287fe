import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { RendererClient } from "@/server/web/renderer/client";

/** Serves `framework` in this process on a socket, as the rendering process serves Next. */
export async function standInRenderer(framework: RequestListener, origin = "http://sayang.example") {
  const folder = mkdtempSync(path.join(tmpdir(), "sayang-test-"));
  const socket = path.join(folder, "s");
  const server = createServer(framework);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  const client = new RendererClient({ origin, socket: () => socket });
  return {
    client,
    async close(): Promise<void> {
      client.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
