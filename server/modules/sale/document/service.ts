import { v7 } from "uuid";
import type { SaleDocument } from "@/contracts/sale/document";
import { toDollars } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { isDeletedAddress } from "@/server/core/deleted-account";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueue } from "@/server/queue/enqueue";
import {
  isHiddenFromVendor,
  itemsOf,
  lockOrder,
  lockOrders,
  noSuchOrder,
} from "@/server/modules/sale/order/public";
import { invoiceContent, numberOf, receiptContent } from "./content";
import * as repo from "./repo";
import { type Found, type Invoice, type Issue, issueCredits } from "./service-credit";
import { ISSUE_DOCUMENTS } from "./task";

/** Numbers the new documents of an order: the job that follows every movement of its money. */
export async function issueDocuments(orderId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [locked] = await lockOrders(tx, [orderId]);
    if (locked) await issueNow(tx, orderId);
  });
}

/** Enqueues the job above in the transaction that moves the money. */
export async function issueSoon(tx: Transaction, orderId: string): Promise<void> {
  await enqueue(tx, ISSUE_DOCUMENTS, { orderId }, { key: `documents:${orderId}` });
}

/** Returns the documents of an order, oldest first, without waiting for the job. Throws `not_found`. */
export async function listDocuments(owner: repo.Owner, orderId: string): Promise<SaleDocument[]> {
  const rows = await inTransaction(async (tx) => {
    // Serialises the numbering of one order's documents.
    const locked = await lockOrder(tx, orderId, owner);
    if (!locked || ("vendorId" in owner && isHiddenFromVendor(locked))) throw noSuchOrder();
    await issueNow(tx, orderId);
    return repo.documentsOf(tx, orderId);
  });
  return rows.map(present);
}

/** Returns a document as PDF, always with the same bytes. Throws `not_found` when it isn't the caller's. */
export async function readDocument(
  owner: repo.Owner,
  documentId: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  const row = await repo.findDocument(await getDb(), documentId, owner);
  if (!row) throw new AppError("not_found", "This document does not exist");
  const number = numberOf(row);
  // Loaded on first use, because the library is large.
  const { drawDocument } = await import("./draw/document");
  return { bytes: await drawDocument(row.content, number, row.createdAt), fileName: `${number}.pdf` };
}

/**
 * Issues the outstanding documents: the invoice of an approved order, another after each edit, receipts and credit
 * notes. The caller must have locked the order.
 */
export async function issueNow(tx: Transaction, orderId: string): Promise<void> {
  const found = await findWithParty(tx, orderId);
  const once = await issuerOf(tx, found);
  const invoices = await issueInvoices(tx, found, once);
  const invoicedBy = (at: Date) => invoices.findLast((invoice) => invoice.at <= at) ?? null;

  for (const { id, cents, method, labels, succeededAt } of await repo.paymentsOf(tx, orderId)) {
    if (!succeededAt) continue;
    const payment = { cents, method, labels, at: succeededAt };
    await once("receipt", id, succeededAt, () =>
      receiptContent(found, payment, invoicedBy(succeededAt)?.number ?? null),
    );
  }
  for (const { id, cents, at } of await repo.voucherPaymentsOf(tx, orderId)) {
    const payment = { cents, method: "voucher" as const, labels: ["Voucher or store credit"], at };
    await once("receipt", id, at, () => receiptContent(found, payment, invoicedBy(at)?.number ?? null));
  }
  await issueCredits(tx, found, invoices, once);
}

/** Returns the order; once the couple's account is deleted, with the customer named in earlier documents. */
async function findWithParty(tx: Transaction, orderId: string): Promise<Found> {
  const found = await repo.findOrder(tx, orderId);
  if (!found) throw noSuchOrder();
  if (!isDeletedAddress(found.email)) return found;
  const [first] = await repo.documentsOf(tx, orderId);
  return { ...found, party: first?.content.customer ?? { name: found.order.contactName, lines: [] } };
}

/** Returns a function that issues a document once and returns its content. */
async function issuerOf(tx: Transaction, { order }: Found): Promise<Issue> {
  const { id: orderId, vendorId } = order;
  const known = new Map(
    (await repo.documentsOf(tx, orderId)).map((row) => [`${row.kind} ${row.subjectId}`, row]),
  );
  return async (kind, subjectId, at, write) => {
    const key = `${kind} ${subjectId}`;
    let row = known.get(key);
    if (!row) {
      const content = write();
      const values = { id: v7(), kind, orderId, subjectId, content, createdAt: at };
      row = await repo.insertDocument(tx, vendorId, { ...values, amountCents: content.totalCents });
      known.set(key, row);
    }
    const { gstCents, totalCents } = row.content;
    return { number: numberOf(row), gstCents: gstCents ?? 0, totalCents };
  };
}

/** Returns the invoices with the times from which they are in force. */
async function issueInvoices(tx: Transaction, found: Found, once: Issue): Promise<Invoice[]> {
  const { id: orderId, approvedAt } = found.order;
  if (!approvedAt) return [];
  const edits = (await repo.acceptedEdits(tx, orderId)).flatMap((edit) =>
    edit.decidedAt && edit.decidedAt > approvedAt ? [{ ...edit, at: edit.decidedAt }] : [],
  );
  const original = edits[0]?.before.items ?? (await itemsOf(tx, orderId));
  const first = await once("invoice", orderId, approvedAt, () =>
    invoiceContent(found, original, approvedAt, null),
  );
  const invoices = [{ ...first, at: approvedAt }];
  for (const { id, after, at } of edits) {
    const replaced = invoices.at(-1)?.number ?? null;
    const next = await once("invoice", id, at, () => invoiceContent(found, after.items, at, replaced));
    invoices.push({ ...next, at });
  }
  return invoices;
}

function present(row: repo.DocumentRow): SaleDocument {
  const { id, kind, amountCents, subjectId, content } = row;
  return {
    id,
    _id: id,
    kind,
    title: content.title,
    date: content.date,
    number: numberOf(row),
    amount: toDollars(amountCents),
    paymentId: kind === "receipt" ? subjectId : null,
  };
}
