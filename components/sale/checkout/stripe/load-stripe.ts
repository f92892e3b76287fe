import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";

const loading = new Map<string, Promise<Stripe | null>>();

/** Loads Stripe's script once. A failure is forgotten, so that the next call tries again. */
export function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const known = loading.get(publishableKey);
  if (known) return known;
  const started = loadStripe(publishableKey).catch((error: unknown) => {
    loading.delete(publishableKey);
    throw error;
  });
  loading.set(publishableKey, started);
  return started;
}
