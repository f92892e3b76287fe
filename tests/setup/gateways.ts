import { type SandboxAccountKind, SANDBOX_CARDS, type SandboxCard } from "@/contracts/sale/payment/payment";
import type { GatewayEvent, GatewayIntent, PaymentGateway } from "@/server/adapters/payments/gateway";
import { connectSandboxAccount } from "@/server/adapters/payments/sandbox-connect";
import {
  deliverSandboxEvents,
  deliverSandboxEventsBy,
  runSandboxDelivery,
} from "@/server/adapters/payments/sandbox-delivery";
import { sandboxGateway } from "@/server/adapters/payments/sandbox-gateway";
import { authenticateIntent, confirmIntent, startPayNow } from "@/server/adapters/payments/sandbox-intents";
import { stripeGateway } from "@/server/adapters/payments/stripe/stripe-gateway";
import { useTestDatabase } from "./database";
import { useStripe } from "./stripe/stand-in";

/** A processor, and the people who use its pages. */
export type GatewayBench = {
  gateway: PaymentGateway;
  /** The couple enters a card in the page's form. */
  payByCard(intent: GatewayIntent, card: SandboxCard): Promise<unknown>;
  showPayNow(intent: GatewayIntent): Promise<unknown>;
  /** The bank's page, or the banking app that scanned the code. */
  answerBank(intent: GatewayIntent, approve: boolean): Promise<unknown>;
  /** A vendor presses "Connect"; returns the code. */
  connect(complete: boolean): Promise<string>;
  /** The events posted since the last call, verified and parsed. */
  events(): Promise<GatewayEvent[]>;
};

/** The embedded processor, with its events intercepted. */
export function useSandboxBench(): GatewayBench {
  // Runs before the hook that closes the database, because a delivery in progress must end first.
  afterAll(() => runSandboxDelivery());
  useTestDatabase();
  const posts: { rawBody: string; signature: string }[] = [];
  beforeAll(() => {
    deliverSandboxEventsBy((rawBody, signature) => {
      posts.push({ rawBody, signature });
      return Promise.resolve(200);
    });
  });
  const account = async (kind: SandboxAccountKind) => {
    const { returnUrl } = await connectSandboxAccount({ state: "a-state", account: kind });
    return new URL(returnUrl, "http://sayang.test").searchParams.get("code") ?? "";
  };
  return {
    gateway: sandboxGateway,
    payByCard: ({ id, clientSecret }, card) =>
      confirmIntent(id, { clientSecret, cardNumber: SANDBOX_CARDS[card], expiry: "12/39", cvc: "123" }),
    showPayNow: ({ id, clientSecret }) => startPayNow(id, { clientSecret }),
    answerBank: ({ id, clientSecret }, approve) =>
      authenticateIntent(id, { clientSecret, outcome: approve ? "approve" : "fail" }),
    connect: (complete) => account(complete ? "success" : "incomplete"),
    async events() {
      await runSandboxDelivery();
      await deliverSandboxEvents();
      return posts
        .splice(0)
        .map(({ rawBody, signature }) => sandboxGateway.verifyWebhook(rawBody, signature));
    },
  };
}

/** Stripe's own client in front of a Stripe stand-in. */
export function useStripeBench(): GatewayBench & { stripe: ReturnType<typeof useStripe> } {
  const stripe = useStripe();
  const { books, accounts, posts } = stripe;
  const confirm = (intent: GatewayIntent, method: string) =>
    Promise.resolve().then(() => books.confirm(intent.id, { payment_method: method }));
  return {
    stripe,
    gateway: stripeGateway,
    payByCard: (intent, card) => confirm(intent, books.newCard(card)).catch(() => null),
    showPayNow: (intent) => confirm(intent, books.newPayNow()),
    answerBank: (intent, approve) => Promise.resolve(books.answerAction(intent.id, approve)),
    connect: (complete) => Promise.resolve(accounts.connect(complete)),
    events: () =>
      Promise.resolve(
        posts.splice(0).map(({ rawBody, signature }) => stripeGateway.verifyWebhook(rawBody, signature)),
      ),
  };
}
