import type { VendorHall } from "./vendor";

/** Facts entered by vendors, shown to couples once an operator has confirmed them. */
export const FACT_KINDS = ["halal", "tables"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/**
 * `replaced` by a newer one that was confirmed, `withdrawn` by its vendor, `lapsed` after the last day of its
 * certificate.
 */
export type FactState = "pending" | "confirmed" | "rejected" | "replaced" | "withdrawn" | "lapsed";

export const CERTIFICATE_NUMBER_MAX = 40;
export const CERTIFICATE_FILE_BYTES = 10 * 1024 * 1024;
export const CERTIFICATE_FILE_REFUSED = "Send the certificate as a PDF, a JPEG or a PNG";
/** Certificates run for a year or two; a date further away is a slip. */
export const CERTIFICATE_YEARS_MAX = 5;
/** How long before its last day the vendor is reminded, in days. */
export const CERTIFICATE_REMINDER_DAYS = 30;
export const HALLS_MAX = 20;
export const HALL_NAME_MAX = 60;
export const HALL_TABLES_MAX = 500;
export const FACT_SENT = "Sent. We’ll email you once we’ve checked it";

type FactEntry = {
  id: string;
  state: FactState;
  /** Why it was rejected; empty otherwise. */
  reason: string;
  /** ISO 8601, UTC */
  sentAt: string;
};

export type HalalFact = FactEntry & {
  /** Of the certificate. */
  number: string;
  /** The last day on which it is valid, `YYYY-MM-DD`. */
  expiresOn: string;
  /** The name of its file. */
  fileName: string;
};

export type TablesFact = FactEntry & { halls: VendorHall[] };

export type FactStanding<F> = {
  /** Confirmed, and shown to couples; null without one. */
  confirmed: F | null;
  /** Sent since: pending or rejected; null without one. */
  latest: F | null;
};

/** GET /vendor/fact. */
export type VendorFacts = {
  halal: FactStanding<HalalFact> & {
    /** The last day of the certificate that lapsed; null while one counts or when there was none. */
    lapsedOn: string | null;
  };
  tables: FactStanding<TablesFact>;
};

/** Returns the tables of the largest hall, or null without halls. */
export function largestHall(halls: readonly VendorHall[]): number | null {
  return halls.length === 0 ? null : Math.max(...halls.map(({ tables }) => tables));
}
