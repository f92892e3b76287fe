/** The footers' reasons for mail to a shop, and for mail about an order. */
export const WHY_VENDOR = "You’re receiving this email because a Sayang vendor account uses this address.";
export const WHY_ORDERED =
  "You’re receiving this email because you or your partner placed an order on Sayang.";

/** Capitalises the beginning of a sentence. */
export const opening = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
