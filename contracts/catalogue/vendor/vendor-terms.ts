/** How a version of a vendor's own terms was given; `none` is a version by which the vendor stops having any. */
export const TERMS_KINDS = ["text", "pdf", "none"] as const;
export type TermsKind = (typeof TERMS_KINDS)[number];

export const TERMS_TEXT_MAX = 20_000;
export const TERMS_FILE_BYTES = 5 * 1024 * 1024;
export const TERMS_FILE_REFUSED = "Upload your terms as a PDF";
/** How many days ahead a new version can be announced. */
export const TERMS_AHEAD_DAYS = 366;

/** One version of a vendor's own terms, as shown to a couple beside a purchase. */
export type VendorTermsRef = {
  id: string;
  /** 1 for the vendor's first. */
  version: number;
  kind: "text" | "pdf";
  /** The first day in Singapore on which it applies, `YYYY-MM-DD`. */
  appliesFrom: string;
  /** Of the file that `GET /vendor/terms/file/{id}` returns, in hexadecimal. */
  sha256: string;
  fileName: string;
};

/** `/vendor-detail/{slug}/terms/{version}`. */
export type VendorTermsPage = VendorTermsRef & {
  vendorName: string;
  slug: string;
  /** "" for a PDF. */
  text: string;
  /** The version that applies to new orders today; null when the vendor has no terms of its own any more. */
  current: number | null;
};

/**
 * `scheduled` applies from a later day, `current` to new orders, `past` only to the orders placed under it.
 */
export type TermsStanding = "scheduled" | "current" | "past";

/** A version as its vendor sees it. */
export type OwnTerms = Omit<VendorTermsRef, "kind"> & {
  _id: string;
  kind: TermsKind;
  standing: TermsStanding;
  /** "" for a PDF and for `none`. */
  text: string;
  /** In bytes. */
  size: number;
  /** ISO 8601, UTC */
  publishedAt: string;
};

/** Returns the address of a version of a vendor's terms. */
export const vendorTermsHref = (vendorKey: string, version: number) =>
  `/vendor-detail/${vendorKey}/terms/${version}`;
