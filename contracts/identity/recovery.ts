import type { AccountRole } from "./auth";

/** The roles that reset a forgotten password by a mailed link. An operator's is renewed on the server. */
export type RecoveryRole = Exclude<AccountRole, "operator">;

export const RESET_MAILED = "Please check your email to reset your password";
export const RESET_DONE = "Password has been reset";
export const LINK_GONE = "This link has expired or has been used already. Please ask for a new one.";
