export const SALE_DOCUMENT_KINDS = ["invoice", "receipt", "credit_note"] as const;
export type SaleDocumentKind = (typeof SALE_DOCUMENT_KINDS)[number];

const PREFIXES: Readonly<Record<SaleDocumentKind, string>> = {
  invoice: "INV",
  receipt: "REC",
  credit_note: "CN",
};

/**
 * `INV-0042-26-000123`: the vendor's series, the year (Singapore) of the document, and the running number. The number
 * omits series 0, which vendors once shared.
 */
export function documentNumberOf(
  kind: SaleDocumentKind,
  { series, number }: { series: number; number: number },
  date: string,
): string {
  const prefix = series === 0 ? PREFIXES[kind] : `${PREFIXES[kind]}-${String(series).padStart(4, "0")}`;
  return `${prefix}-${date.slice(2, 4)}-${String(number).padStart(6, "0")}`;
}

/**
 * One line of an invoice. In cents; `netCents` is without GST and includes the service charge. The description may span
 * several lines.
 */
export type DocumentLine = { description: string; quantity: number; netCents: number; gstCents: number };

type Party = { name: string; lines: string[] };

/** The content of a document, stored when it is numbered so that its bytes never change. In cents. */
export type DocumentContent = {
  /** `Tax Invoice` only when the vendor is registered for GST. */
  title: string;
  /** `YYYY-MM-DD` in Singapore. */
  date: string;
  orderNumber: string;
  supplier: Party & { uen: string; gstNumber: string | null };
  customer: Party;
  /** The invoice that a credit note or an updated invoice refers to. */
  refersTo: string | null;
  /** One sentence on what the document is about: the payment, the refund, the change. */
  about: string;
  lines: DocumentLine[];
  /** Null for a document that doesn't affect the tax. */
  gstCents: number | null;
  totalCents: number;
  /** For a credit note: whether it reduces the sale itself. Missing in older documents. */
  lessensSale?: boolean;
};

/** A document on the order page. In dollars. */
export type SaleDocument = {
  id: string;
  _id: string;
  kind: SaleDocumentKind;
  title: string;
  number: string;
  /** `YYYY-MM-DD` */
  date: string;
  amount: number;
  /** The payment that a receipt is for. */
  paymentId: string | null;
};
