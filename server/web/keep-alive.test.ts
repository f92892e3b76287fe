import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { readEnv } from "@/lib/env";
import { keepAlive } from "./keep-alive";

test("idle connections are kept longer than the usual minute of a proxy, or as long as is set", async () => {
  expect(readEnv({}).keepAliveSeconds).toBeGreaterThan(60);
  const server = createServer((_, answer) => answer.end("ok"));
  keepAlive(server, readEnv({ KEEP_ALIVE_SECONDS: "130" }).keepAliveSeconds);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { connection: "keep-alive" };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, headers }, resolve).once("error", reject);
  });
  answer.resume();
  expect(answer.headers["keep-alive"]).toBe("timeout=130");
  expect(server.headersTimeout).toBeGreaterThan(130_000);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
