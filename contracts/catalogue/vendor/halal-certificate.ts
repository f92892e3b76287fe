/** `replaced` by a newer one that was confirmed. */
export type CertificateState = "pending" | "confirmed" | "refused" | "replaced" | "expired";

export const CERTIFICATE_NUMBER_MAX = 40;
export const CERTIFICATE_FILE_BYTES = 10 * 1024 * 1024;
export const CERTIFICATE_FILE_REFUSED = "Send the certificate as a PDF, a JPEG or a PNG";
export const CERTIFICATE_SENT = "Certificate sent. We'll email you once we've checked it";
/** How long before its last day the vendor is told, in days. */
export const CERTIFICATE_REMINDER_DAYS = 30;

/** A halal certificate as its vendor sees it. */
export type HalalCertificate = {
  id: string;
  state: CertificateState;
  number: string;
  /** The last day on which it is valid, `YYYY-MM-DD`. */
  expiresOn: string;
  /** The name of its file. */
  fileName: string;
  /** Why it was refused; empty otherwise. */
  reason: string;
  /** ISO 8601, UTC */
  sentAt: string;
};

/** GET /vendor/halal-certificate. */
export type HalalCertificates = {
  /** Counts today; null without one. */
  confirmed: HalalCertificate | null;
  /** The latest that we haven't confirmed: pending or refused. */
  latest: HalalCertificate | null;
  /** The last day of one that has expired; null while one counts or when there was none. */
  expiredOn: string | null;
};
