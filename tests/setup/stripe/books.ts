import { randomBytes } from "node:crypto";
import { SANDBOX_CARDS, type SandboxCard } from "@/contracts/sale/payment/payment";
import { invalid, listOf, missing, type Params, page, StripeRefusal, textOf } from "./protocol";

type Metadata = Record<string, string>;
type Method = {
  id: string;
  object: "payment_method";
  type: "card" | "paynow";
  customer: string | null;
  card?: { brand: string; last4: string; exp_month: number; exp_year: number };
};
type Intent = {
  id: string;
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  customer: string | null;
  metadata: Metadata;
  payment_method: string | null;
  payment_method_types: string[];
  payment_method_options: { card?: { setup_future_usage?: string } };
  last_payment_error: { type: string; code: string; message: string; payment_method?: Method } | null;
};
type Refund = {
  id: string;
  object: "refund";
  amount: number;
  currency: string;
  payment_intent: string;
  status: string;
  failure_reason?: string;
  metadata: Metadata;
};

const DECLINES: Partial<Record<SandboxCard, { code: string; message: string }>> = {
  declined: { code: "card_declined", message: "Your card was declined." },
  insufficientFunds: { code: "card_declined", message: "Your card has insufficient funds." },
};
const NEEDS_PERSON = {
  code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

export type Emit = (type: string, object: object, account?: string) => void;

export const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString("hex")}`;

/** Customers, cards, charges and refunds as Stripe keeps them. */
export class StripeBooks {
  readonly intents = new Map<string, Intent>();
  readonly refunds: Refund[] = [];
  private readonly customers = new Map<string, { id: string; email?: string }>();
  private readonly methods = new Map<string, Method & { name: SandboxCard }>();

  constructor(private readonly emit: Emit) {}

  createCustomer(params: Params): object {
    const customer = { id: newId("cus"), object: "customer", email: textOf(params, "email") };
    this.customers.set(customer.id, { id: customer.id });
    return customer;
  }

  /** A card entered in the page's form. */
  newCard(name: SandboxCard): string {
    const card = { brand: "visa", last4: SANDBOX_CARDS[name].slice(-4), exp_month: 12, exp_year: 2039 };
    const id = newId("pm");
    this.methods.set(id, { id, object: "payment_method", type: "card", customer: null, card, name });
    return id;
  }

  newPayNow(): string {
    const id = newId("pm");
    this.methods.set(id, { id, object: "payment_method", type: "paynow", customer: null, name: "success" });
    return id;
  }

  cardsOf(customer: string, params: Params): object {
    if (!this.customers.has(customer)) throw missing(customer);
    const cards = [...this.methods.values()].filter((method) => method.customer === customer);
    return page(`/v1/customers/${customer}/payment_methods`, cards, params);
  }

  cardOf(customer: string, id: string): object {
    const method = this.methods.get(id);
    if (method?.customer !== customer) throw missing(id);
    return method;
  }

  detach(id: string): object {
    const method = this.methods.get(id);
    if (!method?.customer) throw invalid("The payment method is not attached to a customer");
    method.customer = null;
    return method;
  }

  deleteCustomer(id: string): object {
    if (!this.customers.delete(id)) throw missing(id);
    for (const method of this.methods.values()) if (method.customer === id) method.customer = null;
    return { id, object: "customer", deleted: true };
  }

  createIntent(params: Params): object {
    const customer = textOf(params, "customer") ?? null;
    if (customer && !this.customers.has(customer)) throw missing(customer);
    if (!/^\d+$/.test(textOf(params, "amount") ?? ""))
      throw invalid("Invalid integer", "parameter_invalid_integer");
    const id = newId("pi");
    const intent: Intent = {
      id,
      object: "payment_intent",
      amount: Number(params["amount"]),
      amount_received: 0,
      currency: textOf(params, "currency") ?? "",
      status: "requires_payment_method",
      client_secret: `${id}_secret_${newId("s")}`,
      customer,
      payment_method: null,
      metadata: (params["metadata"] ?? {}) as Metadata,
      payment_method_types: listOf(params["payment_method_types"]),
      payment_method_options: {},
      last_payment_error: null,
    };
    this.setOptions(intent, params);
    this.intents.set(id, intent);
    if (params["confirm"] === "true") this.confirm(id, params, params["off_session"] === "true");
    return this.show(intent, params);
  }

  retrieveIntent(id: string, params: Params): object {
    return this.show(this.intent(id), params);
  }

  updateIntent(id: string, params: Params): object {
    const intent = this.intent(id);
    this.setOptions(intent, params);
    return this.show(intent, params);
  }

  cancelIntent(id: string, params: Params): object {
    const intent = this.intent(id);
    if (intent.status === "succeeded" || intent.status === "canceled") {
      throw invalid(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        STATE,
      );
    }
    intent.status = "canceled";
    this.emit("payment_intent.canceled", intent);
    return this.show(intent, params);
  }

  /** Confirmed by the server with its key, or by the page with the client secret. */
  confirm(id: string, params: Params, offSession = false): object {
    const intent = this.intent(id);
    if (intent.status === "succeeded" || intent.status === "canceled") {
      throw invalid(`This PaymentIntent's status is ${intent.status}.`, STATE);
    }
    const method = this.methods.get(textOf(params, "payment_method") ?? "");
    if (!method) throw missing(textOf(params, "payment_method") ?? "");
    if (method.customer && method.customer !== intent.customer)
      throw invalid("The card belongs to another customer");
    intent.payment_method = method.id;
    if (method.type === "paynow" || (method.name === "authenticationRequired" && !offSession)) {
      intent.status = "requires_action";
      this.emit("payment_intent.requires_action", intent);
      return this.show(intent, params);
    }
    const decline = method.name === "authenticationRequired" ? NEEDS_PERSON : DECLINES[method.name];
    if (decline) throw this.decline(intent, method, decline);
    this.succeed(intent, method);
    return this.show(intent, params);
  }

  /** The customer has answered the bank's page or app. */
  answerAction(id: string, approved: boolean): void {
    const intent = this.intent(id);
    const method = this.methods.get(intent.payment_method ?? "");
    if (!method) throw missing(id);
    if (approved) return this.succeed(intent, method);
    this.decline(intent, method, {
      code: "payment_intent_authentication_failure",
      message: "We are unable to authenticate your payment method.",
    });
  }

  refund(params: Params): object {
    const intent = this.intent(textOf(params, "payment_intent") ?? "");
    const amount = Number(params["amount"]);
    const given = this.refunds
      .filter((refund) => refund.payment_intent === intent.id && refund.status !== "failed")
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (intent.status !== "succeeded")
      throw invalid("This PaymentIntent does not have a successful charge to refund.");
    if (given + amount > intent.amount) {
      throw invalid("Refund amount is greater than unrefunded amount on charge", "charge_already_refunded");
    }
    const failed = this.methods.get(intent.payment_method ?? "")?.name === "refundFails";
    const refund: Refund = {
      id: newId("re"),
      object: "refund",
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: failed ? "failed" : "succeeded",
      metadata: (params["metadata"] ?? {}) as Metadata,
      ...(failed ? { failure_reason: "expired_or_canceled_card" } : {}),
    };
    this.refunds.push(refund);
    this.emit(failed ? "refund.failed" : "refund.created", refund);
    return { ...refund, status: failed ? "pending" : "succeeded" };
  }

  listRefunds(params: Params): object {
    const intent = textOf(params, "payment_intent");
    return page(
      "/v1/refunds",
      this.refunds.filter((refund) => refund.payment_intent === intent),
      params,
    );
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw missing(id);
    return intent;
  }

  private setOptions(intent: Intent, params: Params): void {
    if (params["setup_future_usage"] && intent.payment_method_types.includes("paynow")) {
      throw invalid("The payment method type paynow does not support setup_future_usage.");
    }
    const options = params["payment_method_options"] as
      | { card?: { setup_future_usage?: string } }
      | undefined;
    if (options?.card) intent.payment_method_options.card = options.card;
  }

  private succeed(intent: Intent, method: Method & { name: SandboxCard }): void {
    Object.assign(intent, { status: "succeeded", amount_received: intent.amount, last_payment_error: null });
    if (intent.payment_method_options.card?.setup_future_usage === "off_session" && method.type === "card") {
      method.customer ??= intent.customer;
    }
    this.emit("payment_intent.succeeded", intent);
    if (method.name === "disputed") this.emit("charge.dispute.created", disputeOf(intent, "needs_response"));
  }

  private decline(intent: Intent, method: Method, { code, message }: { code: string; message: string }) {
    intent.status = "requires_payment_method";
    intent.payment_method = null;
    intent.last_payment_error = { type: "card_error", code, message, payment_method: method };
    this.emit("payment_intent.payment_failed", intent);
    return new StripeRefusal(402, { type: "card_error", code, message, payment_intent: { ...intent } });
  }

  private show(intent: Intent, params: Params): object {
    const expanded = listOf(params["expand"]).includes("payment_method");
    const method = intent.payment_method && this.methods.get(intent.payment_method);
    return { ...intent, payment_method: expanded ? (method ?? null) : intent.payment_method };
  }
}

const STATE = "payment_intent_unexpected_state";

export function disputeOf(
  intent: Pick<Intent, "id" | "amount">,
  status: string,
  id = `du_${intent.id}`,
): object {
  return {
    id,
    object: "dispute",
    amount: intent.amount,
    currency: "sgd",
    payment_intent: intent.id,
    reason: "fraudulent",
    status,
    evidence_details: { due_by: 2_000_000_000 },
  };
}
