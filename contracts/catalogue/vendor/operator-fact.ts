import type { Page } from "@/contracts/envelope";
import type { VendorHall } from "./vendor";
import type { FactKind } from "./vendor-fact";

/** A row of GET /operator/fact: what a vendor sent and nobody has checked. */
export type OperatorFact = {
  _id: string;
  vendorId: string;
  vendorName: string;
  kind: FactKind;
  /** Of the halal certificate; "" for halls. */
  number: string;
  /** The last day on which the certificate is valid, `YYYY-MM-DD`; null for halls. */
  expiresOn: string | null;
  /** The certificate's file name; "" for halls. */
  fileName: string;
  halls: VendorHall[];
  /** The facts that couples see today; null when none of this kind is confirmed. */
  confirmed: { number: string; expiresOn: string | null; halls: VendorHall[] } | null;
  /** ISO 8601, UTC */
  sentAt: string;
};
export type OperatorFacts = Page<OperatorFact>;
