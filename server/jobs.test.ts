import { serve } from "@hono/node-server";
import { eq } from "drizzle-orm";
import type { AddressInfo } from "node:net";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { deliverSandboxEventsBy, postToOurselves } from "@/server/adapters/payments/sandbox-delivery";
import { order } from "@/server/db/schema/sale/order";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { withAdvisoryLock } from "./db/advisory-lock";
import { runDueJobs, startJobs } from "./jobs";

const shop = useShop();
const { call, db } = shop;

test("jobs run what is due, over HTTP, and stop when told", async () => {
  const server = serve({ fetch: shop.app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const env = process.env.PORT;
  process.env.PORT = String(port);
  // As at a start after a crash: the charge succeeded, and its event is still waiting.
  deliverSandboxEventsBy(() => Promise.resolve(503));
  const { customer, orderId, product } = await shop.sell();
  const slow = await makeCustomer(db());
  await db().execute("update sandbox_event set next_attempt_at = now() + interval '2 seconds'");
  deliverSandboxEventsBy(postToOurselves);

  const jobs = startJobs();
  const read = async () =>
    (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data;
  const until = async (state: string) => {
    for (let tries = 0; (await read()).state !== state && tries < 500; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect((await read()).state).toBe(state);
  };
  await until("awaiting_approval");
  await db()
    .update(order)
    .set({ answerBy: new Date(0) })
    .where(eq(order.id, orderId));
  await runDueJobs();
  await until("cancelled");
  for (let tries = 0; (await read()).refunded === 0 && tries < 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await read()).refunded).toBe(300);

  // Stopped: what falls due now is not run.
  await shop.addToCart(slow.actor, product);
  const placed = (await shop.placeOrder(slow.actor)).body.data;
  await jobs.stop();
  await db()
    .update(order)
    .set({ placedAt: new Date(0) })
    .where(eq(order.id, placed.orders[0]?.id ?? ""));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const left = await call<OrderDetail>("GET", `/order/${placed.orders[0]?.id}`, { as: slow.actor });
  expect(left.body.data.state).toBe("awaiting_payment");

  process.env.PORT = env;
  if (env === undefined) delete process.env.PORT;
  await new Promise((resolve) => server.close(resolve));
});

test("of several processes one runs, and the lock is released afterwards, even on failure", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let first: Promise<number | null> | undefined;
  await new Promise<void>((begun) => {
    first = withAdvisoryLock(77, async () => {
      begun();
      await held;
      return 1;
    });
  });
  expect(await withAdvisoryLock(77, () => Promise.resolve(2))).toBeNull();
  release();
  expect(await first).toBe(1);
  await expect(withAdvisoryLock(77, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await withAdvisoryLock(77, () => Promise.resolve(3))).toBe(3);
});
