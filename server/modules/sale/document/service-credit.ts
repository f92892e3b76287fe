import type { SaleDocumentKind, DocumentContent } from "@/contracts/sale/document";
import { type Cents, gstWithin } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { creditContent, type Invoiced } from "./content";
import * as repo from "./repo";

export type Found = NonNullable<Awaited<ReturnType<typeof repo.findOrder>>> & {
  /** The customer named in earlier documents, when the order no longer has it. */
  party?: DocumentContent["customer"];
};
/** An invoice, and the time from which it is in force. */
export type Invoice = Invoiced & { at: Date };
/** Issues a document once and returns its content. */
export type Issue = (
  kind: SaleDocumentKind,
  subjectId: string,
  at: Date,
  write: () => DocumentContent,
) => Promise<Invoiced>;

/** `lessens`: it reduces the value of the sale, not just the payment. */
type Credit = { id: string; cents: Cents; about: string; decidedAt: Date; at: Date; lessens: boolean };

/**
 * Issues credit notes for all refunds, to the card, to a voucher or as store credit, and for what a cancelled order no
 * longer charges. Of the invoice, they leave what the vendor keeps, with its tax to the cent.
 */
export async function issueCredits(
  tx: Transaction,
  found: Found,
  invoices: readonly Invoice[],
  once: Issue,
): Promise<void> {
  const credits = await creditsOf(tx, found, invoices.at(-1) ?? null);
  let [credited, creditedGst] = [0, 0];
  for (const { id, cents, about, decidedAt, at, lessens } of credits) {
    const invoice = invoices.findLast((each) => each.at <= decidedAt) ?? null;
    const gstCents =
      lessens && invoice
        ? invoice.gstCents - creditedGst - gstWithin(invoice.totalCents - credited - cents, invoice)
        : 0;
    const note = await once("credit_note", id, at, () =>
      creditContent(found, { cents, gstCents, about, at, lessens }, invoice),
    );
    if (!lessens) continue;
    credited += note.totalCents;
    creditedGst += note.gstCents;
  }
}

/** Returns what is to be credited, in the order in which it was refunded. */
async function creditsOf(tx: Transaction, { order }: Found, invoice: Invoice | null): Promise<Credit[]> {
  const { cancelledAt, completedAt } = order;
  // After the end nothing is invoiced again: refunds then reduce the sale itself.
  const endedAt = cancelledAt ?? completedAt;
  const refunds = (await repo.refundsOf(tx, order.id)).map(
    ({ id, cents, reason, scheduledAt, returnedAt, isByBank, paidAt }): Credit => {
      const wasPaidInTime = endedAt !== null && paidAt !== null && paidAt < endedAt;
      const lessens = wasPaidInTime && scheduledAt >= endedAt;
      const about = isByBank ? `Refund: ${reason}. Returned by the bank.` : `Refund: ${reason}.`;
      return { id, cents, about, decidedAt: scheduledAt, at: returnedAt, lessens };
    },
  );
  const others = (await repo.voucherRefundsOf(tx, order.id)).map(({ id, cents, at, isCredit }): Credit => ({
    id,
    cents,
    at,
    decidedAt: at,
    lessens: endedAt !== null && at >= endedAt,
    about: isCredit ? "Refunded as store credit." : "Refunded onto the voucher that paid.",
  }));
  const given = [...refunds, ...others].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (!cancelledAt || !invoice) return given;
  const before = given.reduce((sum, { cents, decidedAt }) => sum + (decidedAt < cancelledAt ? cents : 0), 0);
  const unpaid = invoice.totalCents - ((await repo.paidBefore(tx, order.id, cancelledAt)) - before);
  if (unpaid <= 0) return given;
  const about = "The order was cancelled. This part of the invoice had not been paid and is no longer due.";
  const rest = {
    id: order.id,
    cents: unpaid,
    about,
    decidedAt: cancelledAt,
    at: cancelledAt,
    lessens: true,
  };
  return [rest, ...given];
}
