import { v7 } from "uuid";
import type { RevisedProduct } from "@/contracts/catalogue/product/own-product";
import { PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import { allInOn, priceListOf } from "@/contracts/catalogue/price/day-price";
import { MEAL_LABELS, mealsOf } from "@/contracts/catalogue/price/meal";
import { listedUnder, type StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import type { UpdateProductBody } from "@/contracts/catalogue/product/own-product.schema";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { ProductAttribute, ProductFilter, StoredAddOn } from "@/contracts/catalogue/product/product";
import { toCents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { readableSlug } from "@/server/core/text/slug";
import { cleanRichText } from "./rich-text";

type Content = RevisedProduct;
type Change = { [K in keyof UpdateProductBody]?: UpdateProductBody[K] | undefined };

export const BLANK: Omit<
  Content,
  "title" | "slug" | "level1Id" | "priceCents" | "gstType" | "allInCents" | "priceMetric"
> = {
  description: "",
  details: "",
  detailHtml: "",
  skuCode: "",
  taxStatus: "",
  taxClass: "-",
  focusKeyword: "-",
  level2Id: null,
  level3Id: null,
  productTypeId: null,
  videoUrl: null,
  costCents: null,
  plusPlus: false,
  enableMinMaxRule: false,
  minQty: null,
  maxQty: null,
  minPricingCents: null,
  maxPricingCents: null,
  productFamily: [],
  tags: [],
  attributes: [],
  filterId: "",
  filterValues: [],
  filters: [],
  custom: "",
  addOns: [],
  priceRules: [],
  images: [],
  featured: false,
  isVisibleOnProductPage: true,
};

/**
 * Returns `before` with the form's changes applied. The all-in price is always computed here, for the meal that the
 * product is usually sold for. Throws `bad_request` naming the fields that contradict each other.
 */
export function withChanges(before: Content, body: Change, tree: MasterCategoryNode[]): Content {
  const after = withoutHiddenLimits({
    ...before,
    ...defined({
      title: body.productTitle,
      description: body.productDescription,
      details: body.productDetails,
      detailHtml:
        body.detailProductDescription === undefined
          ? undefined
          : cleanRichText(body.detailProductDescription),
      skuCode: body.productSkuCode,
      taxStatus: body.taxStatus,
      taxClass: body.taxClass,
      focusKeyword: body.focusKeyword,
      enableMinMaxRule: body.enableMinMaxRule,
      featured: body.featuredProduct,
      isVisibleOnProductPage: body.isVisibleOnProductPage,
      videoUrl: body.productVideoUrl === undefined ? undefined : body.productVideoUrl || null,
      productFamily: body.productFamily && unique(body.productFamily),
      tags: body.productTags && unique(body.productTags),
      minQty: body.minQtyOrder?.minQty,
      maxQty: body.maxQtyOrder?.maxQty,
      minPricingCents: centsOf(body.minPricing?.minPrice),
      maxPricingCents: centsOf(body.maxPricing?.maxPrice),
      costCents: centsOf(body.productCostPerItem?.costPerItem),
      filterId: body.filterId,
      filterValues: body.filterValues,
      custom: body.custom,
      addOns: addOnsOf(before.addOns, body),
      priceRules: body.priceRules?.map(priceRuleOf),
    }),
    ...attributesOf(before, body),
    ...priceOf(before, body),
    ...placeOf(before, body, tree),
  });
  refuseContradictions(after);
  refuseRules(after);
  return { ...after, allInCents: allInOn(priceListOf(after), null, after) };
}

function priceOf(before: Content, { productPrice }: Change): Partial<Content> {
  if (!productPrice) return {};
  const priceCents = toCents(productPrice.price ?? 0);
  if (priceCents <= 0) throw refusal("productPrice.price", "Enter a price above $0");
  const { gstType, plusPlus } = productPrice;
  const priceMetric = productPrice.priceMetric || before.priceMetric;
  return {
    priceCents,
    gstType,
    plusPlus,
    priceMetric,
  };
}

/** A category without its master category is ignored. */
function placeOf(before: Content, body: Change, tree: MasterCategoryNode[]): Partial<Content> {
  const { productCategory: given, productTypeId } = body;
  if (!given && productTypeId === undefined) return {};
  const place = given?.level1
    ? { level1Id: given.level1, level2Id: given.level2 ?? null, level3Id: given.level3 ?? null }
    : { level1Id: before.level1Id, level2Id: before.level2Id, level3Id: before.level3Id };
  const typeId = productTypeId === undefined ? before.productTypeId : productTypeId;
  const master = tree.find(({ _id }) => _id === place.level1Id);
  const middle = master?.categories.find(({ _id }) => _id === place.level2Id);
  const lowest = middle?.subCategories.find(({ _id }) => _id === place.level3Id);
  if (!master || (place.level2Id && !middle) || (place.level3Id && !lowest)) {
    throw refusal("productCategory", PRODUCT_MESSAGES.category);
  }
  const types = [master, ...(middle ? [middle] : []), ...(lowest ? [lowest] : [])].flatMap(
    (node) => node.productTypes,
  );
  const fits = typeId === null || types.some(({ _id }) => _id === typeId);
  // A new category without a product type: the old type is dropped.
  if (!fits && productTypeId) throw refusal("productTypeId", "This product type belongs to another category");
  return { ...place, productTypeId: fits ? typeId : null };
}

/**
 * Filters of the product type are attributes named by their filter, so that search finds them. New attributes remove
 * filters whose names they lack; new filters don't affect other attributes.
 */
function attributesOf(before: Content, body: Change): Partial<Content> {
  if (!body.attributes && !body.filters) return {};
  const old = new Set(before.filters.map(({ filterId }) => filterId));
  const named = body.attributes ?? before.attributes.filter(({ name }) => !old.has(name));
  const filters = body.filters ?? [];
  const attributes = merged([
    ...named,
    ...filters.map(({ filterId, filterValues }) => ({ name: filterId, values: filterValues })),
  ]);
  return { attributes, filters: body.filters ?? stillNamed(before.filters, attributes) };
}

function stillNamed(
  filters: readonly ProductFilter[],
  attributes: readonly ProductAttribute[],
): ProductFilter[] {
  const values = new Map(attributes.map((attribute) => [attribute.name, attribute.values]));
  return filters.flatMap(({ filterId }) => {
    const filterValues = values.get(filterId);
    return filterValues ? [{ filterId, filterValues }] : [];
  });
}

function merged(all: readonly ProductAttribute[]): ProductAttribute[] {
  const values = new Map<string, string[]>();
  for (const each of all) values.set(each.name, unique([...(values.get(each.name) ?? []), ...each.values]));
  return [...values].flatMap(([name, given]) => (given.length > 0 ? [{ name, values: given }] : []));
}

/** Extras keep their ids, because carts refer to them. */
function addOnsOf(before: readonly StoredAddOn[], { addOns }: Change): StoredAddOn[] | undefined {
  if (!addOns) return undefined;
  const names = new Set(addOns.map(({ name }) => name.toLowerCase()));
  if (names.size < addOns.length) throw refusal("addOns", "Two extras have the same name");
  const known = new Set(before.map(({ id }) => id));
  return addOns.map(({ id, name, price, per, max }) => ({
    id: id && known.delete(id) ? id : v7(),
    name,
    per,
    priceCents: toCents(price ?? 0),
    max: per === "unit" ? 1 : max,
  }));
}

function priceRuleOf({
  price,
  percent,
  ...rule
}: NonNullable<UpdateProductBody["priceRules"]>[number]): StoredPriceRule {
  return {
    ...rule,
    weekdays: unique(rule.weekdays),
    months: unique(rule.months),
    specialDays: unique(rule.specialDays),
    priceCents: price === null ? null : toCents(price),
    percentBps: percent === null ? null : Math.round(percent * 100),
  };
}

/** A rule must be able to apply, result in a price above zero and leave a quantity that can be ordered. */
function refuseRules({ priceRules, priceCents, attributes, enableMinMaxRule, maxQty }: Content): void {
  const meals = mealsOf(attributes);
  for (const [at, rule] of priceRules.entries()) {
    const refuse = (field: string, message: string) =>
      refusal(`priceRules[${at}].${field}`, `Rule ${at + 1}: ${message}`);
    if (rule.meal && !meals.includes(rule.meal)) {
      throw refuse(
        "meal",
        `tick ${MEAL_LABELS[rule.meal]} under Meal first, the product isn’t sold for it yet`,
      );
    }
    if (listedUnder(rule, priceCents) <= 0) throw refuse("percent", "the price would be $0");
    if (enableMinMaxRule && rule.minQty !== null && maxQty !== null && rule.minQty > maxQty) {
      throw refuse("minQty", `the minimum must be at most the product’s maximum of ${maxQty}`);
    }
  }
}

function refuseContradictions({
  enableMinMaxRule,
  minQty,
  maxQty,
  minPricingCents,
  maxPricingCents,
}: Content): void {
  if (!enableMinMaxRule) return;
  if (minQty !== null && maxQty !== null && minQty > maxQty) {
    throw refusal("maxQtyOrder.maxQty", "The maximum quantity must be at least the minimum");
  }
  if (minPricingCents !== null && maxPricingCents !== null && minPricingCents > maxPricingCents) {
    throw refusal("maxPricing.maxPrice", "The maximum order must be at least the minimum");
  }
}

/**
 * Returns the content without quantity limits that contradict each other, unless the rule is on. While it is off, the
 * form hides both numbers, so the vendor could not correct them, and the database refuses them.
 */
export function withoutHiddenLimits(content: Content): Content {
  const { enableMinMaxRule, minQty, maxQty } = content;
  if (enableMinMaxRule || minQty === null || maxQty === null || minQty <= maxQty) return content;
  return { ...content, minQty: null, maxQty: null };
}

/** Returns the base of a product's slug. */
export async function slugBase(wanted: string): Promise<string> {
  return (await readableSlug(wanted)) || "product";
}

/** Returns `base`, with a number appended if it is in `taken`. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(slug)) return slug;
  }
}

const centsOf = (dollars: number | null | undefined) =>
  dollars === undefined || dollars === null ? dollars : toCents(dollars);

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

function defined<T extends object>(given: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;
}

export function refusal(field: string, message: string): AppError {
  return new AppError("bad_request", message, [{ field, message }]);
}
