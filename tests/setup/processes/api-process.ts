/**
 * A second process of the API, on the database and with the secret given by the environment. Listens on a free port,
 * which it prints, until its input ends. `POST /of-tests/{name}` runs what the clock would trigger.
 */
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { connect, disconnect } from "@/server/db/client";
import { shopOn } from "@/tests/setup/shop";
import { passTime } from "@/tests/histories/time";

// No request deadlines: on a slow machine, a crowd's calls would be refused.
const { db, pool } = await connect();
const shop = shopOn({ db: () => db, pool: () => pool });
shop.receiveWebhooks();

const ofTests = new Hono()
  .post("/of-tests/settle", async (c) => c.json(await shop.settle().then(() => null)))
  .post("/of-tests/pass-time", async (c) => {
    const { days } = await c.req.json<{ days: number }>();
    return c.json(await passTime(days).then(() => null));
  })
  .onError((error, c) => c.text(String(error.stack), 500));

const server = createAdaptorServer({
  fetch: (request: Request, bindings: object) =>
    new URL(request.url).pathname.startsWith("/of-tests/")
      ? ofTests.fetch(request)
      : shop.app.request(request, undefined, bindings),
});
// As in the product: a connection closed just as the next request arrives would fail the test.
if ("keepAliveTimeout" in server) server.keepAliveTimeout = 75_000;
server.listen(0, "127.0.0.1", () => console.log(`port ${(server.address() as AddressInfo).port}`));

// Ends with its parent, even one that was killed.
process.stdin.resume().once("end", () => {
  server.close(() => void disconnect().then(() => process.exit(0)));
});
