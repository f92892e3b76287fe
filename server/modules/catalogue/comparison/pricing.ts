import {
  type ComparedPrice,
  type NoPrice,
  type PriceBasis,
  priceBasisOf,
  TABLE_SEATS,
} from "@/contracts/catalogue/comparison/comparison";
import { type Meal, mealsOf } from "@/contracts/catalogue/price/meal";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { groupBy } from "@/lib/group-by";
import { toCents, toDollars } from "@/lib/money";
import { productOn } from "@/server/modules/catalogue/product/public";

/** `date` and `meal` are "" until they are chosen. */
export type Wedding = { tables: number | undefined; date: string; meal: Meal | "" };
export type Priced = { price: ComparedPrice; noPrice: null } | { price: null; noPrice: NoPrice };
type Offer = ProductDetail & { basis: PriceBasis };
type DatedOffer = { offer: Offer; note: string | null };

/** Returns the cheapest offer of the vendor's main line for this wedding, or the reason why there is none. */
export function priceWedding(
  products: readonly ProductDetail[],
  capacityTables: number | null,
  wedding: Wedding,
): Priced {
  const none = (noPrice: NoPrice): Priced => ({ price: null, noPrice });
  const line = mainLine(products.filter((product) => product.forSale));
  if (line.length === 0) return none({ reason: "on_request" });
  const { tables } = wedding;
  if (tables && capacityTables !== null && tables > capacityTables) {
    return none({ reason: "too_large", most: capacityTables });
  }
  const { date, meal } = wedding;
  const open = line.filter((each) => isForMeal(each, meal) && (date === "" || !isClosed(each, date)));
  if (open.length === 0) return none({ reason: "closed" });
  const dated = open.map((offer) => onDay(offer, wedding));
  const prices = dated.flatMap((offer) => priceOf(offer, tables) ?? []);
  const [cheapest] = prices.toSorted((a, b) => a.total - b.total);
  return cheapest
    ? { price: cheapest, noPrice: null }
    : none({ reason: "too_large", most: Math.max(...dated.map(({ offer }) => mostTables(offer))) });
}

/** Returns the price of a product for this wedding, or the reason why it can't be booked. */
export function priceProduct(product: ProductDetail, wedding: Wedding): Priced {
  const none = (noPrice: NoPrice): Priced => ({ price: null, noPrice });
  if (!product.forSale) return none({ reason: "on_request" });
  if (wedding.date !== "" && isClosed(product, wedding.date)) return none({ reason: "closed" });
  const offer = { ...product, basis: priceBasisOf(product.productPrice.priceMetric) };
  const dated = onDay(offer, wedding);
  const price = priceOf(dated, wedding.tables);
  return price ? { price, noPrice: null } : none({ reason: "too_large", most: mostTables(dated.offer) });
}

/** Returns the offer at the price for that day and meal. */
function onDay(offer: Offer, { date, meal }: Wedding): DatedOffer {
  const { product, note } = productOn(offer, date || null, meal || null);
  return { offer: { ...offer, ...product }, note };
}

/**
 * Prices an offer for the number that the wedding needs, or for the vendor's minimum. Returns null when the minimum is
 * above the maximum that it sells.
 */
function priceOf({ offer, note }: DatedOffer, tables: number | undefined): ComparedPrice | null {
  const unitCents = toCents(offer.productPrice.priceWithGST);
  const wanted = unitsFor(offer.basis, tables ?? 1);
  const leastByAmount = offer.minPrice === null ? 1 : Math.ceil(toCents(offer.minPrice) / unitCents);
  const least = Math.max(1, offer.minQty ?? 1, leastByAmount);
  const quantity = Math.max(wanted, least);
  if (quantity > mostUnits(offer)) return null;
  return {
    productTitle: offer.productTitle,
    basis: offer.basis,
    unit: offer.productPrice,
    note,
    quantity,
    raised: quantity > wanted && (tables !== undefined || offer.basis === "order"),
    total: toDollars(unitCents * quantity),
    serviceCharge: toDollars(toCents(offer.productPrice.serviceCharge) * quantity),
    gst: toDollars(toCents(offer.productPrice.gst) * quantity),
  };
}

function mostUnits({ maxQty, maxPrice, productPrice }: Offer): number {
  const byAmount =
    maxPrice === null ? Infinity : Math.floor(toCents(maxPrice) / toCents(productPrice.priceWithGST));
  return Math.min(maxQty ?? Infinity, byAmount);
}

function mostTables(offer: Offer): number {
  const units = mostUnits(offer);
  return offer.basis === "guest" ? Math.floor(units / TABLE_SEATS) : units;
}

function unitsFor(basis: PriceBasis, tables: number): number {
  if (basis === "order") return 1;
  return basis === "guest" ? tables * TABLE_SEATS : tables;
}

/**
 * Returns the family of the vendor's featured product, or else its largest: a ballroom's corkage says nothing about the
 * price of a wedding there. Within it, offers per table take precedence, then offers per guest.
 */
function mainLine(products: readonly ProductDetail[]): Offer[] {
  const families = groupBy(products, familyOf);
  const featured = products.find((product) => product.featuredProduct);
  const [largest = []] = [...families.values()].toSorted((a, b) => b.length - a.length);
  const main = featured ? (families.get(familyOf(featured)) ?? largest) : largest;
  const offers = main.map((product) => ({
    ...product,
    basis: priceBasisOf(product.productPrice.priceMetric),
  }));
  const pools = (["table", "guest", "order"] as const).map((basis) =>
    offers.filter((offer) => offer.basis === basis),
  );
  return pools.find((pool) => pool.length > 0) ?? [];
}

/** True for products sold for the meal, or for no meal in particular. */
function isForMeal({ attributes }: ProductDetail, meal: Meal | ""): boolean {
  const served = mealsOf(attributes);
  return meal === "" || served.length === 0 || served.includes(meal);
}

const familyOf = (product: ProductDetail) => product.productFamily[0] ?? "";

function isClosed({ customOffDays, openHours }: ProductDetail, date: string): boolean {
  if (customOffDays.includes(date)) return true;
  const weekday = String(new Date(`${date}T00:00:00Z`).getUTCDay()) as keyof NonNullable<typeof openHours>;
  return openHours !== null && openHours[weekday] === null;
}
