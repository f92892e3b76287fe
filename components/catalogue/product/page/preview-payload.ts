import type {
  OpenHours,
  ProductAddOn,
  ProductAttribute,
  ProductDetail,
} from "@/contracts/catalogue/product/product";
import { MEALS } from "@/contracts/catalogue/price/meal";
import { listedUnder, type PriceRule, SPECIAL_DAYS } from "@/contracts/catalogue/price/price-rule";
import { GST_TYPES, priceParts, toCents, toDollars } from "@/lib/money";

/** Storage key of the product form's JSON payload for the preview. */
export const PREVIEW_KEY = "sayang:product-preview";

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null;
const dataOf = (value: unknown): Data => (isData(value) ? value : {});
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const numbersOf = (value: unknown) =>
  (Array.isArray(value) ? value : []).filter((each): each is number => Number.isInteger(each));
const textsOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is string => !!each && typeof each === "string",
  );

/** The payload is untrusted, so its rich text is reduced to plain text with bullets. */
function plainText(html: string): string {
  return html
    .replace(/<li>/g, "• ")
    .replace(/<br\s*\/?>|<\/(p|li|h3|h4|blockquote)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replace(/•\s+/g, "• ")
    .replace(/\n\s*/g, "\n");
}

/** The form stores its numbers as text. */
function numberOf(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value.replaceAll(",", "")) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? number : null;
}

function signedOf(value: unknown): number | null {
  const down = typeof value === "string" && value.startsWith("-");
  const number = numberOf(down ? value.slice(1) : value);
  return number === null ? null : down ? -number : number;
}

/** Returns the product in the payload, or null when it is missing or invalid. The payload is untrusted. */
export function productOfPreview(text: string | null): ProductDetail | null {
  const payload = parse(text);
  const productTitle = textOf(payload?.productTitle);
  if (!payload || !productTitle) return null;
  const ruled = payload.enableMinMaxRule === true;
  const limit = (group: string, name: string) => (ruled ? numberOf(dataOf(payload[group])[name]) : null);
  const gallery = textsOf(payload.productGallery);
  const vendorId = textOf(payload.vendorId);
  return {
    id: "preview",
    _id: "preview",
    slug: textOf(payload.slug),
    productTitle,
    productDescription: textOf(payload.productDescription),
    productDetails: [textOf(payload.productDetails), plainText(textOf(payload.detailProductDescription))]
      .filter(Boolean)
      .join("\n\n"),
    detailProductDescription: "",
    vendor: { id: vendorId, _id: vendorId, slug: vendorId, vendorName: textOf(payload.vendorName) },
    productFamily: textsOf(payload.productFamily),
    productPrice: priceOf(dataOf(payload.productPrice)),
    listPrice: priceOf(dataOf(payload.productPrice)).price,
    image: gallery[0] ?? null,
    productGallery: gallery,
    productVideoUrl: textOf(payload.productVideoUrl) || null,
    productSkuCode: textOf(payload.productSkuCode),
    productTags: textsOf(payload.productTags),
    attributes: attributesOf(payload.attributes),
    addOns: addOnsOf(payload.addOns, payload),
    priceRules: rulesOf(payload.priceRules, payload),
    productType: null,
    featuredProduct: payload.featuredProduct === true,
    forSale: payload.enableSelling !== false,
    enableMinMaxRule: ruled,
    minQty: limit("minQtyOrder", "minQty"),
    maxQty: limit("maxQtyOrder", "maxQty"),
    minPrice: limit("minPricing", "minPrice"),
    maxPrice: limit("maxPricing", "maxPrice"),
    customOffDays: textsOf(payload.customOffDays).filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)),
    openHours: hoursOf(payload.openHours),
  };
}

function parse(text: string | null): Data | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isData(value) ? value : null;
  } catch {
    return null;
  }
}

function priceOf(given: Data): ProductDetail["productPrice"] {
  const price = numberOf(given.price) ?? 0;
  const gstType = GST_TYPES.find((type) => type === numberOf(given.gstType)) ?? 0;
  const plusPlus = given.plusPlus === true;
  const parts = priceParts(toCents(price), gstType, plusPlus);
  return {
    price,
    priceCurrency: "SGD",
    priceMetric: textOf(given.priceMetric) || "unit",
    gstType,
    plusPlus,
    priceWithGST: toDollars(parts.total),
    gst: toDollars(parts.gst),
    serviceCharge: toDollars(parts.serviceCharge),
  };
}

function attributesOf(given: unknown): ProductAttribute[] {
  return (Array.isArray(given) ? given : []).flatMap((each) => {
    const { name, values } = dataOf(each);
    const words = textsOf(values);
    return typeof name === "string" && words.length > 0 ? [{ name, values: words }] : [];
  });
}

function addOnsOf(given: unknown, payload: Data): ProductAddOn[] {
  const { gstType, plusPlus } = priceOf(dataOf(payload.productPrice));
  return (Array.isArray(given) ? given : []).flatMap((each, at) => {
    const { name, price, per, max } = dataOf(each);
    const dollars = numberOf(price);
    if (!textOf(name) || dollars === null) return [];
    const priceWithGST = toDollars(priceParts(toCents(dollars), gstType, plusPlus).total);
    const shown = { id: `preview-${at}`, name: textOf(name), price: dollars, priceWithGST };
    return [{ ...shown, per: per === "unit" ? "unit" : "once", max: numberOf(max) ?? 1 }];
  });
}

function rulesOf(given: unknown, payload: Data): PriceRule[] {
  const { price: usual, gstType, plusPlus } = priceOf(dataOf(payload.productPrice));
  return (Array.isArray(given) ? given : []).flatMap((each) => {
    const rule = dataOf(each);
    const price = numberOf(rule.price);
    const percent = price === null ? signedOf(rule.percent) : null;
    if (price === null && percent === null) return [];
    const priceCents = price === null ? null : toCents(price);
    const percentBps = percent === null ? null : Math.round(percent * 100);
    const listed = listedUnder({ priceCents, percentBps }, toCents(usual));
    return {
      name: textOf(rule.name),
      weekdays: numbersOf(rule.weekdays),
      months: numbersOf(rule.months),
      from: textOf(rule.from) || null,
      until: textOf(rule.until) || null,
      specialDays: SPECIAL_DAYS.filter((day) => textsOf(rule.specialDays).includes(day)),
      meal: MEALS.find((meal) => meal === rule.meal) ?? null,
      price,
      percent,
      minQty: numberOf(rule.minQty),
      priceWithGST: toDollars(priceParts(listed, gstType, plusPlus).total),
    };
  });
}

function hoursOf(given: unknown): OpenHours | null {
  if (!isData(given)) return null;
  const day = (key: string) => {
    const { open, close } = dataOf(given[key]);
    return typeof open === "string" && typeof close === "string" ? { open, close } : null;
  };
  const week = { "0": day("0"), "1": day("1"), "2": day("2"), "3": day("3"), "4": day("4"), "5": day("5") };
  const hours = { ...week, "6": day("6") };
  return Object.values(hours).some((each) => each !== null) ? hours : null;
}
