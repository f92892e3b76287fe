import { eq } from "drizzle-orm";
import { addDays, todayInSingapore } from "@/lib/dates";
import { booking } from "@/server/db/schema/sale/booking";
import { refund } from "@/server/db/schema/sale/refund";
import { type Sale, useCancelling } from "@/tests/setup/cancelling";
import { queuedFor } from "@/tests/setup/mailbox";

const shop = useCancelling();
const { ask, sellAccepted, offer, agree, contest, reject, read, orderOf, settle, db } = shop;

const kinds = async (sale: Sale) => (await orderOf(sale)).timeline.map(({ kind }) => kind);
const mailsTo = async (to: string) => (await queuedFor(db(), to)).map(({ kind }) => kind);
const slotsOf = ({ orderId }: Sale) => db().select().from(booking).where(eq(booking.orderId, orderId));

afterEach(() => shop.expectBalanced());

test("a couple sees what it will be refunded, and why, before it asks", async () => {
  const sale = await sellAccepted();
  const { data } = (await shop.preview(sale)).body;
  expect(data).toMatchObject({
    allowed: true,
    paid: 300,
    basis: "tier",
    percent: 50,
    amount: 150,
    kept: 150,
    daysBefore: 100,
    byMethod: {
      original: { total: 150, card: 150, voucher: 0, credit: 0 },
      voucher: { total: 150, card: 0, voucher: 0, credit: 150 },
    },
  });
  const until = (days: number) => addDays(addDays(todayInSingapore(), 100), -days);
  expect(data.tiers).toEqual([
    { daysBefore: 180, percent: 80, amount: 240, until: until(180), isCurrent: false },
    { daysBefore: 90, percent: 50, amount: 150, until: until(90), isCurrent: true },
    { daysBefore: 30, percent: 20, amount: 60, until: until(30), isCurrent: false },
    { daysBefore: 0, percent: 0, amount: 0, until: until(0), isCurrent: false },
  ]);
  expect((await shop.vendorPreview(sale)).body.data).toMatchObject({ basis: "vendor_cancels", amount: 300 });
});

test("a request, an offer and an agreement cancel the order and refund the agreed sum", async () => {
  const sale = await sellAccepted();
  const asked = await ask(sale, { reasonDetails: "We're moving to Perth." });
  expect(asked.body.message).toBe("Your request to cancel has been sent");
  expect(asked.body.data).toMatchObject({
    state: "requested_by_user",
    policyPercent: 50,
    policyAmount: 150,
    offered: null,
    kept: 150,
    onDue: "lapse",
    actions: ["withdraw"],
  });
  expect(await orderOf(sale)).toMatchObject({ state: "under_cancellation", orderStatus: 3 });
  expect(await mailsTo(sale.vendor.email)).toContain("cancel-requested");
  expect(await mailsTo(sale.customer.email)).toContain("cancel-received");

  expect((await shop.vendorRead(sale)).body.data.actions).toEqual(["offer", "reject"]);
  const offered = await offer(sale, { amount: 180, vendorComments: "With our best wishes" });
  expect(offered.body.data).toMatchObject({ state: "refund_offered", offered: 180, onDue: "agree" });
  expect((await read(sale)).body.data.actions).toEqual(["agree", "contest", "withdraw"]);

  expect((await agree(sale)).body.data).toMatchObject({ state: "refund_due", refund: { card: 180 } });
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 0 });
  expect(await slotsOf(sale)).toEqual([]);
  await settle();
  expect((await read(sale)).body.data).toMatchObject({
    state: "refunded",
    refund: { total: 180, card: 180 },
    kept: 120,
    actions: [],
  });
  expect(await orderOf(sale)).toMatchObject({ refunded: 180 });
  expect(await kinds(sale)).toEqual([
    "placed",
    "paid",
    "submit",
    "approve",
    "hold",
    "cancel_offered",
    "cancel_agreed",
    "cancel",
    "refund_due",
    "refunded",
  ]);
  expect(await mailsTo(sale.vendor.email)).toEqual(
    expect.arrayContaining(["cancel-agreed", "cancel-done-vendor"]),
  );
  expect(await mailsTo(sale.customer.email)).toEqual(
    expect.arrayContaining(["cancel-offered", "cancel-done", "refund-scheduled", "refund-paid"]),
  );
});

test("each side's later comments are added to its earlier ones", async () => {
  const sale = await sellAccepted();
  await ask(sale, { customerComments: "Our date has moved." });
  await offer(sale, { vendorComments: "We had bought the flowers." });
  await shop.contest(sale, { customerComments: "They were for another couple." });
  await offer(sale, { amount: 200, vendorComments: "Fair enough." });
  expect((await agree(sale, { customerComments: "Thank you." })).body.data).toMatchObject({
    customerComments: "Our date has moved.\n\nThey were for another couple.\n\nThank you.",
    vendorComments: "We had bought the flowers.\n\nFair enough.",
  });
  const offers = (await queuedFor(db(), sale.customer.email)).filter(({ kind }) => kind === "cancel-offered");
  expect(offers.map((mail) => /Fair enough|bought the flowers/g.exec(JSON.stringify(mail))?.[0])).toEqual([
    "bought the flowers",
    "Fair enough",
  ]);
});

test("until the vendor has accepted, everything is refunded at once", async () => {
  const sale = await shop.sell();
  expect((await shop.preview(sale)).body.data).toMatchObject({ basis: "not_accepted", amount: 300, kept: 0 });
  const { body } = await ask(sale);
  expect(body.message).toBe("Your order is cancelled");
  expect(body.data).toMatchObject({ state: "refund_due", offered: 300 });
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 0, refundDue: 300 });
  await settle();
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 300, refundDue: 0 });
  // Nobody is asked to answer what is already decided.
  expect(await mailsTo(sale.vendor.email)).toEqual(["order-received", "cancel-done-vendor"]);
  expect(await mailsTo(sale.customer.email)).toEqual([
    "payment-received",
    "cancel-done",
    "refund-scheduled",
    "refund-paid",
  ]);
});

test("store credit is available at once, and no card is refunded", async () => {
  const sale = await sellAccepted();
  await ask(sale, { refundMethod: "voucher" });
  await offer(sale);
  expect((await agree(sale)).body.data).toMatchObject({
    state: "refunded",
    refund: { credit: 150, card: 0 },
  });
  expect(await orderOf(sale)).toMatchObject({ refunded: 150 });
  expect(await db().select().from(refund).where(eq(refund.orderId, sale.orderId))).toEqual([]);
});

test("the method can be changed when the refund is agreed", async () => {
  const sale = await sellAccepted();
  await ask(sale);
  await offer(sale);
  const agreed = await agree(sale, { refundMethod: "voucher" });
  expect(agreed.body.data).toMatchObject({ refundMethod: "voucher", refund: { credit: 150 } });
});

test("a late cancellation refunds nothing, and the order still ends", async () => {
  const sale = await sellAccepted(
    {},
    {
      paymentPolicy: {
        milestones: [
          { label: "All", percent: 50, due: { kind: "booking" } },
          { label: "Rest", percent: 50, due: { kind: "halfway" } },
        ],
        refundTiers: [],
        note: "",
      },
    },
  );
  expect((await shop.preview(sale)).body.data).toMatchObject({ basis: "below_tiers", amount: 0, kept: 500 });
  await ask(sale);
  await offer(sale);
  expect((await agree(sale)).body.data).toMatchObject({ state: "refunded", refund: { total: 0 }, kept: 500 });
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", paid: 500, refunded: 0 });
});

test("an offer is at least the policy's amount, at most what was paid, and never less than before", async () => {
  const sale = await sellAccepted();
  await ask(sale);
  for (const amount of [149.99, 300.01, -1]) {
    expect((await offer(sale, { amount })).status).toBe(400);
  }
  expect((await offer(sale, { amount: 200 })).body.data).toMatchObject({ offered: 200 });
  const lower = await offer(sale, { amount: 199 });
  expect([lower.status, lower.body.message]).toEqual([
    400,
    expect.stringContaining("already offered $200.00"),
  ]);
  expect((await offer(sale, { amount: 250 })).body.data).toMatchObject({ offered: 250 });
});

test("a rejected request resumes the order; the couple can contest it and ask Sayang to decide", async () => {
  const sale = await sellAccepted();
  await ask(sale);
  expect((await reject(sale)).body.data).toMatchObject({ state: "rejected_by_vendor" });
  expect(await orderOf(sale)).toMatchObject({ state: "in_progress" });
  expect(await mailsTo(sale.customer.email)).toContain("cancel-rejected");
  expect((await read(sale)).body.data.actions).toEqual(["contest"]);
  expect((await contest(sale)).body.data).toMatchObject({ state: "refund_contested", closedAt: null });
  expect(await orderOf(sale)).toMatchObject({ state: "under_cancellation" });
  expect((await reject(sale)).body.data).toMatchObject({ state: "operator_review" });
});

test("a withdrawn request restores the order, and leaves the vendor its time to answer", async () => {
  const sale = await sellAccepted();
  await ask(sale);
  expect((await shop.withdrawAsVendor(sale)).status).toBe(409);
  expect((await shop.withdraw(sale)).body.data).toMatchObject({ state: "withdrawn", actions: [] });
  expect(await orderOf(sale)).toMatchObject({ state: "in_progress", orderStatus: 2 });
  expect(await slotsOf(sale)).toHaveLength(1);
  expect(await mailsTo(sale.vendor.email)).toContain("cancel-withdrawn");
  expect((await ask(sale)).status).toBe(200);
});

test("a vendor's cancellation refunds everything, whatever the policy", async () => {
  const sale = await sellAccepted();
  expect((await shop.askAsVendor(sale)).body.data).toMatchObject({
    state: "requested_by_vendor",
    offered: 300,
    refund: { total: 300 },
    actions: ["withdraw"],
  });
  expect((await offer(sale, { amount: 100 })).status).toBe(409);
  expect(await mailsTo(sale.customer.email)).toContain("cancel-by-vendor");
  await agree(sale, { refundMethod: "original" });
  await settle();
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 300 });
});

test("a vendor declines an order that it has not accepted, instead of cancelling it", async () => {
  const sale = await shop.sell();
  const answer = await shop.askAsVendor(sale);
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining("Decline it instead")]);
});

test("items come back before the refund, with the vendor's reference and credit note", async () => {
  const sale = await sellAccepted();
  await ask(sale);
  await offer(sale, { needsReturn: "The gown" });
  expect((await agree(sale)).body.data).toMatchObject({ state: "return_pending", needsReturn: "The gown" });
  expect(await mailsTo(sale.customer.email)).toContain("cancel-hand-back");
  const tomorrow = addDays(todayInSingapore(), 1);
  expect((await shop.sendBack(sale, { itemsReceivedOn: tomorrow })).status).toBe(400);
  const sent = await shop.sendBack(sale, { itemsReceivedOn: todayInSingapore() });
  expect(sent.body.data).toMatchObject({ state: "return_pending", onDue: "receive" });
  expect(await mailsTo(sale.vendor.email)).toContain("cancel-items-sent-back");
  const received = await shop.receive(sale, { itemsReceivedReferenceNo: "RET-7" });
  expect(received.body.data).toMatchObject({ state: "refund_due", itemsReceivedReferenceNo: "RET-7" });
  await settle();
  const noted = await shop.receive(sale, { itemsReceivedReferenceNo: "CN-0042" });
  expect(noted.body.data).toMatchObject({ state: "refunded", itemsReceivedReferenceNo: "CN-0042" });
  expect(noted.body.data.history.at(-1)).toMatchObject({ kind: "creditNote", note: "CN-0042" });
});

test("silence counts as an answer: the policy's amount is offered, and then taken as agreed", async () => {
  const sale = await sellAccepted();
  await ask(sale);
  await shop.letTimePass(sale);
  expect((await read(sale)).body.data).toMatchObject({ state: "refund_offered", offered: 150 });
  expect(await mailsTo(sale.vendor.email)).toContain("cancel-policy-offered-vendor");
  await shop.letTimePass(sale);
  await settle();
  expect((await read(sale)).body.data).toMatchObject({ state: "refunded", refund: { card: 150 } });
  expect(await mailsTo(sale.customer.email)).toContain("cancel-agreed-by-silence");
});

test("an unanswered contest goes to Sayang, and items declared as returned count as received", async () => {
  const contested = await sellAccepted();
  await ask(contested);
  await offer(contested);
  await contest(contested);
  await shop.letTimePass(contested);
  expect((await read(contested)).body.data).toMatchObject({ state: "operator_review", dueAt: null });
  const returned = await sellAccepted();
  await ask(returned);
  await offer(returned, { needsReturn: "The gown" });
  await agree(returned);
  await shop.sendBack(returned, { itemsReceivedOn: todayInSingapore() });
  await shop.letTimePass(returned);
  expect((await read(returned)).body.data).toMatchObject({ state: "refund_due" });
});

test("a nudge is sent once a day; further calls say when the next is possible", async () => {
  const sale = await sellAccepted();
  expect((await shop.nudge(sale)).status).toBe(404);
  await ask(sale);
  const first = (await shop.nudge(sale)).body.data;
  const second = (await shop.nudge(sale)).body.data;
  expect([first.sent, second.sent]).toEqual([true, false]);
  expect(second.nextNudgeAt).toBe(first.nextNudgeAt);
  expect((await mailsTo(sale.vendor.email)).filter((kind) => kind === "cancel-nudge")).toHaveLength(1);
  await offer(sale);
  expect((await shop.nudge(sale)).status).toBe(409);
});

test("an order can have one open request at a time, and none once it has ended", async () => {
  const sale = await sellAccepted();
  await ask(sale);
  expect((await ask(sale)).body.message).toBe("A cancellation of this order is already under way.");
  await offer(sale);
  await agree(sale);
  expect((await ask(sale)).body.message).toBe("This order is already cancelled.");
  for (const again of [agree, contest, offer, reject, shop.withdraw]) {
    expect((await again(sale)).status).toBe(409);
  }
});

test("only the two sides of the order can read it or act", async () => {
  const sale = await sellAccepted();
  const other = await sellAccepted();
  await ask(sale);
  const stranger = { ...sale, customer: other.customer, vendor: other.vendor };
  const calls = [
    shop.preview,
    read,
    shop.vendorRead,
    shop.vendorPreview,
    shop.nudge,
    shop.withdraw,
    agree,
    contest,
    offer,
    reject,
    shop.withdrawAsVendor,
    ask,
    shop.askAsVendor,
    (one: Sale) => shop.receive(one, {}),
    (one: Sale) => shop.sendBack(one, { itemsReceivedOn: todayInSingapore() }),
  ];
  for (const one of calls) expect((await one(stranger)).status).toBe(404);
  expect((await read(sale)).body.data).toMatchObject({ state: "requested_by_user" });
});
