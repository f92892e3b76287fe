import type { IsoDate } from "@/lib/dates";
import type { BookingBook } from "../orders/booking-book";
import { isServedOn } from "../orders/booking-book";
import {
  CANCELLED_OUTCOMES,
  type CheckoutPlan,
  type OrderPlan,
  type PlannedLine,
  type SeedStall,
} from "../orders/order-plan";
import type { SeedCustomer } from "../people/build-customers";
import type { SeedClock } from "@/demo/seed/base/seed-clock";
import { DEMO_CHECKOUTS, DEMO_REQUESTS, type DemoOffer, type DemoOrder } from "./demo-orders.data";

/**
 * The orders of the demo couples, and other couples' requests to the demo vendors. Throws when a name is not in the
 * catalogue.
 */
export function planDemoOrders(
  couples: readonly SeedCustomer[],
  customers: readonly SeedCustomer[],
  stalls: readonly SeedStall[],
  book: BookingBook,
  clock: SeedClock,
): CheckoutPlan[] {
  const planned = DEMO_CHECKOUTS.map(({ email, hoursAgo, orders }): CheckoutPlan => {
    const customer = found(
      couples.find((couple) => couple.account.email === email),
      email,
    );
    return {
      customer,
      placedAt: clock.hoursAgo(hoursAgo),
      orders: orders.map((order) => planDemoOrder(order, customer, stalls, book, clock)),
    };
  });
  return [...planned, ...planRequests(customers, stalls, book, clock)];
}

function planDemoOrder(
  { vendor: name, offers, outcome, eventInDays, comment = "", declineReason = "" }: DemoOrder,
  customer: SeedCustomer,
  stalls: readonly SeedStall[],
  book: BookingBook,
  clock: SeedClock,
): OrderPlan {
  const stall = stallOf(stalls, name);
  const lines = linesOf(stall, offers);
  const wanted = eventInDays === undefined ? customer.weddingDate : clock.day(eventInDays);
  const eventDate = eventInDays === undefined ? wanted : servedDateUpTo(stall, lines, eventInDays, clock);
  const isCancelled = CANCELLED_OUTCOMES.includes(outcome);
  if (!isCancelled) openOn(stall, lines, eventDate);
  const slot = isCancelled ? null : book.take(stall.vendor, eventDate);
  return { vendor: stall.vendor, lines, eventDate, outcome, comment, declineReason, slot };
}

/** Each request is made by the first couple whose date the vendor can serve. */
function planRequests(
  customers: readonly SeedCustomer[],
  stalls: readonly SeedStall[],
  book: BookingBook,
  clock: SeedClock,
): CheckoutPlan[] {
  const free = customers.filter(({ time, community }) => time === "ahead" && community === "chinese");
  return DEMO_REQUESTS.map(
    ({ vendor: name, outcome = "awaiting_approval", offers, hoursAgo, comment }): CheckoutPlan => {
      const stall = stallOf(stalls, name);
      const lines = linesOf(stall, offers);
      const at = free.findIndex(
        ({ weddingDate }) => canServe(stall, lines, weddingDate) && book.hasRoom(stall.vendor, weddingDate),
      );
      const [customer] = free.splice(at, 1);
      const { weddingDate: eventDate } = found(at < 0 ? undefined : customer, `couple for ${name}`);
      const order: OrderPlan = {
        vendor: stall.vendor,
        lines,
        eventDate,
        outcome,
        comment,
        declineReason: "",
        slot: book.take(stall.vendor, eventDate),
      };
      return { customer: found(customer, name), placedAt: clock.hoursAgo(hoursAgo), orders: [order] };
    },
  );
}

function linesOf({ products }: SeedStall, offers: readonly DemoOffer[]): PlannedLine[] {
  return offers.map(([title, quantity]) => ({
    product: found(
      products.find(({ row }) => row.title === title),
      title,
    ),
    quantity,
  }));
}

const canServe = ({ vendor }: SeedStall, lines: readonly PlannedLine[], date: IsoDate) =>
  lines.every(({ product }) => isServedOn(product, vendor, date));

/** Makes the vendor available on that day, because it has accepted the couple. */
function openOn({ vendor }: SeedStall, lines: readonly PlannedLine[], date: IsoDate): void {
  vendor.row.offDays = vendor.row.offDays.filter((day) => day !== date);
  for (const { product } of lines) {
    product.row.customOffDays = product.row.customOffDays?.filter((day) => day !== date) ?? [];
  }
}

/** Returns the last day, up to the given one, on which the vendor is available. */
function servedDateUpTo(
  stall: SeedStall,
  lines: readonly PlannedLine[],
  inDays: number,
  clock: SeedClock,
): IsoDate {
  for (let days = inDays; days > inDays - 7; days--) {
    if (canServe(stall, lines, clock.day(days))) return clock.day(days);
  }
  return clock.day(inDays);
}

function stallOf(stalls: readonly SeedStall[], name: string): SeedStall {
  return found(
    stalls.find(({ vendor }) => vendor.seed.name === name),
    name,
  );
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo orders name what is not there: ${what}`);
  return value;
}
