import type { Cents } from "@/lib/money";
import type { Account, Posting } from "@/server/modules/sale/ledger/public";
import type { VoucherRow } from "./repo/voucher";

type Voucher = Pick<VoucherRow, "id" | "kind" | "vendorId">;

/**
 * Returns the account that holds a voucher's money. A vendor's own voucher is paid for by the vendor when it is spent.
 */
function voucherAccount({ id, kind, vendorId }: Voucher): Account {
  if (kind !== "vendor") return { name: kind === "gift" ? "voucher" : "credit", id };
  if (!vendorId) throw new Error("a vendor's voucher needs its vendor");
  return { name: "vendor", id: vendorId };
}

export function spendPosting(voucher: Voucher, orderId: string, cents: Cents): Posting {
  const credit = { name: "order", id: orderId } as const;
  return { kind: "voucher_spend", debit: voucherAccount(voucher), credit, cents, orderId, paymentId: null };
}

export function returnPosting(voucher: Voucher, orderId: string, cents: Cents): Posting {
  const debit = { name: "order", id: orderId } as const;
  return { kind: "voucher_return", debit, credit: voucherAccount(voucher), cents, orderId, paymentId: null };
}

/** Returns the postings of the balance left at expiry; a vendor's voucher has cost nobody anything. */
export function expiryPostings(voucher: Voucher, cents: Cents): Posting[] {
  if (voucher.kind === "vendor") return [];
  const accounts = { debit: voucherAccount(voucher), credit: { name: "commission" } } as const;
  return [{ kind: "voucher_expiry", ...accounts, cents, orderId: null, paymentId: null }];
}

/** Returns the posting of store credit that is taken back, because a bank took its money from us. */
export function revokePosting(voucher: Voucher, orderId: string, cents: Cents): Posting {
  const accounts = { debit: voucherAccount(voucher), credit: { name: "commission" } } as const;
  return { kind: "credit_revoked", ...accounts, cents, orderId, paymentId: null };
}

export function salePosting(voucherId: string, paymentId: string, cents: Cents): Posting {
  const accounts = { debit: { name: "gateway" }, credit: { name: "voucher", id: voucherId } } as const;
  return { kind: "voucher_sale", ...accounts, cents, orderId: null, paymentId };
}

export function refundedPosting(voucherId: string, paymentId: string, cents: Cents): Posting {
  const accounts = { debit: { name: "voucher", id: voucherId }, credit: { name: "gateway" } } as const;
  return { kind: "voucher_refund", ...accounts, cents, orderId: null, paymentId };
}

/**
 * Returns the posting of a voucher whose money a bank returned to its buyer: it compensates our loss.
 */
export function returnedByBankPosting(voucherId: string, paymentId: string, cents: Cents): Posting {
  const accounts = { debit: { name: "voucher", id: voucherId }, credit: { name: "commission" } } as const;
  return { kind: "dispute", ...accounts, cents, orderId: null, paymentId };
}
