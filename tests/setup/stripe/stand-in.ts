import Stripe from "stripe";
import { StripeAccounts } from "./accounts";
import { disputeOf, newId, StripeBooks } from "./books";
import { type Call, missing, stripeProtocol } from "./protocol";

export const STRIPE_SETTINGS = {
  STRIPE_SECRET_KEY: "sk_test_standin",
  STRIPE_PUBLISHABLE_KEY: "pk_test_standin",
  STRIPE_WEBHOOK_SECRET: "whsec_account",
  STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_connect",
  STRIPE_CONNECT_CLIENT_ID: "ca_standin",
};

/** An event as Stripe posts it. */
export type StripePost = { rawBody: string; signature: string };

/**
 * Stripe on a local port, speaking its HTTP protocol. This process's settings point to it, with the given
 * `PAYMENT_GATEWAY`. Events wait in `posts` until a test takes them.
 */
export function useStripe(given: { gateway?: "sandbox" | "stripe" } = {}) {
  const posts: StripePost[] = [];
  const signer = new Stripe(STRIPE_SETTINGS.STRIPE_SECRET_KEY).webhooks;

  const post = (event: object, secret: string): StripePost => {
    const rawBody = JSON.stringify(event);
    return { rawBody, signature: signer.generateTestHeaderString({ payload: rawBody, secret }) };
  };
  const emit = (type: string, object: object, account?: string) => {
    const event = {
      id: newId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: 1,
      type,
      livemode: false,
      data: { object: structuredClone(object) },
      ...(account ? { account } : {}),
    };
    const { STRIPE_WEBHOOK_SECRET: ours, STRIPE_CONNECT_WEBHOOK_SECRET: connected } = STRIPE_SETTINGS;
    posts.push(post(event, account ? connected : ours));
  };

  const books = new StripeBooks(emit);
  const accounts = new StripeAccounts(emit);
  const protocol = stripeProtocol(STRIPE_SETTINGS.STRIPE_SECRET_KEY, (call) =>
    serveStripe(call, books, accounts),
  );
  const before = { ...process.env };

  beforeAll(async () => {
    const base = await protocol.start();
    const gateway = given.gateway ?? "stripe";
    Object.assign(process.env, { ...STRIPE_SETTINGS, STRIPE_API_BASE: base, PAYMENT_GATEWAY: gateway });
  });
  afterAll(async () => {
    process.env = before;
    await protocol.stop();
  });

  return {
    books,
    accounts,
    posts,
    seen: protocol.seen,
    befall: protocol.befall,
    forgetKeys: protocol.forgetKeys,
    emit,
    /** Signs a body that the test provides. */
    post,
    /** The bank decides the dispute about that charge. */
    closeDispute: (intentId: string, status: "won" | "lost") =>
      emit("charge.dispute.closed", disputeOf(books.intent(intentId), status)),
  };
}

type Serve = (ids: string[], params: Call["params"], books: StripeBooks, accounts: StripeAccounts) => object;

const ROUTES: readonly [method: string, path: RegExp, serve: Serve][] = [
  ["POST", /^\/v1\/payment_intents$/, (_, params, books) => books.createIntent(params)],
  ["GET", /^\/v1\/payment_intents\/(\w+)$/, ([id = ""], params, books) => books.retrieveIntent(id, params)],
  ["POST", /^\/v1\/payment_intents\/(\w+)$/, ([id = ""], params, books) => books.updateIntent(id, params)],
  [
    "POST",
    /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    ([id = ""], params, books) => books.confirm(id, params),
  ],
  [
    "POST",
    /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    ([id = ""], params, books) => books.cancelIntent(id, params),
  ],
  ["POST", /^\/v1\/refunds$/, (_, params, books) => books.refund(params)],
  ["GET", /^\/v1\/refunds$/, (_, params, books) => books.listRefunds(params)],
  ["POST", /^\/v1\/customers$/, (_, params, books) => books.createCustomer(params)],
  ["DELETE", /^\/v1\/customers\/(\w+)$/, ([id = ""], _, books) => books.deleteCustomer(id)],
  [
    "GET",
    /^\/v1\/customers\/(\w+)\/payment_methods$/,
    ([id = ""], params, books) => books.cardsOf(id, params),
  ],
  [
    "GET",
    /^\/v1\/customers\/(\w+)\/payment_methods\/(\w+)$/,
    ([id = "", card = ""], _, books) => books.cardOf(id, card),
  ],
  ["POST", /^\/v1\/payment_methods\/(\w+)\/detach$/, ([id = ""], _, books) => books.detach(id)],
  ["POST", /^\/oauth\/token$/, (_, params, _books, accounts) => accounts.token(params)],
  ["GET", /^\/v1\/accounts\/(\w+)$/, ([id = ""], _, _books, accounts) => accounts.retrieve(id)],
  ["POST", /^\/v1\/transfers$/, (_, params, _books, accounts) => accounts.transfer(params)],
  ["GET", /^\/v1\/transfers$/, (_, params, _books, accounts) => accounts.listTransfers(params)],
  [
    "POST",
    /^\/v1\/transfers\/(\w+)\/reversals$/,
    ([id = ""], params, _books, accounts) => accounts.reverse(id, params),
  ],
  [
    "GET",
    /^\/v1\/transfers\/(\w+)\/reversals$/,
    ([id = ""], params, _books, accounts) => accounts.listReversals(id, params),
  ],
];

/** Answers a call of the API from the books. */
export function serveStripe(
  { method, path, params }: Call,
  books: StripeBooks,
  accounts: StripeAccounts,
): object {
  for (const [wanted, pattern, run] of ROUTES) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (match) return run(match.slice(1), params, books, accounts);
  }
  throw missing(`${method} ${path}`);
}
