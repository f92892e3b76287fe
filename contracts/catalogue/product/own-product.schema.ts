import { array, boolean, type InferType, number, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate, text, uuid, VERSION_MAX } from "@/contracts/fields.schema";
import { GST_TYPES, type GstType } from "@/lib/money";
import { PRODUCT_LIMITS, PRODUCT_MESSAGES, VIDEO_LINK } from "./own-product";
import { priceRules } from "../price/price-rule.schema";
import { ADD_ON_LIMITS, ADD_ON_PER, type AddOnPer } from "./product";

const blankAsNull = (value: unknown, original: unknown) => (original === "" ? null : value);

const amount = (what: string) =>
  number()
    .transform(blankAsNull)
    .typeError(`${what} must be an amount in dollars`)
    .min(0, `${what} must not be negative`)
    .max(PRODUCT_LIMITS.price, `${what} must be at most $1,000,000`)
    .nullable();

const quantity = (what: string) =>
  number()
    .transform(blankAsNull)
    .typeError(`${what} must be a whole number`)
    .integer(`${what} must be a whole number`)
    .min(1, `${what} must be at least 1`)
    .max(100_000, `${what} must be at most 100,000`)
    .nullable();

const optionalId = () =>
  uuid()
    .transform((value: unknown) => (value === "" ? null : value))
    .nullable();

const short = (max: number, what: string) => text().max(max, `${what} must be at most ${max} characters`);
/** A text of several lines. Browsers send line breaks as CRLF. */
const lines = (max: number, what: string) =>
  short(max, what).transform((value: unknown) =>
    typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value,
  );
const word = (what: string) => short(60, what).required(`${what} must not be empty`);
const list = (max: number, what: string) =>
  array(word(what).defined()).max(max, `Choose at most ${max} of: ${what}`);

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = () =>
  string().matches(TIME, "Enter opening hours as HH:MM").required("Enter both opening hours");
const hours = () =>
  object({ open: time(), close: time() })
    .nullable()
    .default(null)
    .test(
      "open-before-close",
      "A day must open before it closes",
      (day) => !day?.open || !day.close || day.open < day.close,
    );

const attribute = object({
  name: word("An attribute’s name"),
  values: array(word("An attribute’s value").defined())
    .max(PRODUCT_LIMITS.attributeValues, `An attribute has at most ${PRODUCT_LIMITS.attributeValues} values`)
    .required(),
});

const addOn = object({
  /** The id of an existing add-on; new ones are given an id. */
  id: optionalId(),
  name: short(ADD_ON_LIMITS.name, "An extra’s name").required("Enter a name for each extra"),
  price: amount("An extra’s price")
    .required("Enter a price for each extra")
    .moreThan(0, "Enter a price above $0 for each extra"),
  per: string<AddOnPer>()
    .oneOf(ADD_ON_PER, "An extra’s price is per unit or once")
    .required("An extra’s price is per unit or once"),
  max: number()
    .typeError("How many of an extra must be a whole number")
    .integer("How many of an extra must be a whole number")
    .min(1, "Couples must be able to choose at least 1 of an extra")
    .max(ADD_ON_LIMITS.quantity, `Couples can choose at most ${ADD_ON_LIMITS.quantity} of an extra`)
    .default(1),
});

const filterValues = () =>
  array(word("A filter’s value").defined()).max(
    PRODUCT_LIMITS.attributeValues,
    `A filter has at most ${PRODUCT_LIMITS.attributeValues} values`,
  );

const filter = object({
  filterId: word("A filter"),
  filterValues: filterValues().required(),
});

const fields = {
  productTitle: short(PRODUCT_LIMITS.title, "Title"),
  slug: short(120, "slug"),
  productDescription: short(PRODUCT_LIMITS.description, "Short description"),
  productDetails: lines(PRODUCT_LIMITS.details, "Details"),
  detailProductDescription: short(PRODUCT_LIMITS.richText, "Description"),
  productSkuCode: short(60, "SKU"),
  productVideoUrl: text().matches(VIDEO_LINK, {
    message: "Enter a YouTube or Vimeo link that starts with https://",
    excludeEmptyString: true,
  }),
  productTypeId: optionalId(),
  productFamily: list(PRODUCT_LIMITS.families, "product families"),
  productCostPerItem: object({
    costPerItem: amount("Cost"),
    costPerItemCurrency: text().max(10),
    costPerItemMetric: text().max(60),
  }).default(undefined),
  taxStatus: short(40, "taxStatus"),
  taxClass: short(40, "taxClass"),
  enableMinMaxRule: boolean().typeError("enableMinMaxRule must be true or false"),
  minQtyOrder: object({ minQty: quantity("Minimum quantity"), minQtyMetric: text().max(60) }).default(
    undefined,
  ),
  maxQtyOrder: object({ maxQty: quantity("Maximum quantity"), maxQtyMetric: text().max(60) }).default(
    undefined,
  ),
  minPricing: object({ minPrice: amount("Minimum order"), minPriceCurrency: text().max(10) }).default(
    undefined,
  ),
  maxPricing: object({ maxPrice: amount("Maximum order"), maxPriceCurrency: text().max(10) }).default(
    undefined,
  ),
  productTags: list(PRODUCT_LIMITS.tags, "tags"),
  focusKeyword: short(60, "Focus keyword"),
  attributes: array(attribute).max(
    PRODUCT_LIMITS.attributes,
    `Describe at most ${PRODUCT_LIMITS.attributes} attributes`,
  ),
  addOns: array(addOn)
    .max(ADD_ON_LIMITS.perProduct, `Offer at most ${ADD_ON_LIMITS.perProduct} extras`)
    .default(undefined),
  priceRules: priceRules().default(undefined),
  filterId: short(60, "filterId"),
  filterValues: filterValues(),
  filters: array(filter).max(
    PRODUCT_LIMITS.attributes,
    `Choose at most ${PRODUCT_LIMITS.attributes} of: filters`,
  ),
  custom: short(PRODUCT_LIMITS.custom, "custom"),
  enableSelling: boolean().typeError("enableSelling must be true or false"),
  featuredProduct: boolean().typeError("featuredProduct must be true or false"),
  isVisibleOnProductPage: boolean().typeError("isVisibleOnProductPage must be true or false"),
  publishImmediatelyDate: isoDate().nullable(),
  customOffDays: array(isoDate().required().defined()).max(
    PRODUCT_LIMITS.offDays,
    `Choose at most ${PRODUCT_LIMITS.offDays} days off`,
  ),
  openHours: object({
    "0": hours(),
    "1": hours(),
    "2": hours(),
    "3": hours(),
    "4": hours(),
    "5": hours(),
    "6": hours(),
  })
    .nullable()
    .default(undefined),
  /** JSON list in display order: names of pictures to keep, and sorting names of new ones. */
  productGallerySorting: array(string().max(300).defined()).max(PRODUCT_LIMITS.pictures),
};

const category = object({
  level1: optionalId(),
  level2: optionalId(),
  level3: optionalId(),
  level4: optionalId(),
});
/** `priceWithGST` and `gst` in a body are dropped: the server computes both. */
const price = object({
  price: amount("Price").required("Enter a price").moreThan(0, "Enter a price above $0"),
  priceCurrency: text().oneOf(["SGD", ""]),
  priceMetric: word("What the price is for"),
  gstType: number<GstType>().oneOf(GST_TYPES, "Choose how GST applies").required("Choose how GST applies"),
  plusPlus: boolean().default(false),
});

/** POST /vendor-product: a form with pictures in `productGallery`. Nested values travel as JSON. */
export const createProductBody = object({
  ...fields,
  productTitle: fields.productTitle.required("Enter a title"),
  productCategory: category
    .required(PRODUCT_MESSAGES.category)
    .test("required", PRODUCT_MESSAGES.category, (given) => Boolean(given?.level1)),
  productPrice: price.required("Enter a price"),
});
export type CreateProductBody = InferType<typeof createProductBody>;

/** PATCH /vendor-product/{id}: changes only the given fields. */
export const updateProductBody = object({
  ...fields,
  productTitle: fields.productTitle.min(1, "Enter a title"),
  productCategory: category.default(undefined),
  productPrice: price.default(undefined),
  /** The version that the form loaded. Saving is refused when another tab has saved since. */
  version: number().integer().min(1).max(VERSION_MAX),
});
export type UpdateProductBody = InferType<typeof updateProductBody>;

const SORTS = ["asc", "desc", "newest", "updated", "price-asc", "price-desc"] as const;
const STATUSES = ["all", "published", "unpublished", "scheduled", "review", "changes"] as const;

/** GET /vendor-product */
export const ownProductsQuery = pageQuery.shape({
  sortBy: string().oneOf(SORTS).default("asc"),
  status: string().oneOf(STATUSES).default("all"),
  family: text().max(60).default(""),
});
export type OwnProductsQuery = InferType<typeof ownProductsQuery>;

/** POST /vendor-product/activateDeactivateVendorProducts: vendors can only switch between 0 and 1. */
export const activateBody = object({
  ids: array(uuid().required().defined())
    .min(1, PRODUCT_MESSAGES.nothingSelected)
    .max(PRODUCT_LIMITS.selected, `Select at most ${PRODUCT_LIMITS.selected} items`)
    .required(PRODUCT_MESSAGES.nothingSelected),
  status: number<0 | 1>().oneOf([0, 1], "status must be 0 or 1").required("status is required"),
});
export type ActivateBody = InferType<typeof activateBody>;
