import type { SaleDocumentKind, DocumentContent } from "@/contracts/sale/document";
import type { TaxPointKind } from "@/contracts/sale/payment/tax";
import { type Cents, gstWithin } from "@/lib/money";

type Taxed = { gstCents: Cents; totalCents: Cents };
type Numbered = { kind: SaleDocumentKind; content: DocumentContent; createdAt: Date };

const NOTHING: Taxed = { gstCents: 0, totalCents: 0 };
/** The order of documents of the same instant. */
const SEQUENCE: readonly SaleDocumentKind[] = ["receipt", "invoice", "credit_note"];

/**
 * Returns the documents of one order that change what its vendor has to report, each with the change. A sale counts at
 * the earlier of invoice and payment (section 11 of the GST Act): a payment before the invoice counts in full, the
 * invoice for the rest, and later payments not at all. `order` determines the tax on payments before the invoice.
 */
export function taxPointsOf<Row extends Numbered>(
  documents: readonly Row[],
  order: Taxed,
): (Taxed & { kind: TaxPointKind; document: Row })[] {
  const sorted = documents.toSorted(
    (a, b) =>
      a.createdAt.getTime() - b.createdAt.getTime() || SEQUENCE.indexOf(a.kind) - SEQUENCE.indexOf(b.kind),
  );
  const whole = sorted.find(({ kind }) => kind === "invoice")?.content ?? order;
  let [counted, paid, invoices] = [NOTHING, 0, 0];
  return sorted.flatMap((document) => {
    const { kind, content } = document;
    const was = counted;
    if (kind === "invoice") {
      invoices += 1;
      counted = taxOf(content);
    } else if (invoices === 0) {
      paid += kind === "receipt" ? content.totalCents : -content.totalCents;
      counted = paidPart(paid, taxOf(whole));
    } else if (kind === "credit_note" && lessens(content)) {
      counted = minus(counted, taxOf(content));
    }
    const change = minus(counted, was);
    if (change.totalCents === 0 && change.gstCents === 0) return [];
    return [{ ...change, kind: kindOf(kind, invoices), document }];
  });
}

const taxOf = ({ gstCents, totalCents }: { gstCents: Cents | null; totalCents: Cents }): Taxed => ({
  gstCents: gstCents ?? 0,
  totalCents,
});

const minus = (a: Taxed, b: Taxed): Taxed => ({
  gstCents: a.gstCents - b.gstCents,
  totalCents: a.totalCents - b.totalCents,
});

/** Overpayments are refunded and are not sales. */
function paidPart(paid: Cents, whole: Taxed): Taxed {
  const totalCents = Math.max(0, Math.min(paid, whole.totalCents));
  return { totalCents, gstCents: gstWithin(totalCents, whole) };
}

const lessens = ({ lessensSale, gstCents }: DocumentContent) => lessensSale ?? (gstCents ?? 0) > 0;

function kindOf(kind: SaleDocumentKind, invoices: number): TaxPointKind {
  if (kind === "invoice") return invoices > 1 ? "change" : "invoice";
  return kind === "receipt" ? "payment" : "credit";
}
