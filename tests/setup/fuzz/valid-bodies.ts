import { addDays, todayInSingapore } from "@/lib/dates";
import { v4 } from "uuid";

export const CAMPAIGN = {
  name: "Opening offer",
  code: "WELCOME",
  kind: "fixed",
  amount: 50,
  startDate: "2026-01-01",
};

const OFFERED = {
  items: [{ productId: v4(), quantity: 1, unitPrice: 100 }],
  steps: [
    { label: "Deposit", percent: 30, due: { kind: "booking" } },
    { label: "Balance", percent: 70, due: { kind: "before", days: 14 } },
  ],
};
export const OFFER = {
  ...OFFERED,
  eventDate: addDays(todayInSingapore(), 100),
  validUntil: addDays(todayInSingapore(), 7),
};
const OFFER_TEMPLATE = { ...OFFERED, name: "Banquet", validDays: 7 };

/** Valid bodies for rows that would otherwise answer 400. */
export const VALID_BODIES: Readonly<Record<string, object>> = {
  "PATCH /room/message/:id": { body: "Hello again" },
  "POST /ask/:id/vendor": { vendorId: v4() },
  "POST /ask-vendor/decline/:id": { reason: "booked" },
  // Wrong on purpose, so that a test that tries every call keeps its account.
  "POST /user/account/delete": { password: "Not the password 1" },
  "POST /operator/vendor/:id/decision": { decision: "requestChanges", reason: "Please add your UEN" },
  "POST /operator/report/:id/decision": { decision: "dismiss" },
  "POST /operator/order/:id/decision": { decision: "complete", reason: "Both say that it took place" },
  "POST /operator/proposal/:id/decision": { decision: "decline", reason: "Ask the couple first" },
  "PUT /operator/vendor/:id/terms": { commission: 10, isTrusted: false, reason: "Agreed" },
  "POST /operator/vendor/:id/note": { note: "Called twice" },
  "POST /operator/person/:id/act": { act: "endSessions", reason: "Asked by phone" },
  "POST /operator/person/:id/export": { reason: "Asked by phone" },
  "POST /operator/fact/:id/decision": { decision: "reject", reason: "The number is another one" },
  "POST /operator/product/:id/decision": { decision: "return", reason: "Whose picture is this?" },
  "PATCH /order-vendor/decline/:id": { reason: "We are fully booked on that day" },
  "PATCH /user/cancelorder/reject/refund/:id": { customerComments: "That isn't what was agreed" },
  "PATCH /user/cancelorder/markitemsreceived/:id": { itemsReceivedOn: "2026-01-05" },
  "PATCH /vendor/cancelorder/reject/refund/:id": { reason: "The flowers are ordered" },
  "POST /vendor-product": {
    productTitle: "A gown",
    productCategory: { level1: v4() },
    productPrice: { price: 100, priceMetric: "gown", gstType: 0 },
  },
  "PATCH /vendor-product/:id": { productTitle: "A gown" },
  "PATCH /cart/:id": { quantity: 2 },
  "POST /cart/quote": { items: [] },
  "PATCH /discount-vendor/pause/:id": { paused: true },
  "PATCH /discount-vendor/:id": CAMPAIGN,
  "PATCH /voucher-vendor/pause/:id": { paused: true },
  "PATCH /voucher-vendor/:id": CAMPAIGN,
  "POST /order/edits/:id": { comment: "Please", items: [{ itemId: v4(), quantity: 1 }] },
  "POST /order/editpreview/:id": { items: [{ itemId: v4(), quantity: 1 }] },
  "PATCH /order/acceptrejectordereditrequest/:id": { accepted: true, version: 1 },
  "POST /order-vendor/edits/:id": { comment: "Please", items: [{ itemId: v4(), quantity: 1 }] },
  "POST /order-vendor/editpreview/:id": { items: [{ itemId: v4(), quantity: 1 }] },
  "PATCH /order-vendor/acceptrejectordereditrequest/:id": { accepted: true, version: 1 },
  "PATCH /order/:id": { comment: "Is the courtyard free?" },
  "PATCH /order-vendor/:id": { comment: "It is." },
  "PATCH /user/guest/:id": { version: 1 },
  "PATCH /user/guest/group/:id": { name: "Poly friends" },
  "PATCH /user/wedding/event/:id": { kind: "banquet", name: "Banquet" },
  "PATCH /user/invitation/:id": { action: "mark_sent" },
  "POST /user/banquet/proposal/:id": { units: 3 },
  "PATCH /user/banquet/:id": { seatsPerUnit: 8 },
  "PATCH /vendor/calendar/hold/:id": { date: addDays(todayInSingapore(), 30) },
  "POST /vendor/calendar/busy": { address: "https://127.0.0.1/a.ics", blocks: "all_day" },
  "PATCH /vendor/team/:id": { role: "staff" },
  "PATCH /vendor/profile/:id": {
    sellerInfo: { tagline: "Weddings in the old town", postCode: "427508" },
    languages: ["english", "malay"],
    ceremonies: ["nikah"],
    styleTags: ["Garden"],
  },
  "POST /offer-vendor/room/:id": OFFER,
  "POST /offer-vendor/preview/:id": OFFER,
  "PUT /offer-vendor/templates/:id": OFFER_TEMPLATE,
  "POST /offer/change/:id": { words: "Could we have 18 tables?" },
  "POST /payout-vendor/plan": { plan: "standard" },
  "PATCH /vendor/appointment/move/:id": {
    from: "2030-01-01T02:00:00Z",
    startsAt: "2030-01-02T02:00:00Z",
  },
  "PATCH /vendor/appointment/:id": { action: "confirm" },
  "PATCH /planning/checklist/:id": { title: "Taste the menu" },
  "PATCH /planning/runsheet/:id": { place: "Ballroom" },
  "PUT /planning/seating/:id": { version: 0, sides: "any", rooms: [], rules: [] },
  "POST /planning/seating/links/:id": { name: "Banquet manager" },
  "PATCH /planning/budget/line/:id": { planned: 100 },
  "PATCH /planning/outside/:id": { notes: "Brings his own ladder" },
  "POST /planning/outside/payment/:id": { label: "Deposit", amount: 100 },
  "PATCH /planning/outside/payment/:id": { paidOn: "2026-01-05" },
  "PUT /user-story": { names: "Mei and Jun", title: "A wedding", words: "We danced.", orderIds: [v4()] },
  "POST /user-story/publish": { agree: true },
  "PUT /user-payment/save-card/:id": { save: true },
  "POST /user-payment/saved-card/:id": { savedCardId: "pm_none" },
};
