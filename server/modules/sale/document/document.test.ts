import { addDays } from "@/lib/dates";
import type { SaleDocument } from "@/contracts/sale/document";
import { DAY_MS } from "@/lib/time";
import { API_PREFIX } from "@/server/app";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { refundAsOperator } from "@/server/modules/sale/cancellation/public";
import { completeDeliveredOrders } from "@/server/modules/sale/order/public";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import type { Actor, CustomerActor } from "@/server/core/actor";
import { saleDocument, saleDocumentCounter } from "@/server/db/schema/sale/document";
import { order } from "@/server/db/schema/sale/order";
import { inTransaction } from "@/server/db/transaction";
import { runLaneOnce } from "@/server/queue/run-due";
import { DOCUMENT_TASKS } from "./jobs";
import { insertDocument } from "./repo";
import { eq } from "drizzle-orm";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { buyGift } from "@/tests/histories/world";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

async function fetchPdf(as: Actor, path: string) {
  const { token } = await signAccessToken(as);
  const response = await shop.app.request(API_PREFIX + path, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get("content-type"), bytes };
}

async function sell(beforeOrder: (as: CustomerActor) => Promise<void> = () => Promise.resolve()) {
  const stall = await shop.makeStall(
    { gstType: 2 },
    {
      gstRegistered: true,
      companyName: "Melur Hotels Pte Ltd",
      vatTaxNumber: "M90312345A",
      companyRegistrationNumber: "201012345K",
    },
  );
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, stall.product, { quantity: 10 });
  await beforeOrder(customer.actor);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  await shop.pay(customer.actor, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  const list = async (as: Actor, side = "order") =>
    (await call<SaleDocument[]>("GET", `/${side}/documents/${orderId}`, { as })).body.data;
  return { ...stall, customer, orderId, list };
}

test("an approved order has a tax invoice and a receipt, numbered once, with the same bytes for both parties", async () => {
  const { vendor, customer, orderId, list } = await sell();
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const lists = await Promise.all([
    list(customer.actor),
    list(vendor.actor, "order-vendor"),
    list(customer.actor),
  ]);
  const [first = []] = lists;
  expect(lists).toEqual([first, first, first]);
  expect(first).toMatchObject([
    {
      kind: "receipt",
      title: "Receipt",
      amount: 3270,
      number: expect.stringMatching(/^REC-\d{4}-\d\d-\d{6}$/),
    },
    {
      kind: "invoice",
      title: "Tax Invoice",
      amount: 10_900,
      number: expect.stringMatching(/^INV-\d{4}-\d\d-\d{6}$/),
    },
  ]);
  const [row] = await db()
    .select()
    .from(saleDocument)
    .where(eq(saleDocument.id, first[1]?.id ?? ""));
  expect(row?.content).toMatchObject({
    supplier: { name: "Melur Hotels Pte Ltd", uen: "201012345K", gstNumber: "M90312345A" },
    lines: [{ quantity: 10, netCents: 1_000_000, gstCents: 90_000 }],
    gstCents: 90_000,
    totalCents: 1_090_000,
  });
  const one = await fetchPdf(customer.actor, `/order/document/${first[1]?.id}.pdf`);
  const two = await fetchPdf(vendor.actor, `/order-vendor/document/${first[1]?.id}`);
  expect([one.status, one.type]).toEqual([200, "application/pdf"]);
  expect(one.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(one.bytes.equals(two.bytes)).toBe(true);
  expect(one.bytes.toString("latin1")).toContain("/StructTreeRoot");
});

test("nobody else can fetch them", async () => {
  const { customer, orderId, list } = await sell();
  const [receipt] = await list(customer.actor);
  const stranger = await makeCustomer(db());
  const rival = await makeVendor(db(), {});
  expect((await fetchPdf(stranger.actor, `/order/document/${receipt?.id}.pdf`)).status).toBe(404);
  expect((await fetchPdf(rival.actor, `/order-vendor/document/${receipt?.id}.pdf`)).status).toBe(404);
  expect((await call("GET", `/order/documents/${orderId}`, { as: stranger.actor })).status).toBe(404);
  expect((await call("GET", `/order-vendor/documents/${orderId}`, { as: rival.actor })).status).toBe(404);
});

test("an edited order gets a new invoice that refers to the old one, and a refund a credit note", async () => {
  const { vendor, customer, orderId, list } = await sell();
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const detail = await call<{ items: { id: string }[] }>("GET", `/order/${orderId}`, { as: customer.actor });
  const itemId = detail.body.data.items[0]?.id;
  const body = { comment: "Fewer", items: [{ itemId, quantity: 2, eventDate: EVENT_DATE }] };
  await call("POST", `/order/edits/${orderId}`, { as: customer.actor, body });
  const answer = { accepted: true, version: 1 };
  await call("PATCH", `/order-vendor/acceptrejectordereditrequest/${orderId}`, {
    as: vendor.actor,
    body: answer,
  });
  await shop.settle();
  const documents = await list(customer.actor);
  expect(documents.filter(({ kind }) => kind === "invoice").map(({ amount }) => amount)).toEqual([
    10_900, 2180,
  ]);
  const rows = await db().select().from(saleDocument).where(eq(saleDocument.orderId, orderId));
  const [original] = documents.filter(({ kind }) => kind === "invoice");
  const replaced = rows.find(
    ({ content }) => content.refersTo === original?.number && content.lines[0]?.quantity === 2,
  );
  expect(replaced?.amountCents).toBe(218_000);
  const credit = rows.find(({ kind }) => kind === "credit_note");
  expect(credit).toMatchObject({
    amountCents: 109_000,
    content: { refersTo: expect.stringMatching(/^INV-/) },
  });
});

const issueDue = () =>
  runLaneOnce({ name: "documents", concurrency: 2, handlers: DOCUMENT_TASKS, periodic: [] });

test("documents are numbered when money moves, without gaps per vendor, before anybody lists them", async () => {
  await db().delete(saleDocument);
  await db().delete(saleDocumentCounter);
  const { vendor, product, orderId } = await sell();
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const other = await sell();
  // The number of a document whose transaction fails is reused.
  await expect(
    inTransaction(async (tx) => {
      const values = { kind: "receipt", orderId, subjectId: orderId, amountCents: 1, content: {} } as never;
      await insertDocument(tx, vendor.id, values);
      throw new Error("crash");
    }),
  ).rejects.toThrow("crash");
  await issueDue();
  const again = await makeCustomer(db());
  await shop.addToCart(again.actor, product, { eventDate: addDays(EVENT_DATE, 7) });
  await shop.pay(again.actor, (await shop.placeOrder(again.actor)).body.data.checkoutId);
  await issueDue();
  const rows = await db().select().from(saleDocument);
  const numbersOf = (series: number | undefined, kind: string) =>
    rows
      .filter((row) => row.series === series && row.kind === kind)
      .map(({ number }) => number)
      .toSorted((a, b) => a - b);
  const [ours, theirs] = [orderId, other.orderId].map((id) => rows.find((row) => row.orderId === id)?.series);
  expect(ours).not.toBe(theirs);
  expect([numbersOf(ours, "receipt"), numbersOf(ours, "invoice")]).toEqual([[1, 2], [1]]);
  expect(numbersOf(theirs, "receipt")).toEqual([1]);
  const own = rows.filter((row) => row.orderId === orderId).map(({ kind }) => kind);
  expect(own.toSorted()).toEqual(["invoice", "receipt"]);
});

const papers = async (orderId: string) =>
  (await db().select().from(saleDocument).where(eq(saleDocument.orderId, orderId))).map(
    ({ kind, content }) => ({
      kind,
      ...content,
    }),
  );
const creditNotes = async (orderId: string) =>
  (await papers(orderId))
    .filter(({ kind }) => kind === "credit_note")
    .map(({ totalCents, gstCents, refersTo, about }) => ({ totalCents, gstCents, refersTo, about }));

async function cancelByVendor(
  { vendor, customer, orderId }: Awaited<ReturnType<typeof sell>>,
  refundMethod: "original" | "voucher",
) {
  await shop.call("PATCH", "/vendor/cancelorder", {
    as: vendor.actor,
    body: { orderId, reason: "Double booked", reasonDetails: "We are sorry" },
  });
  await call("PATCH", `/user/cancelorder/agree/refund/${orderId}`, {
    as: customer.actor,
    body: { refundMethod },
  });
  await shop.settle();
}

test.each(["original", "voucher"] as const)(
  "the end of an order reverses the tax as invoiced, paid or not (refund to %s)",
  async (method) => {
    const sale = await sell();
    const { vendor, customer, orderId, list } = sale;
    await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
    const invoice = (await list(customer.actor)).find(({ kind }) => kind === "invoice");
    // Later changes of the totals must not change it.
    await db().update(order).set({ netCents: 1_090_000, gstCents: 0 }).where(eq(order.id, orderId));
    await cancelByVendor(sale, method);
    expect((await list(customer.actor)).filter(({ kind }) => kind === "credit_note")).toHaveLength(2);
    const refersTo = invoice?.number;
    expect(await creditNotes(orderId)).toEqual([
      {
        totalCents: 763_000,
        gstCents: 63_000,
        refersTo,
        about: "The order was cancelled. This part of the invoice had not been paid and is no longer due.",
      },
      {
        totalCents: 327_000,
        gstCents: 27_000,
        refersTo,
        about:
          method === "voucher" ? "Refunded as store credit." : (expect.stringMatching(/^Refund: /) as string),
      },
    ]);
  },
);

test("refunds to a voucher are credited, too, and all the tax to the cent", async () => {
  const sale = await sell(async (as) => {
    const code = await buyGift(shop, as, "ahma@test.example");
    await call("POST", "/discount-user/redeemVoucher", { as, body: { code } });
  });
  const { vendor, customer, orderId, list } = sale;
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  await call("POST", "/payment-milestone-user/paypaymentofremainingmilestones", {
    as: customer.actor,
    body: { orderId },
  }).then(({ body }) => shop.confirm(body.data as PaymentIntent));
  await shop.settle();
  await cancelByVendor(sale, "original");
  await list(vendor.actor, "order-vendor");
  const notes = await creditNotes(orderId);
  expect(notes.map(({ about }) => about)).toContain("Refunded onto the voucher that paid.");
  const sum = (key: "totalCents" | "gstCents") => notes.reduce((all, each) => all + (each[key] ?? 0), 0);
  expect([sum("totalCents"), sum("gstCents")]).toEqual([1_090_000, 90_000]);
});

test("the part paid by voucher has its own receipt", async () => {
  const { customer, orderId, list } = await sell(async (as) => {
    const code = await buyGift(shop, as, "popo@test.example");
    await call("POST", "/discount-user/redeemVoucher", { as, body: { code } });
  });
  const receipts = (await list(customer.actor)).filter(({ kind }) => kind === "receipt");
  expect(receipts.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([150, 3120]);
  const abouts = (await papers(orderId)).map(({ about }) => about);
  expect(abouts).toContain("Payment received by voucher or store credit through Sayang.");
});

test("a refund after completion reduces the sale and its tax", async () => {
  const { vendor, customer, orderId, list } = await sell();
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  await call("POST", "/payment-milestone-user/paypaymentofremainingmilestones", {
    as: customer.actor,
    body: { orderId },
  }).then(({ body }) => shop.confirm(body.data as PaymentIntent));
  await shop.settle();
  const body = { delivered: true, withAuth: true };
  await call("PATCH", `/order/confirmdelivery/${orderId}`, { as: customer.actor, body });
  const weekLater = new Date(Date.now() + 8 * DAY_MS);
  await completeDeliveredOrders(weekLater);
  const { orderNumber } = (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body
    .data;
  const act = { orderNumber, doneBy: "operator@sayang.test", reason: "Goodwill", now: weekLater };
  await refundAsOperator({ ...act, cents: 109_000 });
  await shop.settle();
  await list(customer.actor);
  expect(await creditNotes(orderId)).toMatchObject([{ totalCents: 109_000, gstCents: 9_000 }]);
});

test("an order that was never invoiced has no tax to report", async () => {
  const { vendor, customer, orderId, list } = await sell();
  await call("PATCH", `/order-vendor/decline/${orderId}`, { as: vendor.actor, body: { reason: "Full" } });
  await shop.settle();
  await list(customer.actor);
  const [note, ...more] = await creditNotes(orderId);
  expect(more).toEqual([]);
  expect(note).toMatchObject({ totalCents: 327_000, gstCents: null, refersTo: null });
  expect(note?.about).not.toContain("tax");
});
