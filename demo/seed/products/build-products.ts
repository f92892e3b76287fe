import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import { type OpenHours, PRODUCT_STATUS, type ProductStatus } from "@/contracts/catalogue/product/product";
import { groupBy } from "@/lib/group-by";
import { type Cents, type GstType, priceParts, toCents } from "@/lib/money";
import type { product } from "@/server/db/schema/catalogue/product";
import type { TypePlace } from "../categories/build-categories";
import type { PictureNames } from "@/demo/seed/base/picture-names";
import { Random } from "@/demo/seed/base/random";
import { type SeedClock, instantOf } from "@/demo/seed/base/seed-clock";
import { seedId } from "@/demo/seed/base/seed-id";
import { slugify } from "@/lib/text/slug";
import type { SeedVendor } from "../vendors/build-vendors";
import { offDaysOf } from "../vendors/off-days";
import type { OfferSeed, PriceRuleSeed, VendorSeed } from "../vendors/vendor-seed";
import { addOnsOf } from "./add-ons";
import { textOf } from "./describe-offer";
import { OFFER_PROFILES, type OfferProfile } from "@/demo/seed/vendors/offer-kinds.data";

export type ProductRow = Required<typeof product.$inferInsert>;
export type SeedProduct = { offer: OfferSeed; profile: OfferProfile; place: TypePlace; row: ProductRow };

/** Room for this many offers of a vendor between its first product id and the next vendor's. */
const OFFERS_PER_VENDOR = 20;
const MENU_DAYS = { weekday: [1, 2, 3, 4], weekend: [5, 6, 0] } as const;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Builds the products of one vendor's offers. Those of branches cost up to an eighth more or less than the catalogue's.
 */
export function buildProducts(
  vendor: SeedVendor,
  clock: SeedClock,
  pictures: PictureNames,
  placeOf: (typeSlug: string) => TypePlace,
): SeedProduct[] {
  const { seed, index, ordinal, row: owner } = vendor;
  return seed.offers.map((offer, at) => {
    const profile = OFFER_PROFILES[offer.kind];
    const place = placeOf(offer.type);
    const random = new Random(`product/${ordinal}/${at}`);
    const priceCents = toCents(ordinal === index ? offer.price : branchPrice(offer.price, random));
    const text = textOf(seed, offer, place.typeName);
    const { gstType, plusPlus } = taxOf(seed, profile);
    const { min, max, minSpend } = offer.options;
    const row: ProductRow = {
      id: seedId("product", ordinal * OFFERS_PER_VENDOR + at),
      vendorId: owner.id,
      slug: slugify(offer.title),
      title: offer.title,
      description: offer.text,
      details: text.details,
      detailHtml: "",
      skuCode: `${skuPrefix(seed.name)}-${String(at + 1).padStart(3, "0")}`,
      status: statusOf(vendor, offer, at),
      level1Id: place.level1Id,
      level2Id: place.level2Id,
      level3Id: place.level3Id,
      productTypeId: place.typeId,
      productFamily: [offer.options.family ?? profile.family],
      priceCents,
      gstType,
      plusPlus,
      allInCents: priceParts(priceCents, gstType, plusPlus).total,
      priceMetric: offer.options.metric ?? profile.metric,
      enableMinMaxRule: min !== undefined || max !== undefined || minSpend !== undefined,
      minQty: min ?? null,
      maxQty: max ?? null,
      minPricingCents: minSpend === undefined ? null : toCents(minSpend),
      maxPricingCents: null,
      tags: text.tags,
      attributes: text.attributes,
      filterId: "",
      filterValues: [],
      filters: [],
      custom: "",
      addOns: addOnsOf(offer.options.metric ?? profile.metric, ordinal * OFFERS_PER_VENDOR + at),
      priceRules: (offer.options.priceRules ?? []).map(priceRuleOf),
      enableSelling: true,
      featured: offer.options.featured ?? false,
      isVisibleOnProductPage: true,
      publishAt: null,
      customOffDays: random.chance(0.2) ? offDaysOf(clock, random).slice(-3) : [],
      openHours: openHoursOf(seed, offer),
      images: pictures.imagesOfProduct(index, at),
      videoUrl: filmOf(vendor, offer),
      costCents: null,
      taxStatus: "",
      taxClass: "-",
      focusKeyword: "-",
      statusReason: "",
      version: 1,
      ...writtenAt(createdAt(owner.createdAt, clock, random)),
    };
    return { offer, profile, place, row };
  });
}

/**
 * Returns the lowest all-in price of a vendor's main line, with its unit. The main line is the product family of the
 * featured product, or else the largest. A ballroom's corkage does not reflect the cost of a wedding there.
 */
export function priceFrom(products: readonly SeedProduct[]): { cents: Cents; metric: string } | null {
  const sold = products.filter(({ row }) => row.status === PRODUCT_STATUS.published && row.enableSelling);
  const families = groupBy(sold, ({ row }) => row.productFamily?.[0]);
  const [largest] = [...families.values()].sort((a, b) => b.length - a.length);
  const featured = sold.find(({ row }) => row.featured)?.row.productFamily?.[0];
  const main = families.get(featured) ?? largest ?? [];
  const [cheapest] = main.toSorted((a, b) => a.row.allInCents - b.row.allInCents);
  return cheapest ? { cents: cheapest.row.allInCents, metric: cheapest.row.priceMetric } : null;
}

function branchPrice(price: number, random: Random): number {
  const varied = price * (1 + random.int(-12, 12) / 100);
  return price >= 100 ? Math.round(varied / 10) * 10 - 2 : Math.round(varied * 10) / 10;
}

function taxOf(
  { gst, gstOnTop }: VendorSeed,
  profile: OfferProfile,
): { gstType: GstType; plusPlus: boolean } {
  if (!gst) return { gstType: 0, plusPlus: false };
  const plusPlus = profile.plusPlus ?? false;
  return { gstType: plusPlus || gstOnTop ? 2 : 1, plusPlus };
}

/** In public/videos, drawn by scripts/pictures/films.ts. */
const FILMED: readonly MasterCategorySlug[] = ["venues", "photography", "flowers-decor"];

/** Every other vendor of some kinds has a film of its featured product. */
function filmOf({ index, seed }: SeedVendor, { options }: OfferSeed): string | null {
  const filmed = options.featured && index % 2 === 0 && FILMED.includes(seed.master);
  return filmed ? `/videos/${seed.master}.mp4` : null;
}

/** A price rule without conditions, which therefore applies every day. */
const EVERY_DAY_RULE: StoredPriceRule = {
  name: "",
  weekdays: [],
  months: [],
  from: null,
  until: null,
  specialDays: [],
  meal: null,
  priceCents: null,
  percentBps: null,
  minQty: null,
};

const priceRuleOf = ({ percent, min, ...days }: PriceRuleSeed): StoredPriceRule => ({
  ...EVERY_DAY_RULE,
  ...days,
  percentBps: percent * 100,
  minQty: min ?? null,
});

/** Nearly all are published; a few vendors are still working on their last offer. */
function statusOf({ index, seed }: SeedVendor, { options }: OfferSeed, at: number): ProductStatus {
  if (options.status !== undefined) return options.status;
  if (index % 8 !== 5 || at !== seed.offers.length - 1) return PRODUCT_STATUS.published;
  const unfinished = [
    PRODUCT_STATUS.unpublished,
    PRODUCT_STATUS.changesRequested,
    PRODUCT_STATUS.resubmitted,
  ];
  return unfinished[Math.floor(index / 8) % unfinished.length] ?? PRODUCT_STATUS.unpublished;
}

/** Returns null when it is available every day. A weekday menu is closed at weekends. */
function openHoursOf({ hours, closed = [] }: VendorSeed, { options }: OfferSeed): OpenHours | null {
  if (!hours && closed.length === 0 && !options.days) return null;
  const [open, close] = hours ?? ["10:00", "22:30"];
  const days: readonly number[] = options.days ? MENU_DAYS[options.days] : EVERY_DAY;
  const on = (day: number) => (days.includes(day) && !closed.includes(day) ? { open, close } : null);
  return { 0: on(0), 1: on(1), 2: on(2), 3: on(3), 4: on(4), 5: on(5), 6: on(6) };
}

function skuPrefix(name: string): string {
  return name
    .replace(/[^A-Za-z ]/g, "")
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase())
    .join("")
    .slice(0, 4);
}

function createdAt(since: Date, clock: SeedClock, random: Random): Date {
  const lived = clock.now.getTime() - since.getTime();
  const at = new Date(since.getTime() + lived * 0.6 * random.next() ** 2);
  return instantOf(at.toISOString().slice(0, 10), random.int(9 * 60, 18 * 60));
}

/** Everything in the demo has passed its review. */
const writtenAt = (at: Date) => ({ createdAt: at, updatedAt: at, approvedAt: at });
