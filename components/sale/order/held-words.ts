/** What becomes of a couple's payments until the order is complete, in the same words where they pay and afterwards. */
export const HELD_FOR_COUPLE =
  "The vendor is paid once your order is complete. If the vendor cancels, all of it comes back to you.";
