export const SALE_DOCUMENT_KINDS = ["invoice", "receipt", "credit_note"] as const;
export type SaleDocumentKind = (typeof SALE_DOCUMENT_KINDS)[number];

const PREFIXES: Readonly<Record<SaleDocumentKind, string>> = {
  invoice: "INV",
  receipt: "REC",
  credit_note: "CN",
};

/**
 * `INV-0042-26-000123`: the vendor's series, the year (Singapore) of the document, and the running number. Series 0,
 * which vendors once shared, isn't named.
 */
export function documentNumberOf(
  kind: SaleDocumentKind,
  { series, number }: { series: number; number: number },
  date: string,
): string {
  const prefix = series === 0 ? PREFIXES[kind] : `${PREFIXES[kind]}-${String(series).padStart(4, "0")}`;
  return `${prefix}-${date.slice(2, 4)}-${String(number).padStart(6, "0")}`;
}

/** One line of an invoice. In cents; `netCents` is without GST and includes the service charge. A description may have several lines. */
export type PaperLine = { description: string; quantity: number; netCents: number; gstCents: number };

type Party = { name: string; lines: string[] };

/** All that a document says, kept when it is numbered, so that its bytes never change. In cents. */
export type SalePaper = {
  /** `Tax Invoice` only when the vendor is registered for GST. */
  title: string;
  /** `YYYY-MM-DD` in Singapore. */
  date: string;
  orderNumber: string;
  supplier: Party & { uen: string; gstNumber: string | null };
  customer: Party;
  /** The invoice that a credit note or a newer invoice refers to. */
  refersTo: string | null;
  /** The subject of the document in a sentence: the payment, the refund, the change. */
  about: string;
  lines: PaperLine[];
  /** Null for a document that doesn't change the tax. */
  gstCents: number | null;
  totalCents: number;
  /** Of a credit note: whether the sale itself is smaller by it. Papers from before this was kept don't say it. */
  lessensSale?: boolean;
};

/** A document on the order's page. In dollars. */
export type SaleDocument = {
  id: string;
  _id: string;
  kind: SaleDocumentKind;
  title: string;
  number: string;
  /** `YYYY-MM-DD` */
  date: string;
  amount: number;
  /** The payment of a receipt. */
  paymentId: string | null;
};
