import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { CODE_ALPHABET, normalizeCode } from "@/contracts/sale/promotion/voucher";
import { DAY_MS } from "@/lib/time";
import { inTransaction } from "@/server/db/transaction";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { voucher, voucherEntry } from "@/server/db/schema/sale/voucher";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import {
  findSpendable,
  findSpendableById,
  type Issue,
  issueVoucher,
  returnToVoucher,
  spendVoucher,
  walletOf,
} from "./public";

const shop = useShop();
const { db } = shop;
const NOW = new Date();
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

const issue = (given: Partial<Issue> = {}) =>
  inTransaction((tx) =>
    issueVoucher(tx, { kind: "gift", amountCents: 10_000, state: "active", ...given }, NOW),
  );

/** Creates an unpaid order to spend on. */
async function makeOrder() {
  const stall = await shop.makeStall();
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, stall.product);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  return { orderId: placed.orders[0]?.id ?? "", customerId: customer.id, vendorId: stall.vendor.id };
}
type Order = Awaited<ReturnType<typeof makeOrder>>;

const spend = (id: string, order: Order, cents: number, now = NOW) =>
  inTransaction((tx) => spendVoucher(tx, id, order, cents, now));
const giveBack = (order: Order, cents: number | "all", now = NOW) =>
  inTransaction((tx) => returnToVoucher(tx, order, cents, now));
const rowOf = async (id: string) => (await db().select().from(voucher).where(eq(voucher.id, id)))[0];
const entriesOf = async (id: string) =>
  (await db().select().from(voucherEntry).where(eq(voucherEntry.voucherId, id)).orderBy(voucherEntry.id)).map(
    ({ kind, deltaCents }) => [kind, deltaCents],
  );
/** Returns the account's ledger entries, in the order in which they were written. */
const accountOf = async (id: string) =>
  (await db().select().from(ledgerEntry).where(eq(ledgerEntry.accountId, id)).orderBy(ledgerEntry.id)).map(
    ({ account, kind, amountCents }) => [account, kind, amountCents],
  );

test("codes are grouped, avoid similar-looking letters, and are accepted however they are typed", async () => {
  const { code } = await issue();
  expect(code).toMatch(new RegExp(`^SYG(-[${CODE_ALPHABET}]{4}){4}$`));
  for (const lookalike of "01IOL") expect(CODE_ALPHABET).not.toContain(lookalike);
  const typed = ` ${(code ?? "").toLowerCase().replaceAll("-", " ")} `;
  expect(normalizeCode(typed)).toBe(code);
  expect(normalizeCode((code ?? "").slice(4))).toBe(code);
  for (const wrong of ["", "SYG", `${code}2`, (code ?? "").replace(/.$/, "O")]) {
    expect(normalizeCode(wrong)).toBeNull();
  }
});

test("the table contains no readable code", async () => {
  const { id, code } = await issue();
  const row = JSON.stringify(await rowOf(id));
  expect(row).not.toContain(code);
  expect(row).not.toContain((code ?? "").slice(4).replaceAll("-", ""));
});

test("a voucher can be spent over several orders, belongs to its first spender, and is used up", async () => {
  const [first, other] = [await makeOrder(), await makeOrder()];
  const { id } = await issue();
  await spend(id, first, 6_000);
  expect(await rowOf(id)).toMatchObject({
    state: "partly_used",
    balanceCents: 4_000,
    customerId: first.customerId,
  });
  await expect(spend(id, other, 1_000)).rejects.toThrow("belongs to another account");
  const second = { ...other, customerId: first.customerId };
  await expect(spend(id, second, 4_001)).rejects.toThrow("has only $40.00 left");
  await spend(id, second, 4_000);
  expect(await rowOf(id)).toMatchObject({ state: "used", balanceCents: 0 });
  await expect(spend(id, second, 1)).rejects.toThrow("no money left");
  expect(await entriesOf(id)).toEqual([
    ["issue", 10_000],
    ["spend", -6_000],
    ["spend", -4_000],
  ]);
  expect(await accountOf(id)).toEqual([
    ["voucher", "voucher_spend", 6_000],
    ["voucher", "voucher_spend", 4_000],
  ]);
  expect(await accountOf(first.orderId)).toEqual([["order", "voucher_spend", -6_000]]);
});

test("money comes from the account of the voucher's kind", async () => {
  const order = await makeOrder();
  const credit = await issue({ kind: "credit", customerId: order.customerId });
  expect(credit.code).toBeNull();
  await spend(credit.id, order, 500);
  expect(await accountOf(credit.id)).toEqual([["credit", "voucher_spend", 500]]);
  const { vendorId, customerId } = order;
  const campaign = await issue({ kind: "vendor", vendorId, customerId });
  await spend(campaign.id, order, 700);
  expect(await accountOf(vendorId)).toEqual([["vendor", "voucher_spend", 700]]);
  expect(await giveBack(order, "all")).toBe(1_200);
  expect(await accountOf(vendorId)).toEqual([
    ["vendor", "voucher_spend", 700],
    ["vendor", "voucher_return", -700],
  ]);
});

test("a vendor's voucher pays only that vendor's orders", async () => {
  const [order, elsewhere] = [await makeOrder(), await makeOrder()];
  const { id } = await issue({
    kind: "vendor",
    vendorId: elsewhere.vendorId,
    customerId: order.customerId,
  });
  await expect(spend(id, order, 100)).rejects.toThrow("for another vendor's orders");
});

test("codes that can't be spent say why", async () => {
  const [me, other] = [await makeCustomer(db()), await makeCustomer(db())];
  const find = (code: string | null, now = NOW) => findSpendable(db(), me.id, code ?? "", now);
  const pending = await issue({ state: "pending" });
  await expect(find(pending.code)).rejects.toMatchObject({
    code: "bad_request",
    message: "We don't recognise this voucher code. Check it and try again.",
  });
  await expect(find("SYG-2222-2222-2222-2222")).rejects.toThrow("don't recognise");
  await expect(find("nonsense")).rejects.toThrow("don't recognise");
  await expect(find((await issue({ customerId: other.id })).code)).rejects.toThrow("another account");
  const dated = await issue({ expiresAt: new Date("2030-05-31T16:00:00Z") });
  await expect(find(dated.code, new Date("2030-05-31T16:00:00Z"))).rejects.toThrow("expired on 31 May 2030");
  expect(await find(dated.code, new Date("2030-05-31T15:59:59Z"))).toMatchObject({ balanceCents: 10_000 });
  await expect(findSpendableById(db(), other.id, v7(), NOW)).rejects.toThrow("don't recognise");
  expect(await findSpendableById(db(), other.id, dated.id, NOW)).toMatchObject({ id: dated.id });
});

test("an expired voucher can't be spent, even before the job has ended it", async () => {
  const order = await makeOrder();
  const { id } = await issue({ expiresAt: later(1) });
  await expect(spend(id, order, 100, later(1))).rejects.toThrow("expired on");
  expect(await rowOf(id)).toMatchObject({ state: "active", balanceCents: 10_000, customerId: null });
});

test("what an order returns can be spent again, but never more than was spent", async () => {
  const order = await makeOrder();
  const { id } = await issue();
  await spend(id, order, 10_000);
  expect(await giveBack(order, 2_500)).toBe(2_500);
  expect(await rowOf(id)).toMatchObject({ state: "partly_used", balanceCents: 2_500 });
  expect(await giveBack(order, "all")).toBe(7_500);
  expect(await rowOf(id)).toMatchObject({ state: "active", balanceCents: 10_000 });
  expect(await giveBack(order, "all")).toBe(0);
  expect(await giveBack(order, 1)).toBe(0);
  expect(await accountOf(id)).toEqual([
    ["voucher", "voucher_spend", 10_000],
    ["voucher", "voucher_return", -2_500],
    ["voucher", "voucher_return", -7_500],
  ]);
});

test("a voucher returned to after expiry is valid for thirty more days, with no more than what came back", async () => {
  const order = await makeOrder();
  const { id } = await issue({ expiresAt: later(10) });
  await spend(id, order, 6_000);
  expect(await giveBack(order, "all", later(20))).toBe(6_000);
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: "partly_used", balanceCents: 6_000 });
  const days = ((row?.expiresAt?.getTime() ?? 0) - later(20).getTime()) / DAY_MS;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThanOrEqual(31);
  expect(await entriesOf(id)).toEqual([
    ["issue", 10_000],
    ["spend", -6_000],
    ["expire", -4_000],
    ["return", 6_000],
  ]);
  expect(await accountOf(id)).toEqual([
    ["voucher", "voucher_spend", 6_000],
    ["voucher", "voucher_expiry", 4_000],
    ["voucher", "voucher_return", -6_000],
  ]);
});

test("of many concurrent uses of one voucher, as many succeed as its balance allows", async () => {
  const order = await makeOrder();
  const { id } = await issue();
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => spend(id, order, 3_000)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await rowOf(id)).toMatchObject({ state: "partly_used", balanceCents: 1_000 });
  const returns = await Promise.all(Array.from({ length: 6 }, () => giveBack(order, 4_000)));
  expect(returns.reduce((sum, cents) => sum + cents, 0)).toBe(9_000);
  expect(await rowOf(id)).toMatchObject({ state: "active", balanceCents: 10_000 });
});

test("of two couples that spend the same code concurrently, one succeeds", async () => {
  const orders = [await makeOrder(), await makeOrder()];
  const { id } = await issue();
  const results = await Promise.allSettled(orders.map((order) => spend(id, order, 1_000)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a wallet lists what can be spent now, the first to expire first", async () => {
  const order = await makeOrder();
  const { customerId } = order;
  const mine = (given: Partial<Issue>) => issue({ customerId, ...given });
  const credit = await mine({ kind: "credit" });
  const late = await mine({ expiresAt: later(300) });
  const soon = await mine({ expiresAt: later(30) });
  await mine({ expiresAt: later(-1) });
  await mine({ state: "pending" });
  await spend((await mine({ amountCents: 100 })).id, order, 100);
  const ids = (await walletOf(db(), customerId)).map(({ id }) => id);
  expect(ids).toEqual([soon.id, late.id, credit.id]);
});
