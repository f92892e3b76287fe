type Activity = {
  /** Continues a sentence that begins with the person's name. */
  did: string;
  /** Below /vendor/dashboard; `:id` is replaced by the id in the call's path. */
  page?: string;
};

const ORDER = "/orders/:id";
const PRODUCT = "/product/:id";
const order = (did: string): Activity => ({ did, page: ORDER });

/**
 * The activity-log entry for each call with which a vendor's team changes something. Null: the call changes nothing, or
 * the team service records it in more detail.
 */
export const ACTIVITIES: Readonly<Record<string, Activity | null>> = {
  "POST /vendor/calendar/days": { did: "blocked or opened days", page: "/calendar" },
  "POST /vendor/calendar/capacity": { did: "changed how many weddings fit on a day", page: "/calendar" },
  "POST /vendor/calendar/hold": { did: "held a date for a couple", page: "/calendar" },
  "PATCH /vendor/calendar/hold/:id": { did: "moved a held date", page: "/calendar" },
  "DELETE /vendor/calendar/hold/:id": { did: "released a held date", page: "/calendar" },
  "POST /vendor/calendar/busy": { did: "connected or changed the calendar of busy times", page: "/calendar" },
  "POST /vendor/calendar/busy/read": null,
  "DELETE /vendor/calendar/busy": { did: "disconnected the calendar of busy times", page: "/calendar" },
  "PATCH /vendor/profile/:id": { did: "changed the profile", page: "/settings/seller-info" },
  "POST /vendor/fact/halal": { did: "sent a halal certificate", page: "/settings/seller-offerings" },
  "POST /vendor/fact/tables": { did: "sent the halls and their tables", page: "/settings/seller-offerings" },
  "DELETE /vendor/fact/:id": {
    did: "took back a certificate or the halls",
    page: "/settings/seller-offerings",
  },
  "POST /vendor/room-plan": { did: "added a room plan", page: "/settings/rooms" },
  "PUT /vendor/room-plan/:id": { did: "changed a room plan", page: "/settings/rooms" },
  "DELETE /vendor/room-plan/:id": { did: "deleted a room plan", page: "/settings/rooms" },
  "POST /vendor/terms": { did: "published new terms", page: "/settings/terms" },
  "DELETE /vendor/terms/:id": { did: "took back terms that were to apply later", page: "/settings/terms" },
  "POST /vendor/integration/key": { did: "made an API key", page: "/settings/integrations" },
  "DELETE /vendor/integration/key/:id": { did: "revoked an API key", page: "/settings/integrations" },
  "POST /vendor/integration/webhook": { did: "added a webhook", page: "/settings/integrations" },
  "PATCH /vendor/integration/webhook/:id": { did: "changed a webhook", page: "/settings/integrations" },
  "DELETE /vendor/integration/webhook/:id": { did: "deleted a webhook", page: "/settings/integrations" },
  "POST /vendor/integration/webhook/:id/secret": {
    did: "made a new secret for a webhook",
    page: "/settings/integrations",
  },
  "POST /vendor/integration/webhook/:id/test": null,
  "POST /vendor/integration/delivery/:id/resend": null,
  "POST /vendor/view": null,
  "DELETE /vendor/view/:id": null,
  "POST /vendor/referral": { did: "created the referral link", page: "/settings/referral" },
  "POST /vendor/application/resubmit": { did: "sent the application again" },
  "POST /vendor-product": { did: "added a product", page: "/product" },
  "POST /vendor-product/activateDeactivateVendorProducts": {
    did: "published or unpublished products",
    page: "/product",
  },
  "POST /vendor-product/duplicate/:id": { did: "copied a product", page: PRODUCT },
  "POST /vendor-product/import-excel": { did: "imported products", page: "/product" },
  "POST /vendor-product/prices": { did: "changed the prices of many products", page: "/product" },
  "POST /vendor-product/bulk-change/undo/:id": {
    did: "undid an import or a price change",
    page: "/product",
  },
  "PATCH /vendor-product/:id": { did: "changed a product", page: PRODUCT },
  "DELETE /vendor-product/:id": { did: "deleted a product" },
  "POST /user-review/send-review-request/:orderId": { did: "asked for a review" },
  "POST /vendor-review": { did: "answered a review", page: "/reviews" },
  "POST /vendor/appointment/setting/update": { did: "changed the appointment hours", page: "/appointments" },
  "PATCH /vendor/appointment/:id": { did: "updated an appointment", page: "/appointments" },
  "PATCH /vendor/appointment/move/:id": { did: "moved an appointment", page: "/appointments" },
  "POST /ticket-vendor/vendor-ticket": { did: "wrote to Sayang support", page: "/support" },
  "POST /vendor/customer/broadcast": { did: "wrote to a group of customers" },
  "POST /vendor/customer/invite/:id": { did: "invited a contact to Sayang" },
  "POST /vendor/customer": { did: "added a customer", page: "/customer/add" },
  "PATCH /vendor/customer/:id": { did: "changed a customer’s notes or details", page: "/customer/add" },
  "DELETE /vendor/customer/:id": { did: "removed a contact" },
  "POST /ask-vendor/decline/:id": { did: "declined a couple’s request for an offer", page: "/messages" },
  "PATCH /vendor/enquiry/:id": { did: "changed an enquiry’s value, follow-up or owner", page: "/enquiries" },
  "POST /vendor/enquiry/:id/lost": { did: "marked an enquiry as lost", page: "/enquiries" },
  "POST /vendor/enquiry/:id/reopen": { did: "reopened an enquiry", page: "/enquiries" },
  "POST /room/with-couple": null,
  "POST /room/aside": { did: "set a conversation aside, or put it back", page: "/messages" },
  "POST /vendor/saved-reply": { did: "saved a reply", page: "/enquiries/replies" },
  "PATCH /vendor/saved-reply/:id": { did: "changed a saved reply", page: "/enquiries/replies" },
  "DELETE /vendor/saved-reply/:id": { did: "deleted a saved reply", page: "/enquiries/replies" },
  "PUT /vendor/away-reply": { did: "changed the off-hours reply", page: "/enquiries/replies" },
  "POST /offer-vendor/preview/:id": null,
  "POST /offer-vendor/room/:id": { did: "sent a couple an offer", page: "/messages" },
  "PATCH /offer-vendor/withdraw/:id": { did: "withdrew an offer", page: "/messages" },
  "POST /offer-vendor/templates": { did: "saved a template for offers", page: "/messages" },
  "PUT /offer-vendor/templates/:id": { did: "changed a template for offers", page: "/messages" },
  "DELETE /offer-vendor/templates/:id": { did: "deleted a template for offers", page: "/messages" },
  ...campaigns("discount"),
  ...campaigns("voucher"),
  "PATCH /order-vendor/approve/:id": order("accepted an order"),
  "PATCH /order-vendor/decline/:id": order("declined an order"),
  "POST /order-vendor/sendConfirmOrderDeliveryEmail/:id": order("marked an order as delivered"),
  "PATCH /order-vendor/:id": order("commented on an order"),
  "PATCH /order-vendor/handler/:id": order("changed who has an order"),
  "POST /order-vendor/notes/:id": order("added a note to an order"),
  "PATCH /order-vendor/note/:id": { did: "changed a note on an order", page: "/orders" },
  "DELETE /order-vendor/note/:id": { did: "deleted a note on an order", page: "/orders" },
  "POST /order-vendor/event-order/:id/issue": order("issued a version of an event order"),
  "POST /order-vendor/event-order/:id/confirm": order("confirmed an event order"),
  "POST /order-vendor/event-order/:id/tick": order("ticked off the run sheet"),
  "POST /order-vendor/edits/:id": order("proposed a change to an order"),
  "POST /order-vendor/editpreview/:id": null,
  "PATCH /order-vendor/withdraweditrequest/:id": order("withdrew a change to an order"),
  "PATCH /order-vendor/acceptrejectordereditrequest/:id": order("answered a couple’s change to an order"),
  "PATCH /vendor/cancelorder": { did: "asked to cancel an order", page: "/orders" },
  "PATCH /vendor/cancelorder/approve/:id": order("offered a refund for a cancellation"),
  "PATCH /vendor/cancelorder/reject/refund/:id": order("turned down a cancellation"),
  "PATCH /vendor/cancelorder/markitemsreceived/:id": order("confirmed that items came back"),
  "PATCH /vendor/cancelorder/withdraw/:id": order("withdrew a cancellation"),
  "POST /payment-milestone-vendor/remind/:id": { did: "reminded a couple of a payment", page: "/payment" },
  "POST /payout-vendor/plan": { did: "chose another plan", page: "/settings/compensation-plan" },
  "POST /vendor/team": null,
  "POST /vendor/team/resend/:id": null,
  "PATCH /vendor/team/:id": null,
  "DELETE /vendor/team/:id": null,
  "POST /vendor/team/leave": null,
};

function campaigns(type: "discount" | "voucher"): Record<string, Activity | null> {
  const page = `/settings/${type}`;
  return {
    [`POST /${type}-vendor/preview`]: null,
    [`POST /${type}-vendor`]: { did: `created a ${type}`, page },
    [`PATCH /${type}-vendor/pause/:id`]: { did: `paused or resumed a ${type}`, page },
    [`PATCH /${type}-vendor/:id`]: { did: `changed a ${type}`, page },
    [`DELETE /${type}-vendor/:id`]: { did: `deleted a ${type}` },
  };
}
