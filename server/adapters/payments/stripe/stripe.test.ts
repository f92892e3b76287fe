import { v7 } from "uuid";
import { MINUTE_MS } from "@/lib/time";
import { useStripeBench } from "@/tests/setup/gateways";
import { STRIPE_SETTINGS } from "@/tests/setup/stripe/stand-in";
import { GatewayError, GatewayUnavailableError, type NewIntent } from "../gateway";
import { WebhookSignatureError } from "../signature";

const { gateway, stripe, payByCard, connect } = useStripeBench();
const { STRIPE_WEBHOOK_SECRET: ours, STRIPE_CONNECT_WEBHOOK_SECRET: connected } = STRIPE_SETTINGS;

const open = (given: Partial<NewIntent> = {}) =>
  gateway.createIntent({ idempotencyKey: v7(), amountCents: 30_000, metadata: { paymentId: "p" }, ...given });

beforeEach(() => {
  stripe.posts.length = 0;
  stripe.seen.length = 0;
});

describe("requests", () => {
  test("carry amount, currency, methods and our key", async () => {
    const idempotencyKey = v7();
    await open({ idempotencyKey });
    expect(stripe.seen).toMatchObject([
      {
        method: "POST",
        path: "/v1/payment_intents",
        key: idempotencyKey,
        params: {
          amount: "30000",
          currency: "sgd",
          metadata: { paymentId: "p" },
          payment_method_types: { 0: "card", 1: "paynow" },
        },
      },
    ]);
  });

  test("save only cards, because PayNow cannot be saved", async () => {
    const { gatewayCustomerId: customerId } = await gateway.createCustomer({
      customerId: v7(),
      email: "mei@sayang.test",
      name: "Mei",
    });
    stripe.seen.length = 0;
    await open({ customerId, saveCard: true });
    expect(stripe.seen[0]?.params).toMatchObject({
      customer: customerId,
      payment_method_options: { card: { setup_future_usage: "off_session" } },
    });
    expect(stripe.seen[0]?.params).not.toHaveProperty("setup_future_usage");
  });

  test.each(["lost-answer", "unreachable", "server-error"] as const)(
    "are repeated after %s, and open one intent",
    async (trouble) => {
      stripe.befall(trouble);
      const before = stripe.books.intents.size;
      const { id } = await open();
      expect(id).toMatch(/^pi_/);
      expect(stripe.books.intents.size).toBe(before + 1);
      expect(new Set(stripe.seen.map(({ key }) => key)).size).toBe(1);
    },
  );

  test("that fail repeatedly can be repeated later", async () => {
    stripe.befall(...Array<"unreachable">(3).fill("unreachable"));
    await expect(open()).rejects.toThrow(GatewayUnavailableError);
    stripe.befall("rate-limit");
    await expect(open()).rejects.toThrow(GatewayUnavailableError);
  });

  test("with a wrong key are not refused permanently, and do not reveal the key", async () => {
    const right = process.env["STRIPE_SECRET_KEY"];
    process.env["STRIPE_SECRET_KEY"] = "sk_test_mistyped";
    try {
      const error = await open().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(GatewayUnavailableError);
      expect(JSON.stringify([error, String(error)])).not.toContain("sk_test_mistyped");
    } finally {
      process.env["STRIPE_SECRET_KEY"] = right;
    }
  });

  test("for a refund find the earlier one after Stripe has forgotten the key", async () => {
    const intent = await open();
    await payByCard(intent, "success");
    const request = { intentId: intent.id, amountCents: 10_000, refundId: v7() };
    const first = await gateway.refund(request);
    for (let other = 0; other < 3; other++) {
      await gateway.refund({ intentId: intent.id, amountCents: 100, refundId: v7() });
    }
    stripe.forgetKeys();
    expect(await gateway.refund(request)).toEqual(first);
    expect(
      stripe.books.refunds.filter(({ metadata }) => metadata["refundId"] === request.refundId),
    ).toHaveLength(1);
  });

  test("for a transfer wait while our balance is too low", async () => {
    const { id: accountId } = await gateway.authorize(await connect(true));
    stripe.accounts.balance = 100;
    const request = { accountId, amountCents: 500, payoutId: v7() };
    await expect(gateway.transfer(request)).rejects.toThrow(GatewayUnavailableError);
    stripe.accounts.balance = 1000;
    stripe.forgetKeys();
    const { gatewayTransferId } = await gateway.transfer(request);
    stripe.forgetKeys();
    expect(await gateway.transfer(request)).toEqual({ gatewayTransferId });
    expect(stripe.accounts.balance).toBe(500);
  });

  test("to an account that revoked our access are refused permanently", async () => {
    await expect(gateway.retrieveAccount("acct_gone")).rejects.toThrow(GatewayError);
  });
});

describe("webhooks", () => {
  const event = (type: string, object: object, more: object = {}) => ({
    id: `evt_${v7()}`,
    object: "event",
    type,
    data: { object },
    ...more,
  });
  const read = (given: object, secret = ours, now?: Date) => {
    const { rawBody, signature } = stripe.post(given, secret);
    return gateway.verifyWebhook(rawBody, signature, now);
  };
  const account = { account: "acct_1" };
  const intent = { id: "pi_1", amount: 500, amount_received: 500, currency: "sgd", metadata: {} };
  const succeeded = event("payment_intent.succeeded", intent);

  test("are accepted with either secret, and no other", () => {
    expect(read(succeeded)).toMatchObject({ kind: "payment_succeeded", intentId: "pi_1", amountCents: 500 });
    expect(read(event("account.updated", {}, account), connected)).toMatchObject({
      kind: "account_updated",
      accountId: "acct_1",
    });
    expect(() => read(succeeded, "whsec_other")).toThrow(WebhookSignatureError);
  });

  test.each([
    ["no signature", undefined],
    ["nonsense", "t=now,v1=zz"],
    ["an empty one", ""],
  ])("are refused with %s", (_name, signature) => {
    expect(() => gateway.verifyWebhook(JSON.stringify(succeeded), signature)).toThrow(WebhookSignatureError);
  });

  test("are refused when altered, and five minutes after signing", () => {
    const { rawBody, signature } = stripe.post(succeeded, ours);
    expect(() => gateway.verifyWebhook(rawBody.replace("500", "501"), signature)).toThrow(
      WebhookSignatureError,
    );
    const later = new Date(Date.now() + 6 * MINUTE_MS);
    expect(() => gateway.verifyWebhook(rawBody, signature, later)).toThrow(WebhookSignatureError);
  });

  test("about a connected account's own business are ignored", () => {
    for (const type of ["payment_intent.succeeded", "refund.created", "charge.dispute.created"]) {
      expect(read(event(type, intent, account), connected)).toMatchObject({ kind: "other" });
    }
    expect(read(event("account.application.deauthorized", {}, account), connected)).toMatchObject({
      kind: "account_disconnected",
      accountId: "acct_1",
    });
  });

  test.each([
    ["customer.created", { id: "cus_1" }],
    ["transfer.updated", { id: "tr_1", metadata: {} }],
    ["refund.created", { id: "re_1", status: "succeeded", amount: 1, metadata: {} }],
    ["refund.created", { id: "re_1", status: "pending", amount: 1, metadata: { refundId: "r" } }],
    ["transfer.created", { id: "tr_1", amount: 1, metadata: {} }],
    ["charge.dispute.created", { id: "du_1", status: "warning_needs_response", payment_intent: "pi_1" }],
    ["charge.dispute.closed", { id: "du_1", status: "warning_closed", payment_intent: "pi_1" }],
    ["charge.dispute.created", { id: "du_1", status: "needs_response", payment_intent: null }],
  ])("of %s that move no money of ours are other (%j)", (type, object) => {
    const full = { reason: "general", amount: 1, evidence_details: { due_by: null }, ...object };
    expect(read(event(type, full))).toMatchObject({ kind: "other", type });
  });

  test.each(["refund.updated", "refund.failed", "charge.refund.updated"])(
    "of a failed refund identify it, like %s",
    (type) => {
      const refund = { id: "re_1", status: "failed", amount: 1, failure_reason: "lost_or_stolen_card" };
      expect(read(event(type, { ...refund, metadata: { refundId: "r" } }))).toMatchObject({
        kind: "refund_failed",
        refundId: "r",
        gatewayRefundId: "re_1",
        reason: "lost_or_stolen_card",
      });
    },
  );

  test.each([
    ["needs_response", "dispute_opened", undefined],
    ["under_review", "dispute_opened", undefined],
    ["won", "dispute_closed", "won"],
    ["lost", "dispute_closed", "lost"],
  ])("of a dispute that is %s", (status, kind, outcome) => {
    const dispute = {
      id: "du_1",
      status,
      payment_intent: { id: "pi_1" },
      amount: 500,
      reason: "fraudulent",
      evidence_details: { due_by: 2_000_000_000 },
    };
    const given = event(outcome ? "charge.dispute.closed" : "charge.dispute.funds_withdrawn", dispute);
    expect(read(given)).toEqual({
      id: given.id,
      type: given.type,
      kind,
      disputeId: "du_1",
      intentId: "pi_1",
      amountCents: 500,
      reason: "fraudulent",
      evidenceBy: new Date(2_000_000_000_000),
      ...(outcome ? { outcome } : {}),
    });
  });
});
