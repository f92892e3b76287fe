import { MASTER_CATEGORIES } from "@/contracts/catalogue/category";
import { VIDEO_LINK } from "@/contracts/catalogue/product/own-product";
import { roomFacts } from "@/contracts/catalogue/vendor/room-facts";
import { priceParts } from "@/lib/money";
import { isMediaName } from "@/server/adapters/storage/storage";
import { buildCategories } from "./categories/build-categories";
import { isDemoAddress } from "./demo/demo-accounts";
import { CATEGORY_TREE, referenceRows } from "@/server/modules/catalogue/category/public";
import { listPictures } from "./pictures/picture-list";
import { pictureNames, tileOfType } from "./pictures/picture-names";
import { buildProducts } from "./products/build-products";
import { OFFER_PROFILES, REVIEW_TOPICS } from "./vendors/offer-kinds.data";
import { REVIEW_TEXTS } from "./reviews/review-texts.data";
import { buildBlock } from "./seed-block";
import { SeedClock } from "./base/seed-clock";
import { BLOCK_TABLES } from "./base/seed-rows";
import { buildVendors } from "./vendors/build-vendors";

const clock = new SeedClock(new Date("2026-11-21T04:20:00Z"));
const categories = buildCategories();
const context = { clock, categories, demoPasswordHash: "hash" };
const vendors = buildVendors(0, clock, pictureNames, categories.masterIdOf);
const stalls = vendors.map((vendor) => ({
  vendor,
  products: buildProducts(vendor, clock, pictureNames, categories.placeOf),
}));
const products = stalls.flatMap((stall) => stall.products);

/** Returns texts that occur more than once. */
function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.has(text) || !seen.add(text));
}
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(" ").length > 4);

test("the menu matches the contract, with consistent slugs and a few types without a picture", () => {
  expect(CATEGORY_TREE.map(({ slug }) => slug)).toEqual([...MASTER_CATEGORIES]);
  const { categories: rows, productTypes } = referenceRows();
  expect(repeated([...rows, ...productTypes].map(({ slug }) => slug))).toEqual([]);
  for (const { name, categories: children } of CATEGORY_TREE) {
    expect({ name, fits: children.length >= 3 && children.length <= 5 }).toEqual({ name, fits: true });
  }
  const bare = productTypes.filter((type) => tileOfType(type.master, type) === null).length;
  expect(bare).toBe(20);
  expect(productTypes.length).toBeGreaterThan(250);
});

test("there are 80 vendors and 800 products, 6 to 14 each", () => {
  expect(vendors).toHaveLength(80);
  expect(products).toHaveLength(800);
  for (const { vendor, products: own } of stalls) {
    const fits = own.length >= 6 && own.length <= 14;
    expect({ name: vendor.row.vendorName, fits }).toEqual({ name: vendor.row.vendorName, fits: true });
    expect(repeated(own.map(({ row }) => row.slug))).toEqual([]);
  }
  const byStatus = (status: string) => vendors.filter(({ row }) => row.status === status).length;
  expect([byStatus("approved"), byStatus("pending"), byStatus("suspended")]).toEqual([77, 2, 1]);
  const registered = vendors.filter(({ row }) => row.gstRegistered).length / 80;
  expect(registered).toBeGreaterThan(0.5);
  expect(registered).toBeLessThan(0.75);
});

test("profiles are complete and lie in Singapore", () => {
  for (const { row } of vendors) {
    expect(row.phone).toMatch(/^[689]\d{7}$/);
    expect(row.postCode).toMatch(/^\d{6}$/);
    expect(row.district).toBeGreaterThan(0);
    expect(row.latitude).toBeGreaterThan(1.23);
    expect(row.latitude).toBeLessThan(1.475);
    expect(row.longitude).toBeGreaterThan(103.62);
    expect(row.longitude).toBeLessThan(104.03);
    expect(row.companyRegistrationNumber).toMatch(/^(\d{9}|T\d\dLL\d{4}|\d{8})[A-Z]$/);
    expect(row.profileSummary.split("\n\n").length).toBeGreaterThan(1);
    expect(row.tagline.length).toBeGreaterThan(20);
    expect(row.styleTags.length).toBeGreaterThan(1);
    expect(row.faq.length).toBeGreaterThan(3);
    expect(row.faq.length).toBeLessThan(7);
    expect(row.paymentPolicy.milestones.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(row.paymentPolicy.milestones[0]?.percent).toBeLessThanOrEqual(50);
  }
  for (const field of ["slug", "vendorName", "tagline", "companyRegistrationNumber", "accountId"] as const) {
    expect(repeated(vendors.map(({ row }) => row[field]))).toEqual([]);
  }
});

test("the demo accounts' shops are fully onboarded and can be paid", () => {
  const rows = buildBlock(0, context);
  const tops = new Set(MASTER_CATEGORIES.map(categories.masterIdOf));
  const shops = vendors.filter(({ email }) => isDemoAddress(email));
  expect(shops).toHaveLength(2);
  for (const { row } of shops) {
    expect(row.businessOwner).toMatchObject({ email: expect.stringContaining("@") as string });
    const secondary = rows.vendorCategory.filter(
      ({ vendorId, categoryId }) => vendorId === row.id && tops.has(categoryId),
    );
    expect(secondary.map(({ isMain }) => isMain)).toEqual([false]);
    expect(secondary[0]?.categoryId).not.toBe(row.masterCategoryId);
    const account = rows.connectAccount.find(({ vendorId }) => vendorId === row.id);
    expect(account?.payoutsEnabled).toBe(true);
    expect(rows.sandboxAccount.map(({ id }) => id)).toContain(account?.gatewayAccountId);
  }
});

test("no sentence of a profile, an answer or a description is used twice", () => {
  expect(repeated(vendors.flatMap(({ row }) => sentencesOf(row.profileSummary)))).toEqual([]);
  expect(
    repeated(vendors.flatMap(({ row }) => row.faq.flatMap(({ answer }) => sentencesOf(answer)))),
  ).toEqual([]);
  expect(repeated(products.flatMap(({ row }) => sentencesOf(row.description ?? "")))).toEqual([]);
});

test("prices, rules and capacities agree", () => {
  for (const { vendor, products: own } of stalls) {
    const { gstRegistered, capacityTables, vendorName } = vendor.row;
    for (const { row } of own) {
      const named = { vendorName, title: row.title };
      expect({ ...named, cents: row.allInCents }).toEqual({
        ...named,
        cents: priceParts(row.priceCents, row.gstType, row.plusPlus ?? false).total,
      });
      expect({ ...named, taxed: row.gstType !== 0 }).toEqual({ ...named, taxed: gstRegistered });
      if (row.priceMetric !== "table of 10" || !capacityTables) continue;
      expect({ ...named, fits: (row.maxQty ?? 1) <= capacityTables }).toEqual({ ...named, fits: true });
    }
  }
  const plusPlus = products.filter(({ row }) => row.plusPlus && row.priceMetric === "table of 10");
  expect(plusPlus.length).toBeGreaterThan(25);
});

test("films are accepted by the product form", () => {
  const films = products.flatMap(({ row }) => row.videoUrl ?? []);
  expect(films.length).toBeGreaterThan(10);
  expect(films.filter((film) => !VIDEO_LINK.test(film))).toEqual([]);
});

test("every named picture is drawn, under a name that the storage accepts", () => {
  const drawn = new Set(listPictures().map(({ name }) => name));
  const named = [
    ...referenceRows().productTypes.flatMap((type) => tileOfType(type.master, type) ?? []),
    ...vendors.flatMap(({ row }) => [
      row.profileImage ?? "",
      row.bannerImage ?? "",
      ...(row.galleryImages ?? []),
    ]),
    ...products.flatMap(({ row }) => row.images ?? []),
  ];
  expect(named.filter((name) => !drawn.has(name) || !isMediaName(name))).toEqual([]);
  expect([...drawn].filter((name) => !named.includes(name))).toEqual([]);
  expect(repeated(products.map(({ row }) => row.images?.[0] ?? ""))).toEqual([]);
  // Only pictures of the same thing; one where no other offer of the vendor looks alike.
  expect(products.filter(({ row }) => (row.images ?? []).length > 1).length).toBeGreaterThan(300);
});

test("there is a text for every topic", () => {
  for (const topic of REVIEW_TOPICS) {
    const { praise, detail, but, poor } = REVIEW_TEXTS[topic];
    const leads = [...praise, ...poor];
    expect(repeated([...leads.map(({ text }) => text), ...detail, ...but])).toEqual([]);
    expect(repeated(leads.map(({ title }) => title))).toEqual([]);
    expect(Math.min(praise.length - 7, detail.length - 4, but.length - 1, poor.length)).toBeGreaterThan(0);
  }
  expect(
    Object.values(OFFER_PROFILES).every(({ includes, notes }) => includes.length > 0 && notes.length > 0),
  ).toBe(true);
});

test("reviews of one vendor do not repeat each other", () => {
  const { review } = buildBlock(0, context);
  const byVendor = new Map<string, string[]>();
  for (const { vendorId, body } of review)
    byVendor.set(vendorId, [...(byVendor.get(vendorId) ?? []), body ?? ""]);
  for (const bodies of byVendor.values()) expect(repeated(bodies)).toEqual([]);
});

const COURSES = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const DISHES =
  /abalone|suckling pig|fish maw|lobster|crab|goose|pomfret|soon hock|grouper|salted egg|yam|dumplings|kuih|biryani|chaat|coconut|lion.s mane|truffle|monkey-head|lotus-leaf|geoduck/gi;

test("a menu has the dishes and the number of courses that its description mentions", () => {
  const menus = products.flatMap(({ row }) => {
    const [, dishes] = /^From the menu\n([^]*?)(?:\n\n|$)/.exec(row.details ?? "") ?? [];
    return dishes ? [{ title: row.title, promised: row.description ?? "", dishes: dishes.split("\n") }] : [];
  });
  expect(menus.length).toBeGreaterThan(30);
  const broken = menus.flatMap(({ title, promised, dishes }) => {
    const listed = dishes.join().toLowerCase().replaceAll("lotus leaf", "lotus-leaf");
    const [, count = ""] = /\b(\w+) (?:\w+ )*courses/i.exec(promised) ?? [];
    const courses = COURSES.indexOf(count.toLowerCase()) + 3;
    return [
      ...(promised.match(DISHES) ?? []).filter((dish) => !listed.includes(dish.toLowerCase())),
      ...(courses > 2 && courses !== dishes.length ? [`${courses} courses, not ${dishes.length}`] : []),
    ].map((missing) => `${title}: ${missing}`);
  });
  expect(broken).toEqual([]);
});

test("every venue describes its room and parking", () => {
  const venues = stalls.filter(({ vendor }) => vendor.seed.master === "venues");
  const told = venues.map(({ products: own }) =>
    roomFacts(own.map(({ row }) => ({ attributes: row.attributes ?? [] }))),
  );
  expect(told.map((facts) => facts.length)).toEqual(venues.map(() => 3));
});

test("the title of a review matches its text", () => {
  const leads = Object.values(REVIEW_TEXTS).flatMap(({ praise, poor }) => [...praise, ...poor]);
  const textOfTitle = new Map(leads.map(({ title, text }) => [title, text]));
  const tied = buildBlock(0, context).review.filter(({ rating }) => rating === 5 || rating <= 2);
  expect(tied.length).toBeGreaterThan(500);
  const astray = tied.filter(
    ({ title, body }) => !body?.includes(textOfTitle.get(title ?? "") ?? "no such title"),
  );
  expect(astray.map(({ title, body }) => `${title}: ${body}`)).toEqual([]);
});

test("building the same block twice gives the same rows, and the same ids on another day", () => {
  const [first, second] = [buildBlock(0, context), buildBlock(0, context)];
  for (const table of ["vendor", "product", "customer", "order", "milestone", "review"] as const) {
    expect(JSON.stringify(second[table])).toBe(JSON.stringify(first[table]));
  }
  const later = buildBlock(0, { ...context, clock: new SeedClock(new Date("2027-03-02T23:00:00Z")) });
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(later.vendor)).toEqual(ids(first.vendor));
  expect(ids(later.product)).toEqual(ids(first.product));
  expect(later.order[0]?.placedAt).not.toEqual(first.order[0]?.placedAt);
});

test("further blocks are branches: other names, ids and prices, but the same products", () => {
  const [first, second] = [buildBlock(0, context), buildBlock(1, context)];
  expect(second.vendor).toHaveLength(80);
  expect(second.product).toHaveLength(800);
  expect(repeated([...first.vendor, ...second.vendor].map(({ slug }) => slug))).toEqual([]);
  expect(repeated([...first.account, ...second.account].map(({ email }) => email))).toEqual([]);
  expect(second.account.some(({ email }) => email.endsWith("@sayang.test"))).toBe(false);
  expect(
    second.product.filter(({ priceCents }, at) => priceCents !== first.product[at]?.priceCents).length,
  ).toBeGreaterThan(500);
});

test("no two of a hundred blocks share an id", () => {
  const blocks = [0, 1, 90, 99].map((block) => buildBlock(block, context));
  for (const table of Object.keys(BLOCK_TABLES) as (keyof typeof BLOCK_TABLES)[]) {
    const ids = blocks.flatMap((rows) => rows[table].flatMap((row) => ("id" in row ? [row.id] : [])));
    expect({ table, repeated: repeated(ids) }).toEqual({ table, repeated: [] });
  }
});

test("checked facts shown on vendor cards were confirmed", () => {
  const { vendor, vendorFact } = buildBlock(0, context);
  for (const row of vendor) {
    const own = vendorFact.filter(({ vendorId, state }) => vendorId === row.id && state === "confirmed");
    expect(own.find(({ kind }) => kind === "halal")?.expiresOn ?? null).toBe(row.halalUntil);
    expect(own.find(({ kind }) => kind === "tables")?.halls ?? []).toEqual(row.halls);
  }
  expect(vendorFact.length).toBeGreaterThan(10);
});
