import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import { groupBy } from "@/lib/group-by";
import { CampaignBook } from "./orders/campaign-book";
import type { CategoryPlaces } from "./categories/build-categories";
import { buildDemoCouples, buildOperators, buildReferralCodes, isDemoAddress } from "./demo/demo-accounts";
import { buildDemoPlans } from "./demo/demo-plans";
import { buildDemoVouchers } from "./demo/demo-vouchers";
import { buildInterest } from "./interest/build-interest";
import { planDemoOrders } from "./demo/plan-demo-orders";
import { BookingBook } from "./orders/booking-book";
import { OrderSeeder } from "./orders/build-checkout";
import type { CheckoutPlan, SeedStall } from "./orders/order-plan";
import { planOrders } from "./orders/plan-orders";
import { type SeedCustomer, buildCustomers } from "./people/build-customers";
import { pictureNames } from "./pictures/picture-names";
import { buildProducts, priceFrom } from "./products/build-products";
import { buildReviews } from "./reviews/build-reviews";
import { buildStories } from "./stories/build-stories";
import { buildReplies } from "./rooms/build-replies";
import { buildRooms } from "./rooms/build-rooms";
import type { SeedClock } from "./base/seed-clock";
import { type BlockRows, emptyRows } from "./base/seed-rows";
import { termsOf } from "./vendors/build-terms";
import { factsOf } from "./vendors/build-facts";
import { type SeedVendor, buildVendors } from "./vendors/build-vendors";

/** Ids of one kind that a block may use. */
const IDS_PER_BLOCK = 100_000;
/** Order numbers reserved for one block, more than it ever uses. */
const NUMBERS_PER_BLOCK = 2_000;

export type BlockContext = { clock: SeedClock; categories: CategoryPlaces; demoPasswordHash: string };

/**
 * Builds the rows of one block: 80 vendors, 800 products, 240 couples and their orders. Block 0 contains the demo
 * accounts. A block depends only on its number and the clock.
 */
export function buildBlock(block: number, { clock, categories, demoPasswordHash }: BlockContext): BlockRows {
  const rows = emptyRows();
  const vendors = buildVendors(block, clock, pictureNames, categories.masterIdOf);
  const stalls = vendors.map((vendor) => ({
    vendor,
    products: buildProducts(vendor, clock, pictureNames, categories.placeOf),
  }));
  for (const [at, { email, row }] of vendors.entries()) {
    const passwordHash = isDemoAddress(email) ? demoPasswordHash : null;
    rows.vendorFact.push(...factsOf(row, rows.vendorFact.length + block * IDS_PER_BLOCK));
    rows.vendorTerms.push(...termsOf(row, at, rows.vendorTerms.length + block * IDS_PER_BLOCK));
    rows.account.push({
      id: row.accountId,
      role: "vendor",
      email,
      passwordHash,
      emailVerifiedAt: row.createdAt,
      twoStepAuthentication: false,
      blockedAt: null,
      language: null,
      createdAt: row.createdAt,
    });
  }

  const customers = buildCustomers(block, clock);
  const couples = block === 0 ? buildDemoCouples(clock, demoPasswordHash) : [];
  if (block === 0) {
    const operators = buildOperators(clock, demoPasswordHash);
    rows.account.push(...operators);
    rows.operator.push(...operators.map(({ id }) => ({ accountId: id, role: "admin" as const })));
  }
  for (const { account, row } of [...couples, ...customers]) {
    rows.account.push(account);
    rows.customer.push(row);
  }

  if (block === 0) rows.referralCode.push(...buildReferralCodes(clock));

  const checkouts = planCheckouts(couples, customers, stalls, clock);
  const campaigns = new CampaignBook(
    rows,
    vendors,
    ({ email }) => isDemoAddress(email),
    clock,
    block * IDS_PER_BLOCK,
  );
  const seeder = new OrderSeeder(
    rows,
    clock,
    campaigns,
    block * IDS_PER_BLOCK,
    block * NUMBERS_PER_BLOCK + 1,
  );
  const orders = checkouts.flatMap((checkout) => seeder.place(checkout));
  seeder.payOut();
  if (block === 0) buildDemoVouchers(couples, rows, clock);
  if (orders.length > NUMBERS_PER_BLOCK)
    throw new Error(`block ${block} has too many orders: ${orders.length}`);

  const unreviewed = new Set(orders.filter(isLeftToReview).map(({ orderId }) => orderId));
  buildReviews(orders, rows, clock, block * IDS_PER_BLOCK, unreviewed);
  buildStories(orders, rows, block * IDS_PER_BLOCK);
  for (const { plan, times } of orders) if (times.completedAt) plan.vendor.row.ordersCompleted += 1;
  for (const stall of stalls) addStall(stall, rows, categories.masterIdOf);
  for (const vendor of vendors) if (isDemoAddress(vendor.email)) connectPayouts(vendor, rows);
  buildDemoPlans(couples, categories, rows, clock);
  buildRooms(couples, vendors, rows, clock);
  buildReplies(vendors, rows, clock);
  buildInterest(customers, stalls, rows, clock);
  return rows;
}

function planCheckouts(
  couples: readonly SeedCustomer[],
  customers: readonly SeedCustomer[],
  stalls: readonly SeedStall[],
  clock: SeedClock,
): CheckoutPlan[] {
  const book = new BookingBook();
  const demo = couples.length > 0 ? planDemoOrders(couples, customers, stalls, book, clock) : [];
  const served = new Map<SeedCustomer, Set<MasterCategorySlug>>();
  for (const { customer, orders } of demo) {
    served.set(customer, new Set(orders.map(({ vendor }) => vendor.seed.master)));
  }
  const byMaster = groupBy(stalls, ({ vendor }) => vendor.seed.master);
  const others = customers.flatMap((customer) =>
    planOrders(customer, byMaster, book, clock, served.get(customer) ?? new Set()),
  );
  return [...demo, ...others].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

/** The demo couple finds an order that it still has to review. */
const isLeftToReview = ({ plan, checkout }: ReturnType<OrderSeeder["place"]>[number]) =>
  plan.outcome === "delivered" && isDemoAddress(checkout.customer.account.email);

function addStall(
  { vendor, products }: SeedStall,
  rows: BlockRows,
  masterIdOf: CategoryPlaces["masterIdOf"],
): void {
  const from = priceFrom(products);
  vendor.row.priceFromCents = from?.cents ?? null;
  vendor.row.priceFromMetric = from?.metric ?? null;
  rows.vendor.push(vendor.row);
  rows.vendorCategory.push(...categoriesOf(vendor, products));
  const { also } = vendor.seed;
  if (also)
    rows.vendorCategory.push({ vendorId: vendor.row.id, categoryId: masterIdOf(also), isMain: false });
  for (const { row } of products) rows.product.push(row);
}

/** The test processor's account to which a demo vendor has been paid. */
function connectPayouts({ row }: SeedVendor, rows: BlockRows): void {
  const { id: vendorId, createdAt } = row;
  const id = `acct_${vendorId.replaceAll("-", "").slice(-16)}`;
  rows.sandboxAccount.push({
    id,
    kind: "success",
    codeHash: `seed-${id}`,
    authorizedAt: createdAt,
    createdAt,
  });
  rows.connectAccount.push({
    vendorId,
    gateway: "sandbox",
    gatewayAccountId: id,
    detailsSubmitted: true,
    payoutsEnabled: true,
    requirements: [],
    connectedAt: createdAt,
    updatedAt: createdAt,
  });
}

/** Returns the deepest categories in which the vendor has products; the main one is that of most of them. */
function categoriesOf({ row }: SeedVendor, products: SeedStall["products"]): BlockRows["vendorCategory"] {
  const counts = new Map<string, number>();
  for (const { place } of products) {
    const id = place.level3Id ?? place.level2Id;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const [main] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return [...counts.keys()].map((categoryId) => ({
    vendorId: row.id,
    categoryId,
    isMain: categoryId === main,
  }));
}
