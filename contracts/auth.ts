import { boolean, type InferType, object, string } from "yup";
import { PASSWORD_MAX } from "./password";
import { emailAddress } from "./text";
import type { TwoStepPending } from "./two-step";
import type { VendorStatus } from "./vendor";

export const ACCOUNT_ROLES = ["customer", "vendor", "operator"] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const EMAIL_MAX = 254;

export const loginBody = object({
  email: emailAddress()
    .email("Please enter a valid email address")
    .max(EMAIL_MAX)
    .required("Email is required"),
  password: string().max(PASSWORD_MAX).required("Password is required"),
  /** Spec customer §3: this browser asks to be spared the second step. Its signed cookie decides. */
  disableVerificationOnThisBrowser: boolean().typeError(
    "disableVerificationOnThisBrowser must be true or false",
  ),
});
export type LoginBody = InferType<typeof loginBody>;

export const refreshBody = object({ refreshToken: string().max(512).required("refreshToken is required") });
export type RefreshBody = InferType<typeof refreshBody>;

/** Without a token the call still clears the browser's session cookie. */
export const logoutBody = object({ refreshToken: string().max(512).default("") });
export type LogoutBody = InferType<typeof logoutBody>;

export type Token = { token: string; /** ISO 8601, UTC */ expires: string };
export type TokenPair = { access: Token; refresh: Token };

/** A signed-in customer (spec customer §3 User). */
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
};

/** A signed-in vendor (spec vendor §3 Vendor summary). */
export type SessionVendor = {
  id: string;
  _id: string;
  email: string;
  roleUser: "vendor";
  vendorName: string;
  status: VendorStatus;
  categories: { _id: string; name: string }[];
};

/** `orders` is the number of orders the customer has placed. */
export type CustomerLogin = { tokens: TokenPair; user: SessionUser; orders: number };
/** POST /user/auth/login: signed in, or a second step is still to come. */
export type CustomerLoginAnswer = CustomerLogin | TwoStepPending;
export type VendorLogin = { tokens: TokenPair; vendor: SessionVendor };

export type SessionOperator = { id: string; _id: string; email: string; roleUser: "operator" };
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
  budget: number | null;
};

/** GET /vendor/profile/{id}: the part of spec vendor §3 that the vendor's pages show so far. */
export type VendorProfile = SessionVendor & {
  slug: string;
  companyName: string;
  companyRegistrationNumber: string;
  statusReason: string;
  tagline: string;
  profileSummary: string;
  website: string;
  countryCode: string;
  phone: string;
  blockNumber: string;
  unitNo: string;
  buildingName: string;
  streetAddress1: string;
  country: string;
  postCode: string;
  profileImage: string | null;
  bannerImage: string | null;
  enableSelling: boolean;
};
