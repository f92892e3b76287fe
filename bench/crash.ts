/**
 * `npm run bench:crash -- [rounds]`: kills the server with SIGKILL at random moments while orders are placed and paid,
 * and every fifth time its database too. Afterwards every acknowledged order and payment must exist, and none may be
 * incomplete.
 */
import { randomBytes, randomInt } from "node:crypto";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Envelope } from "@/contracts/envelope";
import type { PlacedCheckout } from "@/contracts/sale/order/order";
import type { PaymentIntent, SandboxResult } from "@/contracts/sale/payment/payment";
import { addDays, todayInSingapore } from "@/lib/dates";
import { MINUTE_MS } from "@/lib/time";
import { ensurePostgres } from "@/tools/postgres/ensure-postgres";
import { postgresStatus } from "@/tools/postgres/postgres-status";
import type { Actor } from "@/server/core/actor";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeCategory, makeCustomer, makeProduct, makeVendor } from "@/tests/setup/factories";
import { findHalfOrders, latestDue } from "./lib/half-orders";
import { Product } from "./lib/product";

const rounds = Number(process.argv[2] ?? 50);
const SHOPPERS = 8;
/** After this many responses, all shoppers together have placed about eight orders, however slow the machine is. */
const ANSWERS = 30;
/** How long an event may be delayed after it falls due, because the clock that delivers runs every few seconds. */
const DELIVERY_MS = MINUTE_MS;
process.env.SESSION_SECRET = randomBytes(32).toString("base64url");

/** A refusal that no crash explains, so the product or this benchmark is wrong. */
class Refused extends Error {}

const product = await Product.prepare("crash");
const dataDir = path.join(product.home, "postgres");
const orders = new Set<string>();
const payments = new Set<string>();
let attempts = 0;
let onAnswer = (): void => undefined;

await product.start();
const goods = await withDb(async (db) => {
  const category = await makeCategory(db);
  const vendor = await makeVendor(db, { masterCategoryId: category.id, dailyCapacity: 30_000 });
  const item = await makeProduct(db, {
    vendorId: vendor.id,
    level1Id: category.id,
    gstType: 2,
    plusPlus: true,
  });
  return { item };
});

for (let round = 1; round <= rounds; round++) {
  if (product.pid === 0) await product.start();
  const stop = new AbortController();
  // New couples each time, because every kill makes them leave orders unpaid, of which a couple may have only a few.
  const shoppers = await withDb(async (db) => {
    const made = await Promise.all(Array.from({ length: SHOPPERS }, () => makeCustomer(db)));
    return made.map(({ actor }) => actor);
  });
  const shopping = shoppers.map((shopper) => shop(shopper, stop.signal));
  // Alternates between early and late, so that some kills come before the first order and others after it.
  const enough = answersGiven((round % 4) * ANSWERS + randomInt(1, ANSWERS + 1));
  await Promise.race([enough, Promise.all(shopping)]);
  await new Promise((resolve) => setTimeout(resolve, randomInt(50)));
  const killing = [product.stop("SIGKILL")];
  if (round % 5 === 0) killing.push(killDatabase());
  await Promise.all(killing);
  stop.abort();
  await Promise.all(shopping);
  process.stdout.write(
    `\rkill ${round} of ${rounds}: ${orders.size} orders and ${payments.size} payments acknowledged `,
  );
}

await product.start();
const problems = await settle();
await product.dispose();
console.log(
  `\n${attempts} attempts, ${orders.size} orders and ${payments.size} payments acknowledged, ${rounds} kills`,
);
for (const problem of problems.slice(0, 20)) console.error(problem);
console.log(`${problems.length} lost or half there`);
process.exit(problems.length === 0 && orders.size > 0 ? 0 : 1);

/** Resolves once the server has answered that many more calls. */
function answersGiven(count: number): Promise<void> {
  let left = count;
  return new Promise((resolve) => {
    onAnswer = () => {
      if (--left === 0) resolve();
    };
  });
}

/** Lets one couple buy and pay repeatedly until the server is gone. */
async function shop(actor: Actor, signal: AbortSignal): Promise<void> {
  const { token } = await signAccessToken(actor);
  while (!signal.aborted) {
    try {
      attempts++;
      const eventDate = addDays(todayInSingapore(), randomInt(30, 400));
      const price = goods.item.allInCents / 100;
      await call("POST", "/cart", token, { productId: goods.item.id, price, quantity: 1, eventDate });
      const cart = await call<{ total: number }>("GET", "/cart", token);
      const placed = await call<PlacedCheckout>("POST", "/order", token, {
        orderValue: cart.total,
        contactName: "Mei Tan",
        contactPhone: "91234567",
        termsAgreed: true,
      });
      for (const order of placed.orders) orders.add(order.id);
      const { checkoutId } = placed;
      const intent = await call<PaymentIntent>("PUT", "/user-payment/create/payment/intent", token, {
        checkoutId,
      });
      const intentId = intent.clientSecret.split("_secret_", 1)[0] ?? "";
      const card = {
        clientSecret: intent.clientSecret,
        cardNumber: "4242424242424242",
        expiry: "12/39",
        cvc: "123",
      };
      const paid = await call<SandboxResult>(
        "POST",
        `/sandbox-gateway/payment_intents/${intentId}/confirm`,
        token,
        card,
      );
      if (paid.status === "succeeded" || paid.status === "processing") payments.add(intent.paymentId);
    } catch (error) {
      if (error instanceof Refused) throw error;
      return;
    }
  }
}

async function call<T>(method: string, at: string, token: string, body?: unknown): Promise<T> {
  const response = await fetch(`${product.origin}/api/v1${at}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": randomBytes(16).toString("hex"),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as Envelope<T>;
  // The server may fail while its database is being killed.
  if (response.status >= 500) throw new Error(answer.message);
  // A kill left the cart stale; the next attempt reads it again.
  if (response.status === 409) throw new Error(answer.message);
  if (!response.ok) throw new Refused(`${method} ${at}: ${answer.message}`);
  onAnswer();
  return answer.data;
}

/**
 * Waits until the processor has delivered all its events, then looks for anything lost or incomplete. An event that was
 * refused while the database was down is late rather than lost, so this waits until it falls due.
 */
async function settle(): Promise<string[]> {
  return withDb(async (db) => {
    for (;;) {
      const dueAt = await latestDue(db);
      if (dueAt === null || Date.now() > dueAt.getTime() + DELIVERY_MS) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return [...(await findHalfOrders(db, [...orders], [...payments])), ...(await checkLedger(db))];
  });
}

async function withDb<T>(
  work: (db: ReturnType<typeof drizzle<Record<string, never>, pg.Pool>>) => Promise<T>,
): Promise<T> {
  const { host, port, user, password, database } = await ensurePostgres({ dataDir });
  const pool = new pg.Pool({ host, port, user, password, database, max: 2 });
  pool.on("error", () => undefined);
  try {
    return await work(drizzle({ client: pool }));
  } finally {
    await pool.end();
  }
}

async function killDatabase(): Promise<void> {
  const { pid } = await postgresStatus({ dataDir });
  if (pid !== null) process.kill(pid, "SIGKILL");
}
