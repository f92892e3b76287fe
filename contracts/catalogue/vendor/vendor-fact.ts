import type { VendorHall } from "./vendor";

/** Facts that vendors enter and that couples see once an operator has confirmed them. */
export const FACT_KINDS = ["halal", "tables"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/**
 * `replaced` by a newer one that was confirmed, `withdrawn` by its vendor, `lapsed` when its certificate has expired.
 */
export type FactState = "pending" | "confirmed" | "rejected" | "replaced" | "withdrawn" | "lapsed";

export const CERTIFICATE_NUMBER_MAX = 40;
export const CERTIFICATE_FILE_BYTES = 10 * 1024 * 1024;
export const CERTIFICATE_FILE_REFUSED = "Send the certificate as a PDF, a JPEG or a PNG";
/** Certificates are valid for a year or two; a later date is a slip. */
export const CERTIFICATE_YEARS_MAX = 5;
/** How many days before expiry the vendor is reminded. */
export const CERTIFICATE_REMINDER_DAYS = 30;
export const HALLS_MAX = 20;
export const HALL_NAME_MAX = 60;
export const HALL_TABLES_MAX = 500;
export const FACT_SENT = "Sent. We’ll email you once we’ve checked it";

type FactEntry = {
  id: string;
  state: FactState;
  /** Why it was rejected; "" otherwise. */
  reason: string;
  /** ISO 8601, UTC */
  sentAt: string;
};

export type HalalFact = FactEntry & {
  /** The certificate's number. */
  number: string;
  /** The last day on which the certificate is valid, `YYYY-MM-DD`. */
  expiresOn: string;
  /** The certificate's file name. */
  fileName: string;
};

export type TablesFact = FactEntry & { halls: VendorHall[] };

export type FactStanding<F> = {
  /** Confirmed, and shown to couples; null if there is none. */
  confirmed: F | null;
  /** Sent later: pending or rejected; null if there is none. */
  latest: F | null;
};

/** GET /vendor/fact. */
export type VendorFacts = {
  halal: FactStanding<HalalFact> & {
    /** The last day of the certificate that lapsed; null while one is valid or when there was none. */
    lapsedOn: string | null;
  };
  tables: FactStanding<TablesFact>;
};

/** Returns the number of tables in the largest hall, or null without halls. */
export function largestHall(halls: readonly VendorHall[]): number | null {
  return halls.length === 0 ? null : Math.max(...halls.map(({ tables }) => tables));
}
