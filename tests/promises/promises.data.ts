import type { NotOpenYet } from "@/contracts/not-open-yet";

/** The feature that keeps a promise: a call (`POST /order`), a page (`/user/profile`), a periodic job or a mail by its name. */
type Keeper = { call: string } | { page: string } | { job: string } | { mail: string };

export type Promise =
  /** Kept today, by all of these. */
  | { at: string; says: string; kept: Keeper[] }
  /** Open: `says` is what the text says until `keptBy` is there. `part` is its entry in NOT_OPEN_YET. */
  | { at: string; says: string; open: Keeper; part: NotOpenYet };

const TERMS = "components/site/policy/terms.tsx";
const BUYING = "components/site/policy/terms-buying.tsx";
const VENDOR_TERMS = "components/site/policy/vendor-terms.tsx";
const COMMUNITY = "components/site/policy/community.tsx";
const STORY = "components/site/story/our-story-view.tsx";
const FAQ = "components/messaging/contact/faq.ts";
const SERVING = "components/site/course/lessons-serving.tsx";
const GUESTS = "components/planning/guest-list/guest-list-view.tsx";
const PRIVACY = "components/site/policy/privacy.tsx";
const EVOUCHER = "components/sale/evoucher/evoucher-view.tsx";
const VENDOR_MAIL = "server/modules/catalogue/vendor/mail.ts";

/**
 * Every promise that pages and mails make, with what keeps it. A text that promises something new gets a line here. When
 * an open one is kept, the test fails until its copy, its line and its entry in NOT_OPEN_YET are changed.
 */
export const PROMISES: readonly Promise[] = [
  // Prices and booking
  { at: BUYING, says: "$1,000++ is shown as $1,199.00", kept: [{ call: "GET /vendor-product/public/:id" }] },
  { at: BUYING, says: "Your cart is checked again at the moment you pay", kept: [{ call: "POST /order" }] },
  { at: BUYING, says: "A day that is taken cannot be sold a second time", kept: [{ call: "POST /order" }] },
  {
    at: BUYING,
    says: "The vendor has 72 hours to accept",
    kept: [
      { call: "PATCH /order-vendor/approve/:id" },
      { call: "PATCH /order-vendor/decline/:id" },
      { job: "expireUnansweredOrders" },
    ],
  },
  { at: BUYING, says: "you may withdraw the", kept: [{ call: "PATCH /order/withdraw/:id" }] },
  {
    at: BUYING,
    says: "Steps are paid in order",
    kept: [{ call: "PUT /user-payment/create/payment/intent" }, { call: "POST /payment-milestone-user" }],
  },
  { at: FAQ, says: "Your date is held from the moment", kept: [{ call: "POST /payment/webhook" }] },
  { at: STORY, says: "Two couples can press the button in the same second", kept: [{ call: "POST /order" }] },
  {
    at: BUYING,
    says: "Either side may propose a change",
    kept: [
      { call: "POST /order/edits/:id" },
      { call: "PATCH /order/acceptrejectordereditrequest/:id" },
      { job: "expireOrderEdits" },
    ],
  },
  {
    at: FAQ,
    says: "A change that you both agree to costs nothing",
    kept: [{ call: "PATCH /order-vendor/acceptrejectordereditrequest/:id" }],
  },
  {
    at: SERVING,
    says: "Propose each change through",
    kept: [{ call: "PATCH /order-vendor/acceptrejectordereditrequest/:id" }],
  },
  {
    at: BUYING,
    says: "The vendor answers your request with an offer",
    kept: [{ call: "PATCH /user/cancelorder" }, { job: "moveOverdueCancellations" }],
  },
  {
    at: VENDOR_TERMS,
    says: "When a couple asks to cancel, answer with the refund",
    kept: [{ call: "PATCH /vendor/cancelorder/approve/:id" }],
  },
  {
    at: FAQ,
    says: "Tell the couple at once, and cancel from the order",
    kept: [{ call: "PATCH /vendor/cancelorder" }],
  },
  {
    at: BUYING,
    says: "the vendor delivers, and you confirm",
    kept: [
      { call: "PATCH /order/confirmdelivery/:id" },
      { page: "/confirm-delivery" },
      { job: "deliverSilentOrders" },
      { job: "completeDeliveredOrders" },
    ],
  },
  {
    at: VENDOR_TERMS,
    says: "Mark the order delivered when it is",
    kept: [{ call: "POST /order-vendor/sendConfirmOrderDeliveryEmail/:id" }, { mail: "delivery-asked" }],
  },
  // Discounts and vouchers
  {
    at: "server/modules/identity/promo/mail.ts",
    says: "Log in with this address and enter it in your cart",
    kept: [{ call: "GET /discount-user" }, { call: "POST /discount-user/redeemDiscountCoupon" }],
  },
  {
    at: "components/identity/promo/promo-thanks.tsx",
    says: "Enter it in your cart.",
    kept: [{ call: "POST /discount-user/redeemDiscountCoupon" }],
  },
  {
    at: BUYING,
    says: "One discount code and one voucher can be used on an order",
    kept: [
      { call: "POST /discount-user/redeemDiscountCoupon" },
      { call: "POST /discount-user/redeemVoucher" },
    ],
  },
  {
    at: EVOUCHER,
    says: "With any vendor on Sayang, in one go or over several orders",
    kept: [{ call: "POST /discount-user/redeemVoucher" }, { call: "POST /order" }],
  },
  {
    at: EVOUCHER,
    says: "today, or on a day you pick",
    kept: [{ call: "POST /evoucher" }, { job: "sendDueVouchers" }, { mail: "gift-voucher" }],
  },
  {
    at: EVOUCHER,
    says: "Yes, for 14 days, as long as a voucher is unused",
    kept: [{ call: "POST /evoucher/purchase/:id/refund" }, { page: "/evoucher/purchase/[id]" }],
  },
  {
    at: EVOUCHER,
    says: "we write again 30 and 7 days before it",
    kept: [{ job: "warnOfVoucherExpiry" }, { job: "expireVouchers" }, { mail: "voucher-expiring" }],
  },
  // Reviews
  { at: TERMS, says: "You can review a vendor once", kept: [{ call: "POST /user-review" }] },
  { at: COMMUNITY, says: "The vendor may answer once", kept: [{ call: "POST /vendor-review" }] },
  { at: STORY, says: "Only couples with an order can review", kept: [{ call: "POST /user-review" }] },
  {
    at: VENDOR_TERMS,
    says: "Ask for a review at most once for each order",
    kept: [
      { call: "POST /user-review/send-review-request/:orderId" },
      { mail: "review-requested" },
      { page: "/vendor/dashboard/reviews" },
    ],
  },
  // Vendors
  {
    at: VENDOR_MAIL,
    says: "within 24 to 48 hours",
    kept: [{ mail: "vendor-approved" }, { mail: "vendor-rejected" }],
  },
  {
    at: VENDOR_MAIL,
    says: "messages and set the hours for appointments",
    kept: [{ call: "POST /vendor/appointment/setting/update" }, { call: "POST /room/roomsList" }],
  },
  {
    at: VENDOR_MAIL,
    says: "one product at a time, or all of them from Excel",
    kept: [{ call: "POST /vendor-product" }, { call: "POST /vendor-product/import-excel" }],
  },
  {
    at: "components/identity/registration/vendor/vendor-registered.tsx",
    says: "add your products",
    kept: [{ call: "POST /vendor-product" }, { page: "/vendor/dashboard/product/add" }],
  },
  {
    at: SERVING,
    says: "Daily capacity is what you can do well",
    kept: [{ call: "POST /vendor/diary/capacity" }],
  },
  {
    at: SERVING,
    says: "Enter off-days as soon as they exist",
    kept: [{ call: "PATCH /vendor-product/:id" }],
  },
  {
    at: VENDOR_TERMS,
    says: "Keep off-days and opening hours current",
    kept: [{ call: "PATCH /vendor-product/:id" }],
  },
  {
    at: VENDOR_MAIL,
    says: "make the change on your settings pages, and send your application again",
    kept: [{ call: "PATCH /vendor/profile/:id" }, { call: "POST /vendor/application/resubmit" }],
  },
  {
    at: FAQ,
    says: "Couples see both before they book",
    kept: [{ page: "/vendor/dashboard/settings/payment-policy" }, { call: "PATCH /vendor/profile/:id" }],
  },
  {
    at: VENDOR_TERMS,
    says: "Sale by sale you see what is earned",
    kept: [{ page: "/vendor/dashboard/payment" }, { call: "GET /payout-vendor/sales" }],
  },
  {
    at: VENDOR_TERMS,
    says: "at the rate of your compensation plan",
    kept: [
      { page: "/vendor/dashboard/settings/compensation-plan" },
      { call: "GET /payout-vendor/plans" },
      { call: "POST /payout-vendor/plan" },
    ],
  },
  {
    at: SERVING,
    says: "give somebody else access for days when",
    kept: [{ page: "/vendor/dashboard/settings/team" }, { call: "POST /vendor/team" }],
  },
  {
    at: SERVING,
    says: "how fast you answer is measured",
    kept: [{ page: "/vendor-detail/[id]" }],
  },
  // Guest list
  {
    at: GUESTS,
    says: "Bring both mothers’ lists as spreadsheets",
    kept: [{ call: "POST /user/guest/import" }, { page: "/user/dashboard/guest-list" }],
  },
  {
    at: GUESTS,
    says: "Until then you can export the list",
    kept: [{ call: "GET /user/guest/export" }],
  },
  {
    at: GUESTS,
    says: "no guest is counted twice",
    kept: [{ call: "POST /public/check-in" }, { page: "/user/dashboard/guest-list/check-in" }],
  },
  {
    at: GUESTS,
    says: "What you lock stays locked when the rest is seated for you",
    kept: [{ call: "PUT /planning/seating/:id" }, { page: "/user/dashboard/guest-list/seating" }],
  },
  {
    at: GUESTS,
    says: "their mind until your cut-off",
    kept: [{ call: "POST /public/rsvp" }, { page: "/rsvp/[token]" }],
  },
  {
    at: GUESTS,
    says: "You choose who may note ang bao at the door",
    kept: [{ call: "POST /planning/check-in/links" }],
  },
  {
    at: GUESTS,
    says: "delete their details 90 days after your last event",
    kept: [{ job: "announcePurges" }, { job: "purgeGuests" }],
  },
  { at: FAQ, says: "They are deleted 90 days after the last event", kept: [{ job: "purgeGuests" }] },
  { at: PRIVACY, says: "that it was sent, 30 days", kept: [{ job: "deleteOldMessages" }] },
  // Accounts and help
  {
    at: PRIVACY,
    says: "“Download my data” at the foot of",
    kept: [{ call: "GET /user/account/data" }, { page: "/user/profile" }],
  },
  {
    at: PRIVACY,
    says: "“Delete my account”, in the same place, does it at once",
    kept: [{ call: "POST /user/account/delete" }, { mail: "account-deleted" }],
  },
  { at: TERMS, says: "second step", kept: [{ call: "PATCH /auth/two-step" }] },
  {
    at: TERMS,
    says: "end every session on all your devices",
    kept: [{ call: "POST /auth/logout-everywhere" }],
  },
  { at: COMMUNITY, says: "Write to us", kept: [{ call: "POST /ticket" }, { page: "/contact-us" }] },
  {
    at: "server/modules/identity/promo/mail.ts",
    says: "Your code, valid once",
    kept: [{ call: "POST /user/get-promo" }, { mail: "promo-code" }],
  },
];
