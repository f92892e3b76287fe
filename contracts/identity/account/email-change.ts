/** GET /user/auth/email-change: the address that waits to be confirmed, or null. `expiresAt` is ISO 8601, UTC. */
export type PendingEmailChange = { pending: { email: string; expiresAt: string } | null };

/** POST /user/auth/email-change: the same whether or not the address already has an account. */
export const EMAIL_CHANGE_MAILED = "Check the new address for a link to confirm the change";
export const EMAIL_CHANGED = "Your email address has been changed";
export const EMAIL_RESTORED =
  "Your email address is back. We’ve emailed you a link to choose a new password.";
export const SAME_EMAIL = "That’s already your email address";
export const EMAIL_TAKEN = "This address can’t be used, because it has a Sayang account of its own";

/** How long the previous address can undo a change. */
export const UNDO_EMAIL_DAYS = 7;
