import type { Db } from "@/server/db/client";
import {
  CHARGES,
  complaintsOf,
  ORDER_ACCOUNTS,
  ORDER_SUMS,
  ORDERS_AGAINST_LEDGER,
  REFUNDS,
  UNBALANCED_POSTINGS,
  VOUCHER_REFUNDS,
} from "./repo";
import { CLOSED_BALANCES, CLOSED_DAYS, CLOSED_LINES, LEFT_OPEN } from "./repo-closings";
import { type AccountBalance, balances, bookSize, LIMITS, PAYOUTS, VENDORS, VOUCHERS } from "./repo-balances";

const CHECKS = [
  UNBALANCED_POSTINGS,
  ORDERS_AGAINST_LEDGER,
  ORDER_ACCOUNTS,
  ORDER_SUMS,
  CHARGES,
  REFUNDS,
  VOUCHER_REFUNDS,
  VOUCHERS,
  VENDORS,
  PAYOUTS,
  LIMITS,
  CLOSED_LINES,
  CLOSED_DAYS,
  CLOSED_BALANCES,
  LEFT_OPEN,
];

/**
 * Checks the invariants of the books (docs/decisions/0017): postings, orders, milestones, charges, refunds, vouchers,
 * vendors' earnings, payouts, daily closings and the limits of campaigns against the ledger. Returns the discrepancies, one line each.
 */
export function checkLedger(db: Db): Promise<string[]> {
  return complaintsOf(db, CHECKS);
}

/** Returns the balance of each account, and how many rows were checked. */
export async function readBooks(
  db: Db,
): Promise<{ accounts: AccountBalance[]; orders: number; postings: number; vouchers: number }> {
  return { accounts: await balances(db), ...(await bookSize(db)) };
}
