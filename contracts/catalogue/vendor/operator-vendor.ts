import type { Page } from "@/contracts/envelope";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import type { ValidationChecks } from "./vendor";
import type { OperatorVendorTransition } from "./vendor-status";

export type Declaration = Exclude<keyof ValidationChecks, "comment">;

/** A row of GET /operator/vendor. */
export type OperatorVendorRow = {
  _id: string;
  vendorName: string;
  email: string;
  /** The main service offering. */
  category: string;
  status: VendorStatus;
  /** ISO 8601, UTC */
  appliedAt: string;
};
export type OperatorVendors = Page<OperatorVendorRow>;

/** A vendor with whom this one shares something that is usually one vendor's own. */
export type VendorTwin = {
  _id: string;
  vendorName: string;
  status: VendorStatus;
  shares: readonly ("UEN" | "phone" | "website")[];
};

/** A vendor's terms that only Sayang sets. */
export type VendorTerms = {
  /** In percent of what couples pay, for orders placed from now on. */
  commission: number;
  /** Its products are published without review. */
  isTrusted: boolean;
  /** The first and last day on which it is featured, `YYYY-MM-DD` in Singapore; both null when it isn't. */
  featuredFrom: string | null;
  featuredUntil: string | null;
};

/** GET /operator/vendor/{id}: a vendor's own statements and the checks of them. */
export type OperatorVendor = OperatorVendorRow & {
  slug: string;
  statusReason: string;
  companyName: string;
  companyRegistrationNumber: string;
  /** Whether the UEN has one of the three forms that ACRA issues. */
  isUenValid: boolean;
  website: string;
  /** Spaced for reading, with its country code; "" when none was given. */
  phone: string;
  address: string;
  owner: { name: string; email: string; phone: string } | null;
  /** The declarations that the vendor didn't make. */
  undeclared: Declaration[];
  comment: string;
  products: number;
  twins: VendorTwin[];
  terms: VendorTerms;
  /** The decisions that the vendor's status allows. */
  decisions: OperatorVendorTransition[];
};
