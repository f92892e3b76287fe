import { array, boolean, object, string } from "yup";
import {
  type OwnProductDetail,
  PRODUCT_LIMITS,
  PRODUCT_MESSAGES,
  sortingName,
  VIDEO_LINK,
} from "@/contracts/catalogue/product/own-product";
import type { AddOnPer, OpenHours, ProductAttribute } from "@/contracts/catalogue/product/product";
import { todayInSingapore } from "@/lib/dates";
import { GST_TYPES, type GstType, priceParts, type PriceParts, toCents } from "@/lib/money";
import { wordsOf } from "@/lib/text/words-of";
import { ruleBodyOf, typedRuleOf, type TypedPriceRule } from "./typed-rules";

/** A picture in the form: stored on the server (`name`), or new (`file`). */
export type Picture = { id: string; name: string; file: Blob | null; fileName: string };

/** Attributes as typed: values separated by commas. */
export type TypedAttribute = { name: string; values: string };

/** An extra as typed. `id` is empty for a new one. */
export type TypedAddOn = { id: string; name: string; price: string; per: AddOnPer; max: string };

export type ProductValues = {
  gallery: Picture[];
  productTitle: string;
  productDescription: string;
  productDetails: string;
  detailProductDescription: string;
  productVideoUrl: string;
  level1: string;
  level2: string;
  level3: string;
  productTypeId: string;
  productFamily: string;
  productSkuCode: string;
  price: string;
  priceMetric: string;
  gstType: string;
  plusPlus: boolean;
  costPerItem: string;
  enableMinMaxRule: boolean;
  minQty: string;
  maxQty: string;
  minPrice: string;
  maxPrice: string;
  attributes: TypedAttribute[];
  addOns: TypedAddOn[];
  priceRules: TypedPriceRule[];
  productTags: string;
  focusKeyword: string;
  featuredProduct: boolean;
  enableSelling: boolean;
  customOffDays: string[];
  hasHours: boolean;
  openHours: OpenHours;
  publish: string;
  publishDate: string;
};

const DAY = { open: "10:00", close: "19:00" };
const WEEK: OpenHours = { "0": DAY, "1": DAY, "2": DAY, "3": DAY, "4": DAY, "5": DAY, "6": DAY };

const BLANK: ProductValues = {
  gallery: [],
  productTitle: "",
  productDescription: "",
  productDetails: "",
  detailProductDescription: "",
  productVideoUrl: "",
  level1: "",
  level2: "",
  level3: "",
  productTypeId: "",
  productFamily: "",
  productSkuCode: "",
  price: "",
  priceMetric: "",
  gstType: "0",
  plusPlus: false,
  costPerItem: "",
  enableMinMaxRule: false,
  minQty: "",
  maxQty: "",
  minPrice: "",
  maxPrice: "",
  attributes: [],
  addOns: [],
  priceRules: [],
  productTags: "",
  focusKeyword: "",
  featuredProduct: false,
  enableSelling: true,
  customOffDays: [],
  hasHours: false,
  openHours: WEEK,
  publish: "now",
  publishDate: "",
};

/** A new product. For GST-registered vendors, prices include GST by default. */
export const blankFor = (isGstRegistered: boolean): ProductValues => ({
  ...BLANK,
  gstType: isGstRegistered ? "1" : "0",
});

const numberText = (value: number | null) => (value === null ? "" : String(value));

export function valuesOf(product: OwnProductDetail): ProductValues {
  const { productPrice, productCategory, publishAt, status } = product;
  const date = publishAt ? todayInSingapore(new Date(publishAt)) : "";
  const isLater = status !== 1 && date > todayInSingapore();
  return {
    gallery: product.productGallery.map((name) => ({ id: name, name, file: null, fileName: "" })),
    productTitle: product.productTitle,
    productDescription: product.productDescription,
    productDetails: product.productDetails,
    detailProductDescription: product.detailProductDescription,
    productVideoUrl: product.productVideoUrl,
    level1: productCategory.level1,
    level2: productCategory.level2,
    level3: productCategory.level3,
    productTypeId: product.productTypeId,
    productFamily: product.productFamily.join(", "),
    productSkuCode: product.productSkuCode,
    price: String(productPrice.price),
    priceMetric: productPrice.priceMetric,
    gstType: String(productPrice.gstType),
    plusPlus: productPrice.plusPlus,
    costPerItem: numberText(product.costPerItem),
    enableMinMaxRule: product.enableMinMaxRule,
    minQty: numberText(product.minQty),
    maxQty: numberText(product.maxQty),
    minPrice: numberText(product.minPrice),
    maxPrice: numberText(product.maxPrice),
    attributes: product.attributes.map(({ name, values }) => ({ name, values: values.join(", ") })),
    addOns: product.addOns.map(({ id, name, price, per, max }) => ({
      id,
      name,
      per,
      price: String(price),
      max: String(max),
    })),
    priceRules: product.priceRules.map(typedRuleOf),
    productTags: product.productTags.join(", "),
    focusKeyword: product.focusKeyword === "-" ? "" : product.focusKeyword,
    featuredProduct: product.featuredProduct,
    enableSelling: product.enableSelling,
    customOffDays: product.customOffDays,
    hasHours: product.openHours !== null,
    openHours: product.openHours ?? WEEK,
    publish: isLater ? "later" : status === 0 ? "no" : "now",
    publishDate: isLater ? date : "",
  };
}

/** Returns the all-in price, or null when there is none. */
export function allInOf({ price, gstType, plusPlus }: ProductValues): PriceParts | null {
  const dollars = Number(price);
  if (!(dollars > 0) || dollars > PRODUCT_LIMITS.price) return null;
  return priceParts(toCents(dollars), gstTypeOf(gstType), plusPlus);
}

export const gstTypeOf = (value: string): GstType => GST_TYPES.find((type) => String(type) === value) ?? 0;

export function attributesOf(typed: readonly TypedAttribute[]): ProductAttribute[] {
  return typed.flatMap(({ name, values }) => {
    const given = wordsOf(values);
    return name.trim() && given.length > 0 ? [{ name: name.trim(), values: given }] : [];
  });
}

/** Drops rows in which nothing was typed. */
export function addOnsOf(typed: readonly TypedAddOn[]) {
  return typed
    .filter(({ name, price }) => name.trim() || price)
    .map(({ id, name, price, per, max }) => ({ id, name: name.trim(), price, per, max: Number(max) || 1 }));
}

export const productSchema = object({
  gallery: array().min(1, PRODUCT_MESSAGES.image),
  productTitle: string().trim().required("Enter a title").max(PRODUCT_LIMITS.title),
  level1: string().required(PRODUCT_MESSAGES.category),
  price: string().test("price", "Enter a price above $0", (value) => Number(value) > 0),
  priceMetric: string().trim().required("Say what the price is for, such as package, gown or table"),
  productVideoUrl: string().trim().matches(VIDEO_LINK, {
    message: "Enter a YouTube or Vimeo link that starts with https://",
    excludeEmptyString: true,
  }),
  enableMinMaxRule: boolean(),
  publishDate: string().when("publish", {
    is: "later",
    then: (date) => date.required(PRODUCT_MESSAGES.publishDate),
  }),
});

/** Returns the form data that the API takes. `version` is the one that the editor loaded. */
export function formOf(values: ProductValues, version: number | null): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown) =>
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  const { level1, level2, level3, publish, publishDate } = values;
  add("productTitle", values.productTitle);
  add("productDescription", values.productDescription);
  add("productDetails", values.productDetails);
  add("detailProductDescription", values.detailProductDescription);
  add("productVideoUrl", values.productVideoUrl.trim());
  if (level1) add("productCategory", { level1, level2: level2 || null, level3: level3 || null });
  add("productTypeId", values.productTypeId);
  add("productFamily", wordsOf(values.productFamily));
  add("productSkuCode", values.productSkuCode);
  add("productPrice", {
    price: values.price,
    priceCurrency: "SGD",
    priceMetric: values.priceMetric.trim(),
    gstType: gstTypeOf(values.gstType),
    plusPlus: values.plusPlus,
  });
  add("productCostPerItem", { costPerItem: values.costPerItem });
  add("enableMinMaxRule", values.enableMinMaxRule);
  add("minQtyOrder", { minQty: values.minQty });
  add("maxQtyOrder", { maxQty: values.maxQty });
  add("minPricing", { minPrice: values.minPrice });
  add("maxPricing", { maxPrice: values.maxPrice });
  add("attributes", attributesOf(values.attributes));
  add("addOns", addOnsOf(values.addOns));
  add("priceRules", values.priceRules.map(ruleBodyOf));
  add("productTags", wordsOf(values.productTags));
  add("focusKeyword", values.focusKeyword.trim() || "-");
  add("featuredProduct", values.featuredProduct);
  add("enableSelling", values.enableSelling);
  add("customOffDays", values.customOffDays);
  add("openHours", values.hasHours ? values.openHours : null);
  add(
    "publishImmediatelyDate",
    publish === "now" ? todayInSingapore() : publish === "later" ? publishDate : "",
  );
  if (version !== null) add("version", version);
  const sorting = values.gallery.map(({ name, file, fileName }) => {
    if (!file) return name;
    form.append("productGallery", file, fileName);
    return sortingName(fileName);
  });
  add("productGallerySorting", sorting);
  return form;
}

/** The form's field for each field of the API. */
export const FIELD_OF: Readonly<Record<string, string>> = {
  productGallery: "gallery",
  productCategory: "level1",
  "productPrice.price": "price",
  "productPrice.priceMetric": "priceMetric",
  "productPrice.gstType": "gstType",
  "productCostPerItem.costPerItem": "costPerItem",
  "minQtyOrder.minQty": "minQty",
  "maxQtyOrder.maxQty": "maxQty",
  "minPricing.minPrice": "minPrice",
  "maxPricing.maxPrice": "maxPrice",
  publishImmediatelyDate: "publishDate",
};
