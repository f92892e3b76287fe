/** Explains that payments are held until the order is complete. Shown wherever a couple pays, and on the order. */
export const PAYMENT_PROTECTION =
  "The vendor is paid once your order is complete. If the vendor cancels, or closes down before that, all of it comes back to you.";
