/** Events by the names and fields of Google Analytics 4, which tag managers read from `window.dataLayer`. */
type AnalyticsEvent = {
  event: "add_to_cart";
  ecommerce: {
    currency: "SGD";
    /** Dollars. */
    value: number;
    items: { item_id: string; price: number; quantity: number }[];
  };
};

/**
 * Sends an event to the data layer; the only way to analytics. Does nothing unless the build was made with
 * NEXT_PUBLIC_ANALYTICS=dataLayer.
 */
function track(event: AnalyticsEvent): void {
  if (process.env.NEXT_PUBLIC_ANALYTICS !== "dataLayer" || typeof window === "undefined") return;
  const page = window as { dataLayer?: AnalyticsEvent[] };
  (page.dataLayer ??= []).push(event);
}

/** Tracks a product that was added to the cart. `price` is what one unit costs, in dollars. */
export function trackAddToCart(item: { productId: string; price: number; quantity: number }): void {
  const { productId, price, quantity } = item;
  track({
    event: "add_to_cart",
    ecommerce: {
      currency: "SGD",
      value: Math.round(price * quantity * 100) / 100,
      items: [{ item_id: productId, price, quantity }],
    },
  });
}
