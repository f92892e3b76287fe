import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import { daysBetween } from "@/lib/dates";
import { COMMENTS, DECLINE_REASONS } from "../people/names.data";
import type { SeedCustomer } from "../people/build-customers";
import type { SeedProduct } from "../products/build-products";
import { Random } from "@/demo/seed/base/random";
import { type SeedClock, dateOf, instantOf } from "@/demo/seed/base/seed-clock";
import type { Community } from "../vendors/vendor-seed";
import { type BookingBook, isServedOn } from "./booking-book";
import {
  CANCELLED_OUTCOMES,
  type CheckoutPlan,
  type OrderPlan,
  type Outcome,
  type PlannedLine,
  type SeedStall,
  UNPAID_OUTCOMES,
} from "./order-plan";
import { quantityOf } from "./quantity";

/** The demand for each category on the marketplace. */
const DEMAND: Record<MasterCategorySlug, number> = {
  venues: 18,
  photography: 15,
  "makeup-hair": 11,
  "bridal-wear": 12,
  "flowers-decor": 11,
  "catering-cakes": 11,
  "invitations-gifts": 6,
  "music-entertainment": 8,
  "wedding-cars": 5,
  jewellery: 6,
  "planners-solemnisers": 8,
  "traditional-customs": 7,
};
export type StallsByMaster = ReadonlyMap<MasterCategorySlug, readonly SeedStall[]>;
const MASTERS = Object.keys(DEMAND) as MasterCategorySlug[];

const AHEAD: readonly { outcome: Outcome; weight: number }[] = [
  { outcome: "in_progress", weight: 46 },
  { outcome: "all_paid", weight: 11 },
  { outcome: "awaiting_approval", weight: 15 },
  { outcome: "awaiting_payment", weight: 6 },
  { outcome: "under_cancellation", weight: 6 },
  { outcome: "declined", weight: 6 },
  { outcome: "expired", weight: 3 },
  { outcome: "withdrawn", weight: 4 },
  { outcome: "abandoned", weight: 3 },
];

/**
 * The purchases of one couple: from several vendors of different categories, none of `served`, in one to a few
 * checkouts.
 */
export function planOrders(
  customer: SeedCustomer,
  stalls: StallsByMaster,
  book: BookingBook,
  clock: SeedClock,
  served: ReadonlySet<MasterCategorySlug>,
): CheckoutPlan[] {
  const random = new Random(`orders/${customer.ordinal}`);
  const isAhead = customer.time === "ahead";
  const wanted = pickMasters(random, isAhead ? random.int(2, 5) : random.int(4, 7));
  const checkouts: CheckoutPlan[] = [];
  for (const master of wanted) {
    if (served.has(master)) continue;
    const outcome = outcomeOf(customer, random);
    const shared = random.chance(0.5) ? checkouts.find((checkout) => mayJoin(checkout, outcome)) : undefined;
    const placedAt = shared?.placedAt ?? placedAtOf(outcome, customer, clock, random);
    const order = planOrder(customer, stalls.get(master) ?? [], book, { outcome, placedAt, random, clock });
    if (!order) continue;
    if (shared) shared.orders.push(order);
    else checkouts.push({ customer, placedAt, orders: [order] });
  }
  return checkouts;
}

function pickMasters(random: Random, count: number): MasterCategorySlug[] {
  const picked = new Set<MasterCategorySlug>();
  while (picked.size < count) picked.add(random.weighted(MASTERS, (master) => DEMAND[master]));
  return [...picked];
}

function outcomeOf({ time }: SeedCustomer, random: Random): Outcome {
  if (time === "recent") return "delivered";
  if (time === "past") return random.chance(0.97) ? "completed" : random.pick(CANCELLED_OUTCOMES);
  return random.weighted(AHEAD, ({ weight }) => weight).outcome;
}

/** Older orders may share a checkout. */
function mayJoin({ orders }: CheckoutPlan, outcome: Outcome): boolean {
  return [outcome, ...orders.map((order) => order.outcome)].every(
    (each) => !UNPAID_OUTCOMES.includes(each) && each !== "awaiting_approval",
  );
}

/** Open requests are hours old, the rest days or months. */
function placedAtOf(
  outcome: Outcome,
  { weddingDate, time }: SeedCustomer,
  clock: SeedClock,
  random: Random,
): Date {
  if (outcome === "awaiting_payment") return clock.hoursAgo(random.int(5, 55) / 60);
  if (outcome === "awaiting_approval") return clock.hoursAgo(random.int(3, 40));
  const minutes = random.int(8 * 60, 23 * 60);
  if (time === "ahead") return instantOf(clock.day(-random.int(6, 190)), minutes);
  const wedding = daysBetween(clock.today, weddingDate);
  return instantOf(clock.day(wedding - random.int(50, 330)), minutes);
}

type Circumstances = { outcome: Outcome; placedAt: Date; random: Random; clock: SeedClock };

function planOrder(
  customer: SeedCustomer,
  stalls: readonly SeedStall[],
  book: BookingBook,
  { outcome, placedAt, random, clock }: Circumstances,
): OrderPlan | null {
  const { community, weddingDate } = customer;
  const isCancelled = CANCELLED_OUTCOMES.includes(outcome);
  const isOld = daysBetween(dateOf(placedAt), clock.today) > 90;
  const fitting = stalls.filter((stall) => {
    const { seed, row } = stall.vendor;
    const isOpen =
      row.status === "approved" || (row.status === "suspended" && isOld && outcome === "completed");
    if (!isOpen || row.createdAt >= placedAt) return false;
    if (!isCancelled && !book.hasRoom(stall.vendor, weddingDate)) return false;
    const mustBeHalal =
      community === "malay" && (seed.master === "venues" || seed.master === "catering-cakes");
    if (mustBeHalal && !seed.halal) return false;
    return stall.products.some(
      (product) => !product.profile.addOn && suits(product, stall, community, weddingDate),
    );
  });
  if (fitting.length === 0) return null;
  const stall = random.weighted(fitting, weightFor(community));
  const { vendor } = stall;
  const products = stall.products.filter((product) => suits(product, stall, community, weddingDate));
  return {
    vendor,
    lines: pickLines(products, random),
    eventDate: weddingDate,
    outcome,
    comment: random.chance(0.35) ? random.pick([...COMMENTS.any, ...COMMENTS[community]]) : "",
    declineReason: outcome === "declined" ? random.pick(DECLINE_REASONS) : "",
    slot: isCancelled ? null : book.take(vendor, weddingDate),
  };
}

function suits(product: SeedProduct, { vendor }: SeedStall, community: Community, date: string): boolean {
  const { row, offer } = product;
  if (offer.options.for !== undefined && offer.options.for !== community) return false;
  if (row.status !== PRODUCT_STATUS.published || !isServedOn(product, vendor, date)) return false;
  return offer.kind !== "banquet" || offer.options.menu === "indian" || community !== "indian";
}

/** Popular vendors weigh more, and those with an offer for this couple's customs twice as much. */
const weightFor = (community: Community) => (stall: SeedStall) => {
  const own = stall.products.some(({ offer }) => offer.options.for === community);
  return (stall.vendor.seed.popularity + 0.2) ** 1.2 * (own ? 5 : 1);
};

function pickLines(products: readonly SeedProduct[], random: Random): PlannedLine[] {
  const mains = products.filter(({ profile }) => !profile.addOn);
  const addOns = products.filter(({ profile }) => profile.addOn);
  const main = random.weighted(mains, ({ offer }) => (offer.options.featured ? 3 : 1));
  const more = random.chance(0.3) && addOns.length > 0 ? [random.pick(addOns)] : [];
  return [main, ...more].map((product) => ({ product, quantity: quantityOf(product, random) }));
}
