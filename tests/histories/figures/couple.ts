import type { BudgetPlan, HiredVendor, PaymentTimeline } from "@/contracts/planning/budget/budget";
import type { PlanOverview } from "@/contracts/planning/overview";
import type { Page } from "@/contracts/envelope";
import type { ActualBudget } from "@/contracts/sale/budget";
import type { OrderSummary } from "@/contracts/sale/order/order";
import type { MilestonePage, PaymentHistory } from "@/contracts/sale/payment/payment";
import { queuedFor } from "@/tests/setup/mailbox";
import type { Couple, Shop } from "../world";
import { type Book, centsOf, type Compare, sumOf } from "./books";

const ALL = "limit=100";

/** Compares the figures that a couple sees in My Wedding, the budget, the orders, the payments and the mails. */
export async function coupleFigures(
  shop: Shop,
  { actor, email }: Couple,
  books: readonly Book[],
  compare: Compare,
): Promise<void> {
  const get = async <T>(path: string) => (await shop.call<T>("GET", path, { as: actor })).body.data;
  const standing = books.filter(({ state }) => state !== "cancelled");
  const paid = sumOf(books, (book) => book.paid - book.refunded);
  const owed = sumOf(books, ({ due }) => due);
  const booked = sumOf(standing, ({ total }) => total);

  const plan = await get<BudgetPlan>("/planning/budget");
  const { plans } = await get<PlanOverview>("/planning/overview");
  const actual = await get<ActualBudget>("/user/profile/actual_budget");
  for (const [where, shown] of [
    ["the budget", plan],
    ["My Wedding", plans?.money],
    ["the profile", actual],
  ] as const) {
    compare(`"Booked" in ${where}`, shown?.committed, booked);
    compare(`"Paid" in ${where}`, shown?.paid, paid);
    compare(`"Still to pay" in ${where}`, shown?.owed, owed);
  }
  const { docs: vendors } = await get<Page<HiredVendor>>(`/vendor/hiredvendors?${ALL}`);
  for (const { id, vendorName, committed, paid: shown, owed: open } of vendors) {
    const own = books.filter(({ vendorId }) => vendorId === id);
    const hired = own.filter(({ state }) => state !== "cancelled" && state !== "awaiting_payment");
    compare(
      `"Booked" of ${vendorName}`,
      committed,
      sumOf(hired, ({ total }) => total),
    );
    compare(
      `"Paid" of ${vendorName}`,
      shown,
      sumOf(hired, (book) => book.paid - book.refunded),
    );
    compare(
      `"To pay" of ${vendorName}`,
      open,
      sumOf(hired, ({ due }) => due),
    );
  }
  const timeline = await get<PaymentTimeline>(`/planning/budget/timeline?show=open&${ALL}`);
  compare(
    "What Vendor Manager's payments ask",
    centSum(timeline.docs, ({ amount }) => amount),
    owed,
  );

  const due = await get<MilestonePage>(`/payment-milestone-user?due=open&${ALL}`);
  const { overdue, soon, later, undated, onHold, total } = due.sums;
  compare(`"Still to pay" in the payments`, total, owed);
  compare("The parts of it", overdue + soon + later + undated + onHold, owed);
  compare(
    "The payments listed",
    centSum(due.docs, (row) => row.due),
    owed,
  );
  compare(
    `"On hold"`,
    onHold,
    sumOf(books.filter(isHeld), (book) => book.due),
  );

  const history = await get<PaymentHistory>(`/user-payment?${ALL}`);
  const { totals } = history;
  compare(`"Paid" in the history`, totals.paid, paid);
  compare(
    "Payments",
    totals.payments,
    sumOf(books, (book) => book.paid),
  );
  compare(
    "Payments by voucher",
    totals.paymentsByVoucher,
    sumOf(books, ({ byVoucher }) => byVoucher),
  );
  compare(
    "Refunds",
    totals.refunded,
    sumOf(books, ({ refunded }) => refunded),
  );
  compare(
    "Refunds as vouchers",
    totals.refundedToVoucher,
    sumOf(books, (book) => book.refundedToVoucher),
  );
  compare(
    "Refunds on their way",
    totals.refundDue,
    sumOf(books, ({ refundDue }) => refundDue),
  );
  for (const book of books) {
    const ofOrder = history.docs.filter(({ order }) => order.id === book.id);
    const ofStatus = (status: string) =>
      centSum(
        ofOrder.filter((entry) => entry.status === status),
        ({ amount }) => amount,
      );
    compare(`The payments of order ${book.id}`, ofStatus("paid"), book.paid);
    compare(`The refunds of order ${book.id}`, ofStatus("refunded"), book.refunded);
  }

  const { docs: orders } = await get<Page<OrderSummary>>(`/order?${ALL}`);
  compare(
    "The values of the orders",
    centSum(orders.filter(isStanding), (order) => order.orderValue),
    booked,
  );
  const receipts = (await queuedFor(shop.db(), email)).flatMap((mail) =>
    mail.kind === "payment-received" ? [mail] : [],
  );
  const charged = sumOf(books, (book) => book.paid - book.byVoucher);
  compare("The receipts that were mailed", sumOf(receipts, ({ totalCents }) => totalCents) / 100, charged);
  const lines = receipts.flatMap((mail) => mail.lines);
  compare("The lines of these", sumOf(lines, ({ cents }) => cents) / 100, charged);
}

const isHeld = ({ state }: Book) => state === "under_cancellation";
const isStanding = ({ state }: OrderSummary) => state !== "cancelled";

/** Adds up dollar amounts without rounding errors. */
function centSum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return sumOf(rows, (row) => centsOf(of(row))) / 100;
}
