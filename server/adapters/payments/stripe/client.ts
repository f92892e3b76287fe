import Stripe from "stripe";
import { readEnv, type StripeSettings } from "@/lib/env";

const RETRIES = 2;
const TIMEOUT_MS = 20_000;

let latest: { settings: StripeSettings; stripe: Stripe } | undefined;

/** Returns the Stripe settings. Throws when there are none. */
export function stripeSettings(): StripeSettings {
  const { stripe } = readEnv();
  if (!stripe) throw new Error("Stripe is not configured: STRIPE_SECRET_KEY is missing");
  return stripe;
}

/** Returns Stripe's client for the current settings. It retries network failures itself, idempotently. */
export function stripeClient(): Stripe {
  const settings = stripeSettings();
  if (latest?.settings !== settings) latest = { settings, stripe: makeClient(settings) };
  return latest.stripe;
}

function makeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = { telemetry: false, maxNetworkRetries: RETRIES, timeout: TIMEOUT_MS };
  if (!apiBase) return new Stripe(secretKey, base);
  const { hostname, port, protocol } = new URL(apiBase);
  return new Stripe(secretKey, {
    ...base,
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    protocol: protocol === "http:" ? "http" : "https",
  });
}
