import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "@/server/db/schema/columns";
import { order } from "./order";
import { payment } from "./payment";

/**
 * `gateway` is money at the card processor, `order` money held for an order, `vendor` a vendor's earnings,
 * `commission` our earnings, `voucher` and `credit` the balance of a voucher or of a customer's store credit.
 */
export const LEDGER_ACCOUNTS = ["gateway", "order", "vendor", "commission", "voucher", "credit"] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
export const ledgerAccount = pgEnum("ledger_account", LEDGER_ACCOUNTS);

/**
 * `payment` and `refund` go through the card processor. `voucher_sale` sells a gift voucher, `voucher_spend` pays an
 * order with a voucher or credit, `voucher_return` reverses that, `voucher_expiry` ends what is left, `credit_issue`
 * refunds as store credit, `credit_revoked` takes that back when a bank refunded it too. `settlement` divides an ended
 * order between its vendor and the commission, `subsidy` pays the vendor for a discount given by Sayang, `clawback`
 * takes back what was settled before a refund. `payout` pays a vendor, `payout_return` is one that was returned.
 * `dispute` is money that a bank took back, `dispute_won` its return.
 */
export const LEDGER_KINDS = [
  "payment",
  "refund",
  "voucher_sale",
  "voucher_refund",
  "voucher_spend",
  "voucher_return",
  "voucher_expiry",
  "credit_issue",
  "credit_revoked",
  "settlement",
  "subsidy",
  "clawback",
  "payout",
  "payout_return",
  "dispute",
  "dispute_won",
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/**
 * Every movement of money, double entry, append-only (a trigger refuses update and delete). The entries of one posting
 * add up to zero; a debit is positive.
 */
export const ledgerEntry = pgTable(
  "ledger_entry",
  {
    id: id(),
    postingId: uuid("posting_id").notNull(),
    account: ledgerAccount("account").notNull(),
    /** The order, vendor, voucher or customer that owns the account; null for `gateway` and `commission`. */
    accountId: uuid("account_id"),
    kind: text("kind").$type<LedgerKind>().notNull(),
    amountCents: integer("amount_cents").notNull(),
    orderId: uuid("order_id").references(() => order.id),
    paymentId: uuid("payment_id").references(() => payment.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("ledger_entry_posting_idx").on(t.postingId),
    index("ledger_entry_order_idx").on(t.orderId),
    index("ledger_entry_created_idx").on(t.createdAt),
    index("ledger_entry_account_idx").on(t.account, t.accountId, t.createdAt),
    check("ledger_entry_not_zero", sql`${t.amountCents} <> 0`),
    check(
      "ledger_entry_account_id",
      sql`(${t.account} in ('gateway', 'commission')) = (${t.accountId} is null)`,
    ),
  ],
);
