import type { Language } from "@/lib/language/languages";
import type { OperatorRole } from "./operator/operator";
import type { TwoStepPending } from "./two-step";
import type { Wedding } from "./wedding";
import type { VendorRole, VendorStatus } from "./vendor-account";

export const ACCOUNT_ROLES = ["customer", "vendor", "operator"] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export type Token = { token: string; /** ISO 8601, UTC */ expires: string };
export type TokenPair = { access: Token; refresh: Token };

/** A signed-in customer. */
export type SessionUser = {
  id: string;
  _id: string;
  email: string;
  roleUser: "customer";
  firstName: string;
  lastName: string;
  twoStepAuthentication: boolean;
  isEmailVerified: boolean;
  weddingDate: string | null;
  /** The couple's wedding; its date is `weddingDate`. */
  wedding: Wedding;
};

/** A signed-in vendor: `id` is the shop's, `email` the login's. */
export type SessionVendor = {
  id: string;
  _id: string;
  email: string;
  roleUser: "vendor";
  /** Determines the login's permissions for the shop. */
  teamRole: VendorRole;
  vendorName: string;
  status: VendorStatus;
  categories: { _id: string; name: string }[];
};

/** `orders` is the number of orders the customer has placed. */
export type CustomerLogin = { tokens: TokenPair; user: SessionUser; orders: number };
/** POST /user/auth/login: signed in, or waiting for the second step. */
export type CustomerLoginAnswer = CustomerLogin | TwoStepPending;
/**
 * POST /user/auth/verify-email: `login` is set only in the browser that registered, and only when nobody is signed in
 * there.
 */
export type VerifiedEmail = { login: CustomerLogin | null };
export type VendorLogin = { tokens: TokenPair; vendor: SessionVendor };

export type SessionOperator = {
  id: string;
  _id: string;
  email: string;
  roleUser: "operator";
  operatorRole: OperatorRole;
};
export type OperatorLogin = { tokens: TokenPair; operator: SessionOperator };

export type SessionAccount = SessionUser | SessionVendor | SessionOperator;

/** GET /user/profile/{id}. `budget` in dollars; images are media file names. */
export type CustomerProfile = SessionUser & {
  brideFirstName: string;
  brideLastName: string;
  groomFirstName: string;
  groomLastName: string;
  brideImage: string | null;
  groomImage: string | null;
  countryCode: string;
  phone: string;
  isPhoneVerified: boolean;
  /** The language of the person's mail, and of pages without a language in their path. */
  language: Language;
  budget: number | null;
};
