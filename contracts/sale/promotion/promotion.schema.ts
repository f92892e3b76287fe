import { array, boolean, type InferType, number, object, type ObjectShape, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import {
  CAMPAIGN_SORTS,
  type CampaignSort,
  PROMOTION_KINDS,
  PROMOTION_SEGMENTS,
  type PromotionKind,
  type PromotionSegment,
  UNKNOWN_CODE,
} from "./promotion";

export const CODE_MIN = 3;
export const CODE_MAX = 24;
export const MAX_USES = 1_000_000;
const MOST_DOLLARS = 1_000_000;

const upper = () =>
  string().transform((value: unknown) => (typeof value === "string" ? value.trim().toUpperCase() : value));
const dollars = (label: string) =>
  number()
    .transform((value: unknown, given: unknown) => (given === "" ? null : value))
    .typeError(`${label} must be an amount`)
    .test("cents", `${label} can have at most 2 decimals`, (value) => !value || hasCents(value))
    .max(MOST_DOLLARS, `${label} can be at most $1,000,000`);
const uses = (label: string) =>
  number()
    .transform((value: unknown, given: unknown) => (given === "" ? null : value))
    .typeError(`${label} must be a whole number`)
    .integer(`${label} must be a whole number`)
    .min(1, `${label} must be at least 1`)
    .max(MAX_USES, `${label} can be at most 1,000,000`);

function hasCents(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

const node = { _id: uuid().required(), name: text().max(200).default(""), checked: boolean().default(false) };
const list = <T extends ObjectShape>(shape: T) => array(object(shape)).max(500).default([]);

/** The tree in the form of `CampaignTree`. */
export const campaignTreeBody = list({
  ...node,
  product_categories: list({
    ...node,
    product_sub_category1s: list({ ...node, product_sub_category2s: list(node) }),
  }),
});

/** Takes the field labels, which differ between the two forms. */
const termsOf = (labels: { percent: string; amount: string; cap: string }) => ({
  kind: string<PromotionKind>().oneOf(PROMOTION_KINDS).required("Choose a percentage or an amount"),
  percent: number()
    .transform((value: unknown, given: unknown) => (given === "" ? null : value))
    .typeError(`${labels.percent} must be a number`)
    .min(0.01, `${labels.percent} must be more than 0`)
    .max(100, `${labels.percent} can be at most 100`)
    .test(
      "two-decimals",
      `${labels.percent} can have at most 2 decimals`,
      (value) => !value || hasCents(value),
    )
    .nullable()
    .default(null)
    .when("kind", { is: "percent", then: (field) => field.required("Enter a percentage") })
    .when("kind", { is: "fixed", then: (field) => field.transform(() => null) }),
  amount: dollars(labels.amount)
    .min(0.01, `${labels.amount} must be more than $0.00`)
    .nullable()
    .default(null)
    .when("kind", { is: "fixed", then: (field) => field.required("Enter an amount") })
    .when("kind", { is: "percent", then: (field) => field.transform(() => null) }),
  cap: dollars(labels.cap)
    .nullable()
    .default(null)
    .min(0.01, `${labels.cap} must be more than $0.00`)
    .when("kind", { is: "fixed", then: (field) => field.transform(() => null) }),
  minSpend: dollars("Minimum spend")
    .transform((value: unknown) => value ?? 0)
    .min(0, "Minimum spend can't be negative")
    .default(0),
});
const discountTerms = termsOf({
  percent: "Percent off",
  amount: "Amount off",
  cap: "Maximum discount",
});
const voucherTerms = termsOf({
  percent: "Percent of each order",
  amount: "Voucher balance",
  cap: "Voucher balance",
});

/** POST and PATCH /discount-vendor. */
export const discountBody = object({
  name: text().max(80, "Name can have at most 80 characters").required("Give it a name"),
  code: upper()
    .matches(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, "Use letters, digits and single hyphens only")
    .min(CODE_MIN, `Code must have at least ${CODE_MIN} characters`)
    .max(CODE_MAX, `Code can have at most ${CODE_MAX} characters`)
    .required("Choose a code"),
  ...discountTerms,
  startDate: isoDate().required("Choose the first day"),
  endDate: isoDate()
    .nullable()
    .default(null)
    .test("after-start", "The last day can't be before the first", function (value) {
      const { startDate } = this.parent as { startDate?: string };
      return !value || !startDate || value >= startDate;
    }),
  totalLimit: uses("Total uses").nullable().default(null),
  perCustomerLimit: uses("Uses per couple").nullable().default(null),
  segment: string<PromotionSegment>().oneOf(PROMOTION_SEGMENTS).default("all"),
  sub_categories: campaignTreeBody,
});
export type CampaignBody = InferType<typeof discountBody>;

/** POST and PATCH /voucher-vendor. A percentage voucher's cap is also its balance, the most it ever pays. */
export const voucherBody = discountBody.shape({
  ...voucherTerms,
  cap: voucherTerms.cap.when("kind", {
    is: "percent",
    then: (field) => field.required("Enter the most that the voucher pays"),
  }),
});

export const pauseBody = object({ paused: boolean().required("paused is required") });

/** `sortBy` is one of `CAMPAIGN_SORTS`; asc and desc are newest first and oldest first. */
export const campaignListQuery = pageQuery.shape({
  sortBy: string<CampaignSort | "asc" | "desc">()
    .oneOf([...(Object.keys(CAMPAIGN_SORTS) as CampaignSort[]), "asc", "desc"])
    .default("newest"),
});
export type CampaignListQuery = InferType<typeof campaignListQuery>;

/** POST /discount-vendor/preview and /voucher-vendor/preview: applies a draft to one of the vendor's products. */
export const previewBody = object({
  ...discountTerms,
  productId: uuid().required("Choose a product"),
  quantity: number().integer().min(1).max(999).default(1),
  sub_categories: campaignTreeBody,
});
export type PreviewBody = InferType<typeof previewBody>;

/** GET /discount-user and GET /voucher-user. `forCart` returns only offers of vendors in the cart. */
export const offersQuery = pageQuery.shape({ forCart: boolean().default(false) });
export type OffersQuery = InferType<typeof offersQuery>;

/** POST /discount-user/redeemDiscountCoupon: a code as typed, or the id of an offered coupon. */
export const redeemCouponBody = object({
  code: upper().max(60, UNKNOWN_CODE).default(""),
  discountId: uuid(),
}).test("either", "Enter a code", ({ code, discountId }) => code !== "" || discountId !== undefined);
export type RedeemCouponBody = InferType<typeof redeemCouponBody>;

/** POST /discount-user/redeemVoucher: a code as typed, or the id of an offered voucher. */
export const redeemVoucherBody = object({
  code: upper().max(60, UNKNOWN_CODE).default(""),
  voucherId: uuid(),
}).test("either", "Enter a code", ({ code, voucherId }) => code !== "" || voucherId !== undefined);
export type RedeemVoucherBody = InferType<typeof redeemVoucherBody>;

/** The `{userId}` of the removal calls, which must be the caller's own. */
export const userIdParam = object({ userId: uuid().required() });
