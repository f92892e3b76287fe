import type { PgTable } from "drizzle-orm/pg-core";
import { account, customer } from "@/server/db/schema/identity/account";
import { operator } from "@/server/db/schema/identity/operator";
import { consent } from "@/server/db/schema/identity/consent";
import { referralCode } from "@/server/db/schema/identity/promo";
import { booking } from "@/server/db/schema/sale/booking";
import { cancellation, cancellationEvent } from "@/server/db/schema/sale/cancellation";
import { checkout, milestone, order, orderEvent, orderItem } from "@/server/db/schema/sale/order";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";
import { connectAccount, payout, payoutLine } from "@/server/db/schema/sale/payout";
import { promotion, promotionUse } from "@/server/db/schema/sale/promotion";
import { refund } from "@/server/db/schema/sale/refund";
import { voucherPurchase } from "@/server/db/schema/sale/evoucher";
import { voucher, voucherEntry } from "@/server/db/schema/sale/voucher";
import { sandboxAccount, sandboxIntent } from "@/server/db/schema/sale/sandbox";
import { product } from "@/server/db/schema/catalogue/product";
import { review } from "@/server/db/schema/catalogue/review";
import { story, storyOrder } from "@/server/db/schema/catalogue/story";
import { vendorSearchWord, vendorView } from "@/server/db/schema/catalogue/visit";
import { wishlistEntry } from "@/server/db/schema/catalogue/wishlist";
import { appointment } from "@/server/db/schema/messaging/appointment";
import { vendorCustomer } from "@/server/db/schema/messaging/customer";
import { awayReply, savedReply } from "@/server/db/schema/messaging/reply";
import { message, room } from "@/server/db/schema/messaging/room";
import { budgetLine, outsideBooking, outsidePayment } from "@/server/db/schema/planning/budget";
import { task } from "@/server/db/schema/planning/checklist";
import { eventOrder } from "@/server/db/schema/planning/event-order";
import { guest, guestEvent, guestGroup, household } from "@/server/db/schema/planning/guest";
import { invitation } from "@/server/db/schema/planning/invitation";
import { runSheetItem } from "@/server/db/schema/planning/run-sheet";
import { seat, seatingPlan, seatingRoom, seatingTable } from "@/server/db/schema/planning/seating";
import { wedding, weddingEvent } from "@/server/db/schema/planning/wedding";
import { vendorTerms } from "@/server/db/schema/catalogue/terms";
import { vendorFact } from "@/server/db/schema/catalogue/fact";
import { vendor, vendorCategory } from "@/server/db/schema/catalogue/vendor";

type Rows<T extends PgTable> = Required<T["$inferInsert"]>[];

/** The tables of a block, in the order in which their rows can be written. */
export const BLOCK_TABLES = {
  account,
  operator,
  customer,
  referralCode,
  vendor,
  vendorCategory,
  vendorFact,
  vendorTerms,
  product,
  promotion,
  checkout,
  promotionUse,
  order,
  orderItem,
  milestone,
  orderEvent,
  cancellation,
  cancellationEvent,
  booking,
  voucherPurchase,
  voucher,
  voucherEntry,
  payment,
  paymentAllocation,
  refund,
  sandboxAccount,
  connectAccount,
  payout,
  payoutLine,
  ledgerEntry,
  sandboxIntent,
  review,
  story,
  storyOrder,
  consent,
  vendorView,
  vendorSearchWord,
  wishlistEntry,
  room,
  message,
  appointment,
  vendorCustomer,
  savedReply,
  awayReply,
  wedding,
  weddingEvent,
  task,
  budgetLine,
  outsideBooking,
  outsidePayment,
  guestGroup,
  household,
  invitation,
  guest,
  guestEvent,
  seatingPlan,
  seatingRoom,
  seatingTable,
  seat,
  eventOrder,
  runSheetItem,
} as const;

export type BlockRows = { [Name in keyof typeof BLOCK_TABLES]: Rows<(typeof BLOCK_TABLES)[Name]> };

export function emptyRows(): BlockRows {
  return {
    account: [],
    operator: [],
    customer: [],
    referralCode: [],
    vendor: [],
    vendorCategory: [],
    vendorFact: [],
    vendorTerms: [],
    product: [],
    promotion: [],
    checkout: [],
    promotionUse: [],
    order: [],
    orderItem: [],
    milestone: [],
    orderEvent: [],
    cancellation: [],
    cancellationEvent: [],
    booking: [],
    voucherPurchase: [],
    voucher: [],
    voucherEntry: [],
    payment: [],
    paymentAllocation: [],
    refund: [],
    sandboxAccount: [],
    connectAccount: [],
    payout: [],
    payoutLine: [],
    ledgerEntry: [],
    sandboxIntent: [],
    review: [],
    story: [],
    storyOrder: [],
    consent: [],
    vendorView: [],
    vendorSearchWord: [],
    wishlistEntry: [],
    room: [],
    message: [],
    appointment: [],
    vendorCustomer: [],
    savedReply: [],
    awayReply: [],
    wedding: [],
    weddingEvent: [],
    task: [],
    budgetLine: [],
    outsideBooking: [],
    outsidePayment: [],
    guestGroup: [],
    household: [],
    invitation: [],
    guest: [],
    guestEvent: [],
    seatingPlan: [],
    seatingRoom: [],
    seatingTable: [],
    seat: [],
    eventOrder: [],
    runSheetItem: [],
  };
}
