import { v7 } from "uuid";
import type { SaleDocument, SaleDocumentKind, SalePaper } from "@/contracts/sale/document";
import { toDollars } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { isHiddenFromVendor, itemsOf, lockOrder, noSuchOrder } from "@/server/modules/sale/order/public";
import { drawPaper } from "./draw";
import { creditPaper, invoicePaper, numberOf, receiptPaper } from "./papers";
import * as repo from "./repo";

/** Returns the documents of an order, numbering those that are new, oldest first. Throws `not_found`. */
export async function listDocuments(owner: repo.Owner, orderId: string): Promise<SaleDocument[]> {
  const rows = await inTransaction(async (tx) => {
    // Serialises the numbering of one order's documents.
    const locked = await lockOrder(tx, orderId, owner);
    const found = await repo.findOrder(tx, orderId, owner);
    if (!locked || !found || ("vendorId" in owner && isHiddenFromVendor(locked))) throw noSuchOrder();
    await issue(tx, found);
    return repo.documentsOf(tx, orderId);
  });
  return rows.map(present);
}

/** Returns a document as PDF, the same bytes each time. Throws `not_found` for one that isn't the caller's. */
export async function readDocument(
  owner: repo.Owner,
  documentId: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  const row = await repo.findDocument(await getDb(), documentId, owner);
  if (!row) throw new AppError("not_found", "This document does not exist");
  const number = numberOf(row.kind, row.number, row.paper);
  return { bytes: await drawPaper(row.paper, number, row.createdAt), fileName: `${number}.pdf` };
}

type Found = NonNullable<Awaited<ReturnType<typeof repo.findOrder>>>;

/** Numbers what happened since: the invoice of an approved order, one after each change, receipts and credit notes. */
async function issue(tx: Transaction, found: Found): Promise<void> {
  const { order } = found;
  const known = await repo.documentsOf(tx, order.id);
  const numbers = new Map(
    known.map((row) => [`${row.kind} ${row.subjectId}`, numberOf(row.kind, row.number, row.paper)]),
  );
  const once = async (
    kind: SaleDocumentKind,
    subjectId: string,
    at: Date,
    write: () => SalePaper | Promise<SalePaper>,
  ) => {
    const key = `${kind} ${subjectId}`;
    const given = numbers.get(key);
    if (given) return given;
    const paper = await write();
    const row = await repo.insertDocument(tx, {
      ...{
        id: v7(),
        kind,
        orderId: order.id,
        subjectId,
        amountCents: paper.totalCents,
        paper,
        createdAt: at,
      },
    });
    const number = numberOf(kind, row.number, paper);
    numbers.set(key, number);
    return number;
  };

  let invoice: string | null = null;
  const { approvedAt } = order;
  if (approvedAt) {
    const edits = (await repo.acceptedEdits(tx, order.id)).filter(
      ({ decidedAt }) => decidedAt && decidedAt > approvedAt,
    );
    const original = edits[0]?.before.items ?? (await itemsOf(tx, order.id));
    invoice = await once("invoice", order.id, approvedAt, () =>
      invoicePaper(found, original, approvedAt, null),
    );
    for (const { id, after, decidedAt } of edits) {
      const replaced: string = invoice;
      const at = decidedAt ?? approvedAt;
      invoice = await once("invoice", id, at, () => invoicePaper(found, after.items, at, replaced));
    }
  }
  for (const { id, cents, method, labels, succeededAt } of await repo.paymentsOf(tx, order.id)) {
    if (!succeededAt) continue;
    const payment = { cents, method, labels, at: succeededAt };
    await once("receipt", id, succeededAt, () => receiptPaper(found, payment, invoice));
  }
  for (const { id, cents, reason, succeededAt } of await repo.refundsOf(tx, order.id)) {
    if (!succeededAt) continue;
    const refund = { cents, reason, at: succeededAt };
    await once("credit_note", id, succeededAt, () => creditPaper(found, refund, invoice));
  }
}

function present({ id, kind, number, amountCents, subjectId, paper }: repo.DocumentRow): SaleDocument {
  return {
    ...{ id, _id: id, kind, title: paper.title, date: paper.date },
    number: numberOf(kind, number, paper),
    amount: toDollars(amountCents),
    paymentId: kind === "receipt" ? subjectId : null,
  };
}
