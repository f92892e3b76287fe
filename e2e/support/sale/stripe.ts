import type { Page } from "@playwright/test";
import Stripe from "stripe";
import type { SandboxCard } from "@/contracts/sale/payment/payment";
import { StripeAccounts } from "@/tests/setup/stripe/accounts";
import { newId, StripeBooks } from "@/tests/setup/stripe/books";
import { StripeRefusal, stripeProtocol } from "@/tests/setup/stripe/protocol";
import { serveStripe, STRIPE_SETTINGS } from "@/tests/setup/stripe/stand-in";

/** The parts of Stripe's script that the page uses: one field that accepts the name of a test card. */
const SCRIPT = `
window.Stripe = () => {
  let card = "success";
  let secret = "";
  const element = () => {
    const listeners = {};
    return {
      on(event, run) { listeners[event] = run; return this; },
      off() { return this; },
      mount(host) {
        const input = document.createElement("input");
        input.setAttribute("aria-label", "Card at Stripe");
        input.oninput = () => { card = input.value; };
        host.append(input);
        setTimeout(() => listeners.ready && listeners.ready({ elementType: "payment" }));
      },
      update() {}, unmount() {}, destroy() {}, collapse() {},
    };
  };
  return {
    elements(options) {
      secret = options.clientSecret;
      return { create: element, getElement: () => null, update() {}, submit: async () => ({}), on() {}, off() {} };
    },
    confirmPayment: () => window.payAtStripe(secret, card),
    confirmCardPayment() {}, createToken() {}, createPaymentMethod() {},
    handleNextAction: ({ clientSecret }) => window.askBankAtStripe(clientSecret),
    _registerWrapper() {}, registerAppInfo() {},
  };
};`;

/** Starts a local Stripe stand-in for a server started with `settings`, with its script for the page. */
export async function startStripe() {
  const posts: (() => Promise<void>)[] = [];
  let webhook = "";
  const signer = new Stripe(STRIPE_SETTINGS.STRIPE_SECRET_KEY).webhooks;
  const emit = (type: string, object: object) => {
    const payload = JSON.stringify({ id: newId("evt_e2e"), object: "event", type, data: { object } });
    const secret = STRIPE_SETTINGS.STRIPE_WEBHOOK_SECRET;
    posts.push(async () => {
      const signature = signer.generateTestHeaderString({ payload, secret });
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      await fetch(webhook, { method: "POST", headers, body: payload });
    });
  };
  const books = new StripeBooks(emit);
  const accounts = new StripeAccounts(emit);
  const protocol = stripeProtocol(STRIPE_SETTINGS.STRIPE_SECRET_KEY, (call) =>
    serveStripe(call, books, accounts),
  );
  const settings = { ...STRIPE_SETTINGS, PAYMENT_GATEWAY: "stripe", STRIPE_API_BASE: await protocol.start() };

  let bankApproves = true;
  const idOf = (clientSecret: string) => clientSecret.split("_secret_", 1)[0] ?? "";

  function pay(clientSecret: string, card: SandboxCard): object {
    const id = idOf(clientSecret);
    try {
      const paymentIntent = books.confirm(id, { payment_method: books.newCard(card) });
      return books.intent(id).status === "requires_action" ? askBank(clientSecret) : { paymentIntent };
    } catch (error) {
      if (error instanceof StripeRefusal) return { error: { message: error.message } };
      throw error;
    }
  }

  function askBank(clientSecret: string): object {
    const id = idOf(clientSecret);
    books.answerAction(id, bankApproves);
    const { status, last_payment_error: refusal } = books.intent(id);
    return refusal ? { error: { message: refusal.message } } : { paymentIntent: { status } };
  }

  return {
    settings,
    /** Sends events to that server from now on. */
    tell(origin: string) {
      webhook = `${origin}/api/v1/payment/webhook`;
    },
    /** Sets the bank's answer to the next confirmations. */
    bankSays(approves: boolean) {
      bankApproves = approves;
    },
    /** Answers requests for js.stripe.com on this page once `unblock` was called. */
    async stub(page: Page): Promise<{ unblock: () => void }> {
      let blocked = true;
      await page.route("https://js.stripe.com/**", (route) =>
        blocked ? route.abort() : route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
      );
      const andTell = async (result: object) => {
        for (const post of posts.splice(0)) await post();
        return result;
      };
      await page.exposeFunction("payAtStripe", (clientSecret: string, card: SandboxCard) =>
        andTell(pay(clientSecret, card)),
      );
      await page.exposeFunction("askBankAtStripe", (clientSecret: string) => andTell(askBank(clientSecret)));
      return { unblock: () => void (blocked = false) };
    },
    stop: () => protocol.stop(),
  };
}
