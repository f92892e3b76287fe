import { v7 } from "uuid";
import { type GatewayBench, useSandboxBench, useStripeBench } from "@/tests/setup/gateways";
import { GatewayError, type NewIntent } from "./gateway";

const BENCHES: [string, () => GatewayBench][] = [
  ["sandbox", useSandboxBench],
  ["stripe", useStripeBench],
];

describe.each(BENCHES)("%s", (_name, useBench) => {
  const bench = useBench();
  const { gateway } = bench;

  const open = (given: Partial<NewIntent> = {}) =>
    gateway.createIntent({ idempotencyKey: v7(), amountCents: 30_000, metadata: {}, ...given });
  const customer = async () =>
    (await gateway.createCustomer({ customerId: v7(), email: "mei@sayang.test", name: "Mei" }))
      .gatewayCustomerId;
  const paid = async (given: Partial<NewIntent> = {}, card: "success" | "refundFails" = "success") => {
    const intent = await open(given);
    await bench.payByCard(intent, card);
    return gateway.retrieveIntent(intent.id);
  };
  /** Creates a customer with one saved card. */
  const saved = async () => {
    const customerId = await customer();
    const { savedCardId } = await paid({ customerId, saveCard: true });
    return { customerId, savedCardId: savedCardId ?? "" };
  };
  const kinds = async () => (await bench.events()).map(({ kind }) => kind);

  beforeEach(() => bench.events());

  describe("charges", () => {
    test("the same key opens the same intent", async () => {
      const idempotencyKey = v7();
      const first = await open({ idempotencyKey });
      expect(first).toMatchObject({ status: "requires_payment", amountCents: 30_000, failureMessage: null });
      expect(await open({ idempotencyKey })).toEqual(first);
      await expect(open({ idempotencyKey, amountCents: 1 })).rejects.toThrow(GatewayError);
    });

    test("a successful card produces one event for the whole amount", async () => {
      const intent = await paid();
      expect(intent).toMatchObject({ status: "succeeded", method: "card", savedCardId: null });
      const events = await bench.events();
      expect(events).toMatchObject([
        { kind: "payment_succeeded", intentId: intent.id, amountCents: 30_000, currency: "sgd" },
      ]);
    });

    test.each(["declined", "insufficientFunds"] as const)(
      "%s leaves the charge open for another card",
      async (card) => {
        const intent = await open();
        await bench.payByCard(intent, card);
        const declined = await gateway.retrieveIntent(intent.id);
        expect(declined).toMatchObject({ status: "requires_payment", failureMessage: expect.any(String) });
        expect(await kinds()).toEqual(["payment_open"]);
        await bench.payByCard(intent, "success");
        expect(await gateway.retrieveIntent(intent.id)).toMatchObject({
          status: "succeeded",
          failureMessage: null,
        });
      },
    );

    test.each([
      [true, "succeeded", "payment_succeeded"],
      [false, "requires_payment", "payment_open"],
    ])("a bank that asks first and is told %s", async (approve, status, kind) => {
      const intent = await open();
      await bench.payByCard(intent, "authenticationRequired");
      expect(await gateway.retrieveIntent(intent.id)).toMatchObject({ status: "requires_action" });
      await bench.answerBank(intent, approve);
      expect(await gateway.retrieveIntent(intent.id)).toMatchObject({ status });
      expect((await kinds()).toSorted()).toEqual(["payment_open", kind].toSorted());
    });

    test("PayNow waits for the banking app", async () => {
      const intent = await open();
      await bench.showPayNow(intent);
      expect(await gateway.retrieveIntent(intent.id)).toMatchObject({
        status: "requires_action",
        method: "paynow",
      });
      await bench.answerBank(intent, true);
      expect(await gateway.retrieveIntent(intent.id)).toMatchObject({
        status: "succeeded",
        method: "paynow",
      });
    });

    test("a cancelled charge stays cancelled, and a succeeded one succeeded", async () => {
      const intent = await open();
      expect(await gateway.cancelIntent(intent.id)).toMatchObject({ status: "cancelled" });
      expect(await gateway.cancelIntent(intent.id)).toMatchObject({ status: "cancelled" });
      const { id } = await paid();
      expect(await gateway.cancelIntent(id)).toMatchObject({ status: "succeeded" });
    });

    test("an intent that was never opened is refused permanently", async () => {
      await expect(gateway.retrieveIntent("pi_unknown")).rejects.toThrow(GatewayError);
      await expect(gateway.cancelIntent("pi_unknown")).rejects.toThrow(GatewayError);
    });
  });

  describe("saved cards", () => {
    test("one customer of ours is one customer there", async () => {
      const given = { customerId: v7(), email: "mei@sayang.test", name: "Mei" };
      expect(await gateway.createCustomer(given)).toEqual(await gateway.createCustomer(given));
    });

    test("a card is saved on request, listed and deleted", async () => {
      const { customerId, savedCardId } = await saved();
      const card = { id: savedCardId, brand: "visa", last4: "4242", expMonth: 12, expYear: 2039 };
      expect(await gateway.listCards(customerId)).toEqual([card]);
      const stranger = await customer();
      expect(await gateway.deleteCard(stranger, savedCardId)).toBe(false);
      expect(await gateway.deleteCard(customerId, savedCardId)).toBe(true);
      expect(await gateway.listCards(customerId)).toEqual([]);
      expect(await gateway.deleteCard(customerId, savedCardId)).toBe(false);
    });

    test("a customer is deleted with its cards, and deleting again does no harm", async () => {
      const { customerId, savedCardId } = await saved();
      await gateway.deleteCustomer(customerId);
      await gateway.deleteCustomer(customerId);
      expect(await gateway.listCards(customerId).catch(() => [])).toEqual([]);
      const late = open({ customerId, savedCardId, saveCard: false });
      await expect(late).rejects.toThrow();
    });

    test("saving can be decided until the card is charged", async () => {
      const customerId = await customer();
      const kept = await open({ customerId });
      await gateway.setSaveCard(kept.id, true);
      await gateway.setSaveCard(kept.id, false);
      await bench.payByCard(kept, "success");
      expect(await gateway.listCards(customerId)).toEqual([]);
      const other = await open({ customerId });
      await gateway.setSaveCard(other.id, true);
      await bench.payByCard(other, "success");
      expect(await gateway.listCards(customerId)).toHaveLength(1);
    });

    test("a saved card pays an open intent, or a new one immediately", async () => {
      const { customerId, savedCardId } = await saved();
      const intent = await open({ customerId });
      const charged = await gateway.payWithSavedCard(intent.id, savedCardId);
      expect(charged).toMatchObject({ status: "succeeded", savedCardId });
      expect(await gateway.payWithSavedCard(intent.id, savedCardId)).toMatchObject({ status: "succeeded" });
      const idempotencyKey = v7();
      const given = { idempotencyKey, customerId, savedCardId, offSession: true };
      const atOnce = await open(given);
      expect(atOnce).toMatchObject({ status: "succeeded" });
      expect(await open(given)).toEqual(atOnce);
    });

    test("a saved card that is declined is an outcome, not an error", async () => {
      const customerId = await customer();
      const first = await open({ customerId, saveCard: true });
      await bench.payByCard(first, "authenticationRequired");
      await bench.answerBank(first, true);
      const { savedCardId } = await gateway.retrieveIntent(first.id);
      const away = await open({ customerId, savedCardId: savedCardId ?? "", offSession: true });
      expect(away).toMatchObject({
        status: "requires_payment",
        failureMessage: expect.stringContaining("authentic"),
      });
      const present = await open({ customerId, savedCardId: savedCardId ?? "" });
      expect(present).toMatchObject({ status: "requires_action" });
    });

    test("nobody can pay with another customer's card", async () => {
      const { savedCardId } = await saved();
      const intent = await open({ customerId: await customer() });
      await expect(gateway.payWithSavedCard(intent.id, savedCardId)).rejects.toThrow(GatewayError);
    });
  });

  describe("refunds", () => {
    test("full and partial ones are made once each, and never exceed the payment", async () => {
      const { id: intentId } = await paid();
      await bench.events();
      const refundId = v7();
      const first = await gateway.refund({ intentId, amountCents: 10_000, refundId });
      expect(await gateway.refund({ intentId, amountCents: 10_000, refundId })).toEqual(first);
      await gateway.refund({ intentId, amountCents: 20_000, refundId: v7() });
      await expect(gateway.refund({ intentId, amountCents: 1, refundId: v7() })).rejects.toThrow(
        GatewayError,
      );
      const events = await bench.events();
      expect(events).toHaveLength(2);
      expect(events).toContainEqual(
        expect.objectContaining({ kind: "refund_succeeded", refundId, amountCents: 10_000, ...first }),
      );
    });

    test("one that the bank sends back can be made again", async () => {
      const { id: intentId } = await paid({}, "refundFails");
      await bench.events();
      const request = { intentId, amountCents: 30_000, refundId: v7() };
      const first = await gateway.refund(request);
      expect(await bench.events()).toMatchObject([
        {
          kind: "refund_failed",
          refundId: request.refundId,
          reason: "expired_or_canceled_card",
          ...first,
        },
      ]);
      const second = await gateway.refund(request);
      expect(second.gatewayRefundId).not.toBe(first.gatewayRefundId);
    });

    test("an unpaid charge cannot be refunded", async () => {
      const { id: intentId } = await open();
      await expect(gateway.refund({ intentId, amountCents: 1, refundId: v7() })).rejects.toThrow(
        GatewayError,
      );
    });
  });

  test("a disputed card is reported, after its payment", async () => {
    const intent = await open();
    await bench.payByCard(intent, "disputed");
    expect(await bench.events()).toContainEqual(
      expect.objectContaining({
        kind: "dispute_opened",
        intentId: intent.id,
        amountCents: 30_000,
        reason: "fraudulent",
        evidenceBy: expect.any(Date),
      }),
    );
  });

  describe("connected accounts", () => {
    const connected = async (complete = true) => gateway.authorize(await bench.connect(complete));

    test("the page gets the state back, and its code works for one account, once", async () => {
      expect(new URL(gateway.connectUrl("a state&more")).searchParams.get("state")).toBe("a state&more");
      const code = await bench.connect(true);
      const account = await gateway.authorize(code);
      expect(account).toMatchObject({ detailsSubmitted: true, payoutsEnabled: true, requirements: [] });
      expect(await gateway.retrieveAccount(account.id)).toEqual(account);
      await expect(gateway.authorize(code)).rejects.toThrow(GatewayError);
      await expect(gateway.authorize("ac_guessed")).rejects.toThrow(GatewayError);
    });

    test("an incomplete account reports what is missing, and is paid nothing", async () => {
      const account = await connected(false);
      expect(account).toMatchObject({ payoutsEnabled: false });
      expect(account.requirements).toContain("external_account");
      const transfer = { accountId: account.id, amountCents: 500, payoutId: v7() };
      await expect(gateway.transfer(transfer)).rejects.toThrow(GatewayError);
      expect(await bench.events()).toEqual([]);
    });

    test("a transfer is made once, and reversed in parts", async () => {
      const payoutId = v7();
      const { id: accountId } = await connected();
      const request = { accountId, amountCents: 90_000, payoutId };
      const { gatewayTransferId: transferId } = await gateway.transfer(request);
      expect(await gateway.transfer(request)).toEqual({ gatewayTransferId: transferId });
      expect(await bench.events()).toMatchObject([
        { kind: "transfer_paid", transferId, payoutId, amountCents: 90_000 },
      ]);
      const part = { transferId, amountCents: 40_000, reversalId: v7() };
      const reversal = await gateway.reverseTransfer(part);
      expect(await gateway.reverseTransfer(part)).toEqual(reversal);
      await gateway.reverseTransfer({ transferId, amountCents: 50_000, reversalId: v7() });
      const reversed = await bench.events();
      expect(
        reversed.map((event) => event.kind === "transfer_reversed" && event.amountCents).toSorted(),
      ).toEqual([40_000, 90_000]);
      const more = { transferId, amountCents: 1, reversalId: v7() };
      await expect(gateway.reverseTransfer(more)).rejects.toThrow(GatewayError);
    });
  });
});
