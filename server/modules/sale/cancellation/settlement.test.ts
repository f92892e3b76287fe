import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import { CANCELLATION_FILE_BYTES, CANCELLATION_FILE_REFUSED } from "@/contracts/sale/order/cancellation";
import { accountEvent } from "@/server/db/schema/identity/account-event";
import { cancellation } from "@/server/db/schema/sale/cancellation";
import { order } from "@/server/db/schema/sale/order";
import { payoutLine } from "@/server/db/schema/sale/payout";
import { voucher } from "@/server/db/schema/sale/voucher";
import { inTransaction } from "@/server/db/transaction";
import { API_PREFIX } from "@/server/app";
import type { Actor } from "@/server/core/actor";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { issueVoucher, spendVoucher } from "@/server/modules/sale/voucher/public";
import { makeOperator } from "@/tests/setup/factories";
import { type Sale, useCancelling } from "@/tests/setup/cancelling";
import { dismissCancellation, listDisputedCancellations, refundAsOperator, ruleCancellation } from "./public";

const shop = useCancelling();
const { ask, sellAccepted, offer, agree, contest, read, orderOf, settle, call, db } = shop;
const DONE_BY = "operator:cli";

const before = process.env.DATA_DIR;
let dataDir = "";
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-cancellation-"));
  process.env.DATA_DIR = dataDir;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});
afterEach(() => shop.expectBalanced());

function form(orderId: string, ...files: [name: string, bytes: string | Buffer][]): FormData {
  const made = new FormData();
  const fields = { orderId, reason: "Our date has moved", refundMethod: "original" };
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  for (const [name, bytes] of files) {
    made.append("files", new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]), name);
  }
  return made;
}
const send = ({ customer }: Sale, body: FormData) =>
  call<CancellationDetails>("PATCH", "/user/cancelorder", { as: customer.actor, body });
const kept = () => readdir(path.join(dataDir, "private", "cancellation")).catch(() => []);

async function fetchFile(id: string, as: Actor) {
  const authorization = `Bearer ${(await signAccessToken(as)).token}`;
  return shop.app.request(`${API_PREFIX}/cancelorder/files/${id}`, { headers: { authorization } });
}

test("a picture loses its location before the other side can fetch it", async () => {
  const sale = await sellAccepted();
  const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#b3475a" } })
    .withExif({ IFD0: { Model: "Secret Phone" }, IFD3: { GPSLatitude: "1/1 17/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  expect(taken.includes("Secret Phone")).toBe(true);
  const { files } = (await send(sale, form(sale.orderId, ["hall.jpg", taken]))).body.data;
  const answer = await fetchFile(files[0]?.id ?? "", sale.vendor.actor);
  const given = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(given).metadata()).toMatchObject({ width: 60, height: 40 });
  expect((await sharp(given).metadata()).exif).toBeUndefined();
  expect(given.includes("Secret Phone")).toBe(false);
});

test("files are stored privately: both parties and an operator can fetch them, nobody else", async () => {
  const [sale, other] = [await sellAccepted(), await sellAccepted()];
  const { files } = (
    await send(sale, form(sale.orderId, ["../hall “closed”.txt", "Closed."], ["b.txt", "B"]))
  ).body.data;
  expect(files.map(({ name, mime, actor }) => [name, mime, actor])).toEqual([
    ["hall “closed”.txt", "text/plain; charset=utf-8", "customer"],
    ["b.txt", "text/plain; charset=utf-8", "customer"],
  ]);
  const id = files[0]?.id ?? "";
  for (const as of [sale.customer.actor, sale.vendor.actor, (await makeOperator(db())).actor]) {
    const answer = await fetchFile(id, as);
    expect([answer.status, await answer.text()]).toEqual([200, "Closed."]);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="hall _closed_.txt"/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
  for (const as of [other.customer.actor, other.vendor.actor]) {
    expect((await fetchFile(id, as)).status).toBe(404);
  }
});

test("files of a wrong kind, too large or too many are refused, and nothing is stored", async () => {
  const sale = await sellAccepted();
  const kind = await send(sale, form(sale.orderId, ["photo.png", Buffer.from("MZ\0\0")]));
  expect([kind.status, kind.body.message]).toEqual([400, CANCELLATION_FILE_REFUSED]);
  const large = await send(
    sale,
    form(sale.orderId, ["a.txt", Buffer.alloc(CANCELLATION_FILE_BYTES + 1, 65)]),
  );
  expect([large.status, large.body.message]).toEqual([400, "files must be at most 10 MB"]);
  const many = Array.from({ length: 6 }, (_, at): [string, string] => [`${at}.txt`, "text"]);
  expect((await send(sale, form(sale.orderId, ...many))).status).toBe(400);
  const inOthers = await sellAccepted();
  const held = (await kept()).length;
  expect((await send(sale, form(inOthers.orderId, ["a.txt", "text"]))).status).toBe(404);
  expect(await kept()).toHaveLength(held);
  expect(await orderOf(sale)).toMatchObject({ state: "in_progress" });
});

async function contested(): Promise<Sale & { number: string }> {
  const sale = await sellAccepted();
  await ask(sale);
  await offer(sale);
  await contest(sale);
  return { ...sale, number: (await orderOf(sale)).orderNumber };
}

test("an operator decides a contested refund, which is recorded with who and when; the vendor keeps the rest", async () => {
  const sale = await contested();
  expect((await listDisputedCancellations()).map(({ row }) => row.orderId)).toContain(sale.orderId);
  const act = { orderNumber: sale.number, doneBy: DONE_BY };
  await expect(ruleCancellation({ ...act, reason: " ", cents: 1 })).rejects.toThrow("Please give a reason");
  await expect(ruleCancellation({ ...act, reason: "Fair", cents: 30_001 })).rejects.toThrow("$300.00");
  await ruleCancellation({ ...act, reason: "The tasting was cancelled", cents: 22_000 });
  await settle();
  expect((await read(sale)).body.data).toMatchObject({ state: "refunded", offered: 220, kept: 80 });
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 220 });
  const events = await db().select().from(accountEvent).where(eq(accountEvent.accountId, sale.customer.id));
  expect(events).toMatchObject([{ kind: "cancellation-ruled", doneBy: DONE_BY }]);
  const lines = await db().select().from(payoutLine).where(eq(payoutLine.orderId, sale.orderId));
  expect(lines).toMatchObject([{ kind: "earning", grossCents: 8_000 }]);
});

test("an operator dismisses a request: the order continues, and that is final", async () => {
  const sale = await contested();
  await dismissCancellation({ orderNumber: sale.number, doneBy: DONE_BY, reason: "The menu is bought" });
  expect(await orderOf(sale)).toMatchObject({ state: "in_progress" });
  expect((await read(sale)).body.data.actions).toEqual([]);
  expect((await contest(sale)).status).toBe(409);
});

test("refunds after the end reverse the division, to the cent", async () => {
  const sale = await sellAccepted();
  await ask(sale);
  await offer(sale);
  await agree(sale);
  await settle();
  const act = { orderNumber: (await orderOf(sale)).orderNumber, doneBy: DONE_BY, reason: "Goodwill" };
  for (const cents of [3_333, 3_334, 8_333]) {
    await refundAsOperator({ ...act, cents });
    await settle();
    await shop.expectBalanced();
  }
  expect(await orderOf(sale)).toMatchObject({ refunded: 300 });
  const lines = await db().select().from(payoutLine).where(eq(payoutLine.orderId, sale.orderId));
  expect(lines.filter(({ kind }) => kind === "clawback")).toHaveLength(3);
  expect(lines.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
  await expect(refundAsOperator({ ...act, cents: 1 })).rejects.toThrow("$0.00");
});

test("concurrent requests, answers and payments leave one outcome", async () => {
  for (let round = 0; round < 3; round++) {
    const sale = await shop.sell();
    const vendor = (action: string, body?: object) =>
      call("PATCH", `/order-vendor/${action}/${sale.orderId}`, {
        as: sale.vendor.actor,
        ...(body ? { body } : {}),
      });
    const answers = await Promise.all([
      ask(sale),
      vendor("approve"),
      vendor("decline", { reason: "Closed" }),
      ask(sale),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const [first, , declined, second] = answers;
    expect([first, declined, second].filter((answer) => answer?.status === 200)).toHaveLength(1);
    await settle();
    const order = await orderOf(sale);
    const requests = await db().select().from(cancellation).where(eq(cancellation.orderId, sale.orderId));
    expect(requests).toHaveLength(declined?.status === 200 ? 0 : 1);
    expect(["cancelled", "under_cancellation"]).toContain(order.state);
    if (order.state === "cancelled") expect(order.refunded).toBe(300);
    await shop.expectBalanced();
  }
});

test("of concurrent agreement, contest and withdrawal, one counts", async () => {
  const sale = await sellAccepted();
  await ask(sale);
  await offer(sale);
  const answers = await Promise.all([agree(sale), contest(sale), shop.withdraw(sale)]);
  // A contest can still be withdrawn.
  const good = answers.map(({ status }) => status === 200);
  expect(good.filter(Boolean).length).toBeLessThanOrEqual(good[0] ? 1 : 2);
  await settle();
  expect((await orderOf(sale)).refunded).toBe(good[0] ? 150 : 0);
});

/** Pays $100 of the order with its vendor's voucher, as a checkout does. */
async function payByVoucher({ customer, vendor, orderId }: Sale): Promise<string> {
  const now = new Date();
  return inTransaction(async (tx) => {
    const issue = { kind: "vendor", amountCents: 10_000, state: "active" } as const;
    const { id } = await issueVoucher(tx, { ...issue, vendorId: vendor.id, customerId: customer.id }, now);
    await spendVoucher(tx, id, { orderId, customerId: customer.id, vendorId: vendor.id }, 10_000, now);
    await tx.update(order).set({ paidCents: 40_000, voucherCents: 10_000 }).where(eq(order.id, orderId));
    return id;
  });
}

test.each(["original", "voucher"] as const)(
  "a refund is split between voucher and card (%s), and reversed to the cent after the end",
  async (refundMethod) => {
    const sale = await sellAccepted();
    const voucherId = await payByVoucher(sale);
    await shop.expectBalanced();
    await ask(sale, { refundMethod });
    await offer(sale);
    const toCard = refundMethod === "original";
    expect((await agree(sale)).body.data).toMatchObject({
      refund: { total: 200, voucher: 50, card: toCard ? 150 : 0, credit: toCard ? 0 : 150 },
      kept: 200,
    });
    await settle();
    const balance = async () =>
      (await db().select().from(voucher).where(eq(voucher.id, voucherId)))[0]?.balanceCents;
    expect(await balance()).toBe(5_000);
    await shop.expectBalanced();
    const { orderNumber } = await orderOf(sale);
    await refundAsOperator({ orderNumber, doneBy: DONE_BY, reason: "Goodwill", cents: 20_000 });
    await settle();
    expect(await balance()).toBe(10_000);
    expect(await orderOf(sale)).toMatchObject({ paid: 400, refunded: 400 });
    const lines = await db().select().from(payoutLine).where(eq(payoutLine.orderId, sale.orderId));
    expect(lines.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
  },
);
