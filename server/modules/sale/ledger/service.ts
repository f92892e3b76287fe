import { v7 } from "uuid";
import type { Cents } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import type { LedgerAccount, LedgerKind } from "@/server/db/schema/sale/ledger";
import { insertEntries, sumOfAccount } from "./repo";

/** An account of the ledger. `gateway` and `commission` are ours; each of the others belongs to the row `id`. */
export type Account =
  | { name: Extract<LedgerAccount, "gateway" | "commission">; id?: never }
  | { name: Exclude<LedgerAccount, "gateway" | "commission">; id: string };

/** Moves `cents` (more than 0) to the account `debit` from the account `credit`. */
export type Posting = {
  kind: LedgerKind;
  debit: Account;
  credit: Account;
  cents: Cents;
  /** Null when a gift voucher is sold, expires or is refunded. */
  orderId: string | null;
  paymentId: string | null;
};

/** Writes each posting as two entries that add up to zero; a debit is positive. */
export async function post(tx: Transaction, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return;
  await insertEntries(
    tx,
    postings.flatMap(({ kind, debit, credit, cents, orderId, paymentId }) => {
      const common = { postingId: v7(), kind, orderId, paymentId };
      return [
        { ...common, account: debit.name, accountId: debit.id ?? null, amountCents: cents },
        { ...common, account: credit.name, accountId: credit.id ?? null, amountCents: -cents },
      ];
    }),
  );
}

/** Returns the posting of a payment: the couple's money at the processor is held for the order. */
export function paymentPosting(orderId: string, paymentId: string, cents: Cents): Posting {
  const accounts = { debit: { name: "gateway" }, credit: { name: "order", id: orderId } } as const;
  return { kind: "payment", ...accounts, cents, orderId, paymentId };
}

/** Returns the posting of a refund: money held for the order returned through the charge that paid it. */
export function refundPosting(orderId: string, paymentId: string, cents: Cents): Posting {
  const accounts = { debit: { name: "order", id: orderId }, credit: { name: "gateway" } } as const;
  return { kind: "refund", ...accounts, cents, orderId, paymentId };
}

/** Returns the posting of a refund that the card's bank sent back: its money is held for the order again. */
export function returnedRefundPosting(orderId: string, paymentId: string, cents: Cents): Posting {
  const accounts = { debit: { name: "gateway" }, credit: { name: "order", id: orderId } } as const;
  return { kind: "refund", ...accounts, cents, orderId, paymentId };
}

/** Returns the balance of an account, a debit being positive, or the part of it that concerns one order. */
export function balanceOf(db: Db, { name, id }: Account, about: { orderId?: string } = {}): Promise<Cents> {
  return sumOfAccount(db, name, id ?? null, about.orderId);
}

/** Returns the posting of a refund that becomes store credit: the voucher now owes what the order held. */
export function creditPosting(orderId: string, voucherId: string, cents: Cents): Posting {
  const accounts = {
    debit: { name: "order", id: orderId },
    credit: { name: "credit", id: voucherId },
  } as const;
  return { kind: "credit_issue", ...accounts, cents, orderId, paymentId: null };
}
