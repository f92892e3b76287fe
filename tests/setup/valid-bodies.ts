import { v4 } from "uuid";

export const CAMPAIGN = {
  ...{ name: "Opening offer", code: "WELCOME", kind: "fixed", amount: 50, startDate: "2026-01-01" },
};

/** Valid bodies, for rows that would answer 400 otherwise. */
export const VALID_BODIES: Readonly<Record<string, object>> = {
  "PATCH /order-vendor/decline/:id": { reason: "We are fully booked on that day" },
  "PATCH /user/cancelorder/reject/refund/:id": { customerComments: "That isn't what was agreed" },
  "PATCH /user/cancelorder/markitemsreceived/:id": { itemsReceivedOn: "2026-01-05" },
  "PATCH /vendor/cancelorder/reject/refund/:id": { reason: "The flowers are ordered" },
  "PATCH /cart/:id": { quantity: 2 },
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
  "PATCH /vendor/appointment/:id": { action: "confirm" },
  "PUT /user-payment/save-card/:id": { save: true },
  "POST /user-payment/saved-card/:id": { savedCardId: "pm_none" },
};
