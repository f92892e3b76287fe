import type { PgTable } from "drizzle-orm/pg-core";
import { account, customer } from "@/server/db/schema/account";
import { referralCode } from "@/server/db/schema/identity";
import { booking, checkout, milestone, order, orderEvent, orderItem } from "@/server/db/schema/order";
import { ledgerEntry, payment, paymentAllocation, refund, sandboxIntent } from "@/server/db/schema/payment";
import { product } from "@/server/db/schema/product";
import { review } from "@/server/db/schema/review";
import { message, room } from "@/server/db/schema/room";
import { vendor, vendorCategory } from "@/server/db/schema/vendor";

type Rows<T extends PgTable> = Required<T["$inferInsert"]>[];

/** The tables of a block, in the order in which their rows may be written. */
export const BLOCK_TABLES = {
  account,
  customer,
  referralCode,
  vendor,
  vendorCategory,
  product,
  checkout,
  order,
  orderItem,
  milestone,
  orderEvent,
  booking,
  payment,
  paymentAllocation,
  refund,
  ledgerEntry,
  sandboxIntent,
  review,
  room,
  message,
} as const;

export type BlockRows = { [Name in keyof typeof BLOCK_TABLES]: Rows<(typeof BLOCK_TABLES)[Name]> };

export function emptyRows(): BlockRows {
  return {
    account: [],
    customer: [],
    referralCode: [],
    vendor: [],
    vendorCategory: [],
    product: [],
    checkout: [],
    order: [],
    orderItem: [],
    milestone: [],
    orderEvent: [],
    booking: [],
    payment: [],
    paymentAllocation: [],
    refund: [],
    ledgerEntry: [],
    sandboxIntent: [],
    review: [],
    room: [],
    message: [],
  };
}
