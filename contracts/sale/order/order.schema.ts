import { array, boolean, type InferType, number, object, string } from "yup";
import { todayInSingapore } from "@/lib/dates";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import { COMMENT_MAX, ORDER_SORTS, type OrderSort } from "./order";
import { ORDER_STATES, type OrderState } from "./order-process";
import { AGREE_TO_TERMS } from "@/contracts/identity/registration/register";

export const HOME_COUNTRY = "Singapore";

const line = (label: string, max = 120) => text().max(max, `${label} can be at most ${max} characters`);
/** A phone number with nothing but spaces between its digits, and without the trunk zero. */
const spaced = (phone: string) =>
  phone
    .replace(/\(0\)/, "")
    .replace(/[\s().\-\u2010-\u2013]+/g, " ")
    .trim();
const required = (label: string) => `${label} is required`;

/** Singapore needs only the postal code; other lines are then dropped. */
export const billingBody = object({
  country: line("Country", 80).required(required("Country")),
  postalCode: line("Postal code", 12)
    .default("")
    .when("country", {
      is: HOME_COUNTRY,
      then: (schema) =>
        schema
          .required(required("Postal code"))
          .matches(/^\d{6}$/, "A postal code in Singapore has 6 digits"),
    }),
  unitNumber: abroad("Unit number", 20),
  streetAddress: abroad("Street address").when("country", {
    is: isAbroad,
    then: (schema) => schema.required(required("Street address")),
  }),
  streetAddress2: abroad("Street address 2"),
  streetAddress3: abroad("Street address 3"),
  city: abroad("City", 80).when("country", {
    is: isAbroad,
    then: (schema) => schema.required(required("City")),
  }),
  state: abroad("State", 80),
});

function isAbroad(country: unknown): boolean {
  return country !== HOME_COUNTRY;
}

function abroad(label: string, max?: number) {
  return line(label, max)
    .default("")
    .when("country", { is: HOME_COUNTRY, then: (schema) => schema.transform(() => "") });
}

/**
 * `orderValue` is the total that the couple saw, in dollars, after a coupon; `dueNow`, if given, is the amount that
 * they saw due today, after a voucher. The order is refused when either differs.
 */
export const placeOrderBody = object({
  orderValue: number()
    .typeError("orderValue must be a number")
    .min(0)
    .max(100_000_000)
    .required("orderValue is required"),
  dueNow: number().typeError("dueNow must be a number").min(0).max(100_000_000).nullable(),
  weddingDate: isoDate().nullable().default(null),
  contactName: text()
    .max(120, "contactName must be at most 120 characters")
    .required("contactName is required"),
  contactPhone: text()
    .transform((value: unknown) => (typeof value === "string" ? spaced(value) : value))
    .matches(/^\+?(?: ?\d){6,15}$/, {
      message: "contactPhone must be a phone number of 6 to 15 digits",
      excludeEmptyString: true,
    })
    .required("contactPhone is required"),
  comment: text().max(COMMENT_MAX).default(""),
  billing: billingBody.default(undefined).notRequired(),
  /** The ids of the vendors' own terms that the couple saw. When given, others are refused. */
  vendorTerms: array().of(uuid().required()).max(50).default(undefined).notRequired(),
  /** The agreement next to the button; stored with its time. */
  termsAgreed: boolean().required(AGREE_TO_TERMS).oneOf([true], AGREE_TO_TERMS),
});
export type PlaceOrderBody = InferType<typeof placeOrderBody>;

export const declineOrderBody = object({
  reason: text()
    .min(3, "Please give the couple a reason")
    .max(COMMENT_MAX)
    .required("Please give the couple a reason"),
});
export type DeclineOrderBody = InferType<typeof declineOrderBody>;

/** PATCH order/{id} and order-vendor/{id}. */
export const orderCommentBody = object({
  comment: text().max(COMMENT_MAX).required("Please write your comment"),
});

/** PATCH /order/confirmdelivery/{id}: with `withAuth` false it needs the token of the mailed link. */
export const confirmDeliveryBody = object({
  delivered: boolean().required("delivered is required"),
  withAuth: boolean().required("withAuth is required"),
  token: string().max(1000),
  /** The complaint, when it was not delivered. */
  comment: text().max(COMMENT_MAX).default(""),
});

/** The same answer from the page that works without JavaScript. */
export const deliveryFormBody = object({
  delivered: boolean().required("Please choose an answer"),
  token: string().max(1000).required("The link is incomplete"),
  comment: text().max(COMMENT_MAX).default(""),
});

/**
 * GET /order: `sortBy` is asc (newest first) or desc. `searchBy`
 * finds an order number, a vendor's name or an item's title. `getVendorWishlist` adds `vendor.isInWishlist`.
 */
export const orderListQuery = pageQuery.shape({
  limit: number().integer().min(1).max(100).default(10),
  hideUnderCancellation: boolean().default(false),
  getVendorWishlist: boolean().default(false),
});
export type OrderListQuery = InferType<typeof orderListQuery>;

/**
 * GET order-vendor/order: `sortBy` is asc (newest first) or desc. `searchBy` finds an order number, the
 * couple's name or an item's title.
 */
export const vendorOrderListQuery = pageQuery.shape({
  limit: number().integer().min(1).max(100).default(10),
  orderStatus: number().integer().min(0).max(5),
  /** Narrows `orderStatus` to one state, such as `awaiting_approval`. */
  state: string<OrderState>().oneOf(ORDER_STATES),
  /** Only orders with an issue that the couple raised and that isn't resolved. */
  hasIssue: boolean(),
  appliedDiscountId: uuid(),
  appliedVoucherId: uuid(),
  /** The first and last event date, inclusive. Leaves out orders without a date. */
  from: isoDate().nullable(),
  to: isoDate().nullable(),
  /** Only those that the caller has. */
  mine: boolean().default(false),
  /** Takes precedence over `sortBy`. */
  sort: string<OrderSort>().oneOf(ORDER_SORTS, "sort is not one of ours"),
});
export type VendorOrderListQuery = InferType<typeof vendorOrderListQuery>;

/** GET order-vendor/approvals: the most urgent first. */
export const approvalsQuery = pageQuery.shape({
  limit: number().integer().min(1).max(50).default(10),
});
export type ApprovalsQuery = InferType<typeof approvalsQuery>;

/** GET order-vendor/orders.csv and orders.xlsx take the same filters and order. */
export const vendorOrderExportQuery = vendorOrderListQuery.omit(["page", "limit"]);
export type VendorOrderExportQuery = InferType<typeof vendorOrderExportQuery>;

/** `SY-26-000123`: the year of the order (Singapore) and the running number. */
export function orderNumberOf(number: number, placedAt: Date): string {
  const year = todayInSingapore(placedAt).slice(2, 4);
  return `SY-${year}-${String(number).padStart(6, "0")}`;
}

/** Returns the running number from a search text (`SY-26-000123`, `000123`, `123`), or null. */
export function readOrderNumber(text: string): number | null {
  const digits = /^(?:sy-?)?(?:\d{2}-)?(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
