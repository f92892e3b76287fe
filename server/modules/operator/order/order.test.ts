import type { OperatorOrder, OperatorOrderDecision, OperatorOrders } from "@/contracts/operator/order/order";
import type { OperatorProposal, OperatorProposals } from "@/contracts/operator/proposal/proposal";
import type { OperatorActor } from "@/server/core/actor";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { Sale } from "@/tests/setup/cancelling";
import { AT_BOOKING, useDisputing } from "@/tests/setup/disputing";
import { makeOperator } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";

const shop = useDisputing();
const { call, db, settle, orderOf } = shop;

afterEach(() => shop.expectBalanced());

let finance: OperatorActor;
let second: OperatorActor;
beforeEach(async () => {
  finance = (await makeOperator(db(), "finance")).actor;
  second = (await makeOperator(db(), "finance")).actor;
});

const read = async ({ orderId }: Sale) =>
  (await call<OperatorOrder>("GET", `/operator/order/${orderId}`, { as: finance })).body.data;
const decide = ({ orderId }: Sale, body: object) =>
  call<OperatorOrderDecision>("POST", `/operator/order/${orderId}/decision`, {
    as: finance,
    body: { reason: "Both were heard", ...body },
  });
const kindsOf = async (email: string) => (await queuedFor(db(), email)).map(({ kind }) => kind);

test("an order can be found by its number, its couple, their email and its vendor", async () => {
  const sale = await shop.sell({}, { vendorName: "Kebaya Höuse" });
  const { orderNumber } = (await read(sale)).order;
  const find = async (searchBy: string) => {
    const path = `/operator/order?searchBy=${encodeURIComponent(searchBy)}`;
    const { docs } = (await call<OperatorOrders>("GET", path, { as: finance })).body.data;
    return docs.filter(({ _id }) => _id === sale.orderId).length;
  };
  for (const typed of [orderNumber, "mei tan", sale.customer.email, "kebaya house", "9123 4567"]) {
    expect([typed, await find(typed)]).toEqual([typed, 1]);
  }
  expect(await find("SY-26-999999")).toBe(0);
});

test("an order shows its history, documents, charges and policy, and the possible decisions", async () => {
  const sale = await shop.sellAccepted();
  const shown = await read(sale);
  expect(shown).toMatchObject({
    email: sale.customer.email,
    charges: [{ amount: 300, gateway: "sandbox" }],
    refundable: 300,
    decisions: ["cancel"],
    proposals: [],
    acts: [],
  });
  expect(shown.documents.map(({ kind }) => kind).toSorted()).toEqual(["invoice", "receipt"]);
  expect(shown.order.paymentPolicy.milestones.length).toBeGreaterThan(0);
  expect(shown.order.timeline.map(({ kind }) => kind)).toContain("approve");
});

test("cancels with a full refund and tells both sides why", async () => {
  const sale = await shop.sellAccepted();
  const { body } = await decide(sale, { decision: "cancel", reason: "The vendor has closed" });
  await settle();
  expect(body.data).toMatchObject({ outcome: "done", order: { order: { state: "cancelled" } } });
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 300 });
  expect(await kindsOf(sale.customer.email)).toContain("cancel-ruled");
  expect((await read(sale)).acts).toMatchObject([
    {
      kind: "order.cancel",
      doneBy: `operator:${finance.email}`,
      before: { state: "in_progress" },
      after: { state: "cancelled", refund: 300 },
      reason: "The vendor has closed",
    },
  ]);
  expect((await decide(sale, { decision: "cancel" })).status).toBe(409);
});

test("a refund of more than $5,000 waits for a second operator", async () => {
  const sale = await shop.sell({ priceCents: 600_000 }, { paymentPolicy: AT_BOOKING });
  const asked = await decide(sale, { decision: "cancel" });
  expect(asked.body).toMatchObject({
    message: "More than $5,000: another operator has to confirm this",
    data: {
      outcome: "proposed",
      order: { proposals: [{ kind: "order.cancel", amount: 6000, isOwn: true }] },
    },
  });
  expect((await decide(sale, { decision: "cancel" })).status).toBe(409);
  const list = await call<OperatorProposals>("GET", "/operator/proposal", { as: second });
  const proposal = list.body.data.docs.find(({ subjectId }) => subjectId === sale.orderId);
  expect(proposal).toMatchObject({ isOwn: false, proposedBy: `operator:${finance.email}` });
  const path = `/operator/proposal/${proposal?._id}/decision`;
  const body = { decision: "confirm" };
  const own = await call("POST", path, { as: finance, body });
  expect([own.status, own.body.message]).toEqual([
    409,
    "You asked for this yourself: another operator must confirm it",
  ]);
  expect(await orderOf(sale)).toMatchObject({ state: "awaiting_approval" });
  const confirmed = await call<OperatorProposal>("POST", path, { as: second, body });
  expect(confirmed.body.data).toMatchObject({ state: "confirmed", decidedBy: `operator:${second.email}` });
  await settle();
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 6000 });
  expect((await call("POST", path, { as: second, body })).status).toBe(409);
  expect((await read(sale)).acts.map(({ kind, doneBy }) => [kind, doneBy])).toEqual([
    ["order.cancel", `operator:${second.email}`],
    ["proposal.make", `operator:${finance.email}`],
  ]);
});

test("several refunds of one order count together", async () => {
  const sale = await shop.sell({ priceCents: 600_000 }, { paymentPolicy: AT_BOOKING });
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await decide(sale, { decision: "complete" });
  const refund = async (amount: number) =>
    (await decide(sale, { decision: "refund", amount })).body.data.outcome;
  expect(await refund(3000)).toBe("done");
  await settle();
  expect(await refund(2000.01)).toBe("proposed");
  await settle();
  expect(await orderOf(sale)).toMatchObject({ refunded: 3000 });
});

test("a proposal is declined with a reason, and nothing is paid", async () => {
  const sale = await shop.sell({ priceCents: 600_000 }, { paymentPolicy: AT_BOOKING });
  await decide(sale, { decision: "cancel" });
  const [proposal] = (await read(sale)).proposals;
  const decline = (reason: string) =>
    call("POST", `/operator/proposal/${proposal?._id}/decision`, {
      as: second,
      body: { decision: "decline", reason },
    });
  expect((await decline("")).status).toBe(400);
  expect((await decline("Ask the couple first")).status).toBe(200);
  await settle();
  expect(await orderOf(sale)).toMatchObject({ state: "awaiting_approval", refunded: 0 });
  expect((await read(sale)).proposals).toEqual([]);
});

test("rules a contested cancellation in parts, and dismisses another", async () => {
  const [ruled, dismissed] = [await shop.sellAccepted(), await shop.sellAccepted()];
  for (const sale of [ruled, dismissed]) {
    await shop.ask(sale);
    await shop.offer(sale);
    await shop.contest(sale);
    expect((await read(sale)).decisions).toEqual(["rule", "dismiss", "cancel"]);
  }
  expect((await decide(ruled, { decision: "rule" })).body.message).toBe("Enter an amount");
  expect((await decide(ruled, { decision: "rule", amount: 301 })).status).toBe(400);
  await decide(ruled, { decision: "rule", amount: 200 });
  await decide(dismissed, { decision: "dismiss" });
  await settle();
  expect(await orderOf(ruled)).toMatchObject({ state: "cancelled", refunded: 200 });
  expect(await orderOf(dismissed)).toMatchObject({ state: "in_progress", refunded: 0 });
});

test("completes a paid order, and refunds a part of it afterwards", async () => {
  const sale = await shop.sell({}, { paymentPolicy: AT_BOOKING });
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  expect((await decide(sale, { decision: "refund", amount: 10 })).status).toBe(409);
  await decide(sale, { decision: "complete" });
  expect(await orderOf(sale)).toMatchObject({ state: "completed" });
  expect(await shop.into(sale.orderId, "vendor")).toBeGreaterThan(0);
  expect((await read(sale)).decisions).toEqual(["refund"]);
  expect((await decide(sale, { decision: "refund", amount: 0 })).body.message).toBe("Enter an amount");
  await decide(sale, { decision: "refund", amount: 100 });
  await settle();
  expect(await orderOf(sale)).toMatchObject({ state: "completed", refunded: 100 });
});

test("extends a vendor’s time to answer, and no other time", async () => {
  const sale = await shop.sell();
  const until = addDays(todayInSingapore(), 9);
  const shown = await decide(sale, { decision: "extend", until });
  expect(shown.body.data.order.order.answerBy).toBe(`${until}T15:59:00.000Z`);
  expect((await orderOf(sale)).timeline.at(-1)).toMatchObject({ kind: "comment", actor: "operator" });
  expect((await decide(sale, { decision: "extend", until: todayInSingapore() })).status).toBe(400);
  expect((await decide(sale, { decision: "extend", until: addDays(until, 30) })).status).toBe(400);
  expect((await decide(sale, { decision: "extend" })).body.message).toBe("Choose a day");
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  expect((await decide(sale, { decision: "extend", until: addDays(until, 1) })).status).toBe(409);
});

test("support sees orders but decides nothing, and nobody decides without a reason", async () => {
  const sale = await shop.sellAccepted();
  const { actor: support } = await makeOperator(db(), "support");
  const path = `/operator/order/${sale.orderId}`;
  expect((await call("GET", path, { as: support })).status).toBe(200);
  const body = { decision: "cancel", reason: "Asked to" };
  expect((await call("POST", `${path}/decision`, { as: support, body })).status).toBe(403);
  expect((await decide(sale, { decision: "cancel", reason: " " })).body.message).toBe(
    "Please give a reason: both sides read it",
  );
});
