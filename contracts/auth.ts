import { type InferType, object, string } from "yup";

export const ACCOUNT_ROLES = ["customer", "vendor", "operator"] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const EMAIL_MAX = 254;
export const PASSWORD_MAX = 128;

export const loginBody = object({
  email: string()
    .trim()
    .lowercase()
    .email("Please enter a valid email address")
    .max(EMAIL_MAX)
    .required("Email is required"),
  password: string().max(PASSWORD_MAX).required("Password is required"),
});
export type LoginBody = InferType<typeof loginBody>;

export const refreshBody = object({ refreshToken: string().max(512).required("refreshToken is required") });
export type RefreshBody = InferType<typeof refreshBody>;

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
  status: string;
  categories: { _id: string; name: string }[];
};

/** `orders` is the number of orders the customer has placed. */
export type CustomerLogin = { tokens: TokenPair; user: SessionUser; orders: number };
export type VendorLogin = { tokens: TokenPair; vendor: SessionVendor };
