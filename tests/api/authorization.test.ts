import { eq } from "drizzle-orm";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import type { OwnTerms } from "@/contracts/catalogue/vendor/vendor-terms";
import type { VendorFacts } from "@/contracts/catalogue/vendor/vendor-fact";
import type { Banquet } from "@/contracts/planning/event-order";
import type { GuestChange } from "@/contracts/planning/guest/guest";
import type { EnquiryPage } from "@/contracts/messaging/enquiry";
import type { SentMessage } from "@/contracts/messaging/room";
import type { Actor, CustomerActor } from "@/server/core/actor";
import { processorReport, processorReportDifference } from "@/server/db/schema/operator/processor-report";
import { operatorProposal } from "@/server/db/schema/operator/proposal";
import { vendorCustomer } from "@/server/db/schema/messaging/customer";
import { searchSynonym } from "@/server/db/schema/catalogue/search";
import { savedAnswer, ticket } from "@/server/db/schema/messaging/ticket";
import { report } from "@/server/db/schema/messaging/report";
import { roomPlan } from "@/server/db/schema/planning/room-plan";
import { runSheetItem } from "@/server/db/schema/planning/run-sheet";
import { guestPhoto } from "@/server/db/schema/planning/photo";
import { dispute, disputeFile } from "@/server/db/schema/sale/dispute";
import { dateHold } from "@/server/db/schema/sale/booking";
import { savedReply } from "@/server/db/schema/messaging/reply";
import { offerTemplate } from "@/server/db/schema/sale/offer";
import { milestone } from "@/server/db/schema/sale/order";
import { orderNote } from "@/server/db/schema/sale/order-team";
import { vendorApiKey, vendorWebhook, vendorWebhookDelivery } from "@/server/db/schema/catalogue/integration";
import { savedView } from "@/server/db/schema/catalogue/saved-view";
import { productBulkChange } from "@/server/db/schema/catalogue/product";
import { vendorMember } from "@/server/db/schema/catalogue/team";
import { payout } from "@/server/db/schema/sale/payout";
import { keepPrivately } from "@/server/adapters/storage/private-files";
import { API_PREFIX } from "@/server/app";
import type { Route } from "@/server/http/route";
import { ROUTES } from "@/server/routes";
import { needsOf } from "@/server/vendor-needs";
import { OPERATOR_ROLES, operatorMay } from "@/contracts/identity/operator/operator";
import { vendorMay } from "@/contracts/catalogue/vendor/vendor-team";
import { closeLedger } from "@/server/modules/sale/daily-closing/public";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { v4, v7 } from "uuid";
import { addDays, todayInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import {
  makeAppointment,
  makeCategory,
  makeCustomer,
  makeMember,
  makeOperator,
  makeProduct,
  makeSession,
  makeSocialIdentity,
  makeVendor,
} from "../setup/factories";
import { watchedFingerprint } from "@/tests/setup/database/fingerprint";
import { makeHousehold, makeWedding } from "../setup/planning";
import { EVENT_DATE, useShop } from "../setup/shop";
import { makePlans, PLAN_MAKERS, type PlanName } from "../setup/plans";
import { CAMPAIGN, OFFER, RUN_SHEET_ENTRY, VALID_BODIES } from "@/tests/setup/fuzz/valid-bodies";

/**
 * Authorisation of every row, generated from the route table: each is called by every kind of caller, with the ids of
 * one couple and one vendor. Fails for a new row that does not declare whose id its path takes.
 */
const shop = useShop();

const CALLERS = [
  "guest",
  "customer",
  "other customer",
  "vendor",
  "other vendor",
  "unapproved vendor",
  "staff",
  "manager",
  "operator",
  "expired token",
  "tampered token",
] as const;
type Caller = (typeof CALLERS)[number];

/** The ids of the couple and the vendor of the one sale that a path may take. */
type Owned = Awaited<ReturnType<typeof makeOwned>>;
type Id = (owned: Owned, caller: Caller) => string | Promise<string>;

/** The couple in a separate session, because its calls end all others. */
const coupleAnew = async ({ customer: { actor } }: Owned): Promise<CustomerActor> => ({
  ...actor,
  sessionId: await makeSession(shop.db(), actor.accountId),
});

/** Created anew for the owner each time, because its calls delete them. */
const planned =
  (name: PlanName): Id =>
  async (owned, caller) =>
    caller === "customer" ? PLAN_MAKERS[name](shop, await coupleAnew(owned)) : owned.plans[name];

const invited =
  (name: "guestId" | "householdId"): Id =>
  async (owned, caller) =>
    caller === "customer" ? (await makeGuest(await coupleAnew(owned)))[name] : owned.guest[name];

/** Created anew for the owner each time, because its calls remove them. */
const invitedStaff = async (owned: Owned, caller: Caller): Promise<string> =>
  caller === "vendor" ? makeInvitation(owned.vendor.id) : owned.invitationOfStaffId;

/** Written anew by its side each time, because its calls take it back. */
const ownMessage = async (owned: Owned, caller: Caller): Promise<string> => {
  if (caller === "customer") return writeMessage(await coupleAnew(owned), owned.roomId);
  if (caller !== "vendor") return owned.messageId;
  // Other calls have ended the session that it began with.
  const { actor } = owned.vendor;
  const sessionId = await makeSession(shop.db(), actor.accountId);
  return writeMessage({ ...actor, sessionId }, owned.roomId);
};

async function writeMessage(as: Actor, roomId: string): Promise<string> {
  const body = { roomId, body: "Hello", clientId: v4() };
  return (await shop.call<SentMessage>("POST", "/room/message", { as, body })).body.data.chat.id;
}

/** The owner's id for the parameter of each guarded row. Rows without a parameter act on the caller's own data. */
const OWN_ID: Readonly<Record<string, Id>> = {
  "DELETE /auth/sessions/:id": (owned, caller) =>
    makeSession(shop.db(), owned[caller === "vendor" ? "vendor" : "customer"].actor.accountId),
  "DELETE /auth/social-logins/:id": (owned) => owned.socialLoginId,
  "GET /user/profile/:id": (owned) => owned.customer.id,
  "PATCH /user/profile/:id": (owned) => owned.customer.id,
  "POST /vendor/team/resend/:id": (owned, caller) => invitedStaff(owned, caller),
  "PATCH /vendor/team/:id": (owned, caller) => invitedStaff(owned, caller),
  "DELETE /vendor/team/:id": (owned, caller) => invitedStaff(owned, caller),
  "GET /vendor/profile/:id": (owned) => owned.vendor.id,
  "PATCH /vendor/profile/:id": (owned) => owned.vendor.id,
  "GET /operator/vendor/:id": (owned) => owned.applicant.id,
  "POST /operator/vendor/:id/decision": (owned) => owned.applicant.id,
  "PUT /operator/vendor/:id/terms": (owned) => owned.applicant.id,
  "POST /operator/vendor/:id/note": (owned) => owned.applicant.id,
  "GET /operator/vendor/:id/closing": (owned) => owned.applicant.id,
  "POST /operator/vendor/:id/closing": async (owned, caller) =>
    caller === "operator" ? (await makeVendor(shop.db())).id : owned.applicant.id,
  "POST /operator/payout/:id/act": async (owned, caller) =>
    caller === "operator" ? (await makeVendor(shop.db())).id : owned.applicant.id,
  "POST /operator/dispute/:id/evidence": (owned) => owned.disputeId,
  "GET /operator/evidence/:id": (owned) => owned.evidenceFileId,
  "GET /operator/processor-report/:id": (owned) => owned.processorReportId,
  "POST /operator/difference/:id/settle": (owned) => owned.differenceId,
  "GET /operator/person/:id": (owned) => owned.applicant.personId,
  "POST /operator/person/:id/act": (owned) => owned.applicant.personId,
  "POST /operator/person/:id/export": (owned) => owned.applicant.personId,
  "GET /operator/person/:id/deletion": (owned) => owned.applicant.personId,
  "POST /operator/person/:id/delete": async (owned, caller) =>
    caller === "operator" ? (await makeCustomer(shop.db())).id : owned.applicant.personId,
  "PATCH /operator/category/:id": (owned, caller) => emptyCategory(owned, caller),
  "POST /operator/category/:id/move": (owned) => owned.unsold.level1Id,
  "DELETE /operator/category/:id": (owned, caller) => emptyCategory(owned, caller),
  "PUT /operator/synonym/:id": (owned) => owned.synonymId,
  "DELETE /operator/synonym/:id": (owned, caller) =>
    caller === "operator" ? makeSynonym() : owned.synonymId,
  "GET /operator/fact/:id/file": (owned) => owned.applicant.certificateId,
  "POST /operator/fact/:id/decision": (owned) => owned.applicant.certificateId,
  "GET /operator/product/:id": (owned) => owned.applicant.productId,
  "POST /operator/product/:id/decision": (owned) => owned.applicant.productId,
  "GET /operator/ticket/:id": (owned) => owned.ticketId,
  "POST /operator/ticket/:id/answer": (owned) => owned.ticketId,
  "POST /operator/ticket/:id/state": (owned) => owned.ticketId,
  "POST /operator/ticket/:id/owner": (owned) => owned.ticketId,
  "POST /operator/ticket/:id/merge": (owned) => owned.ticketId,
  "DELETE /operator/saved-answer/:id": (owned) => owned.savedAnswerId,
  "GET /operator/report/:id": (owned) => owned.reportId,
  "POST /operator/report/:id/room": (owned) => owned.reportId,
  "POST /operator/report/:id/picture": (owned) => owned.reportId,
  "POST /operator/report/:id/decision": (owned) => owned.reportId,
  "GET /operator/order/:id": (owned) => owned.ruledOrderId,
  "POST /operator/order/:id/decision": (owned) => owned.ruledOrderId,
  "GET /operator/document/:id": (owned) => owned.ruledDocumentId,
  "POST /operator/proposal/:id/decision": (owned) => owned.proposalId,
  "GET /vendor/fact/file/:id": (owned) => owned.certificateId,
  "DELETE /vendor/fact/:id": (owned) => owned.hallsId,
  "DELETE /vendor/view/:id": async (owned, caller) =>
    caller === "vendor" ? makeSavedView(owned.vendor.id, owned.vendor.accountId) : owned.savedViewId,
  "DELETE /vendor/terms/:id": (owned) => owned.termsId,
  "DELETE /vendor/integration/key/:id": async (owned, caller) =>
    caller === "vendor"
      ? (await makeIntegration(owned.vendor.id, owned.vendor.accountId)).apiKeyId
      : owned.apiKeyId,
  "PATCH /vendor/integration/webhook/:id": (owned) => owned.webhookId,
  "DELETE /vendor/integration/webhook/:id": async (owned, caller) =>
    caller === "vendor"
      ? (await makeIntegration(owned.vendor.id, owned.vendor.accountId)).webhookId
      : owned.webhookId,
  "POST /vendor/integration/webhook/:id/secret": (owned) => owned.webhookId,
  "POST /vendor/integration/webhook/:id/test": (owned) => owned.webhookId,
  "POST /vendor/integration/delivery/:id/resend": (owned) => owned.deliveryId,
  "POST /vendor-product/duplicate/:id": (owned) => owned.productId,
  "GET /vendor-product/:id": (owned) => owned.productId,
  "PATCH /vendor-product/:id": (owned) => owned.productId,
  "DELETE /vendor-product/:id": async (owned, caller) =>
    caller === "vendor" ? (await makeProduct(shop.db(), owned.unsold)).id : owned.productId,
  "POST /vendor-product/bulk-change/undo/:id": (owned, caller) =>
    caller === "vendor" ? makeBulkChange(owned.unsold.vendorId) : owned.bulkChangeId,
  "DELETE /wishlist/:id": (owned) => owned.savedProductId,
  "PATCH /cart/:id": (owned) => owned.cartLineId,
  "DELETE /cart/:id": (owned) => owned.cartLineId,
  "DELETE /discount-user/removeDiscountCoupon/:userId": (owned) => owned.customer.id,
  "DELETE /voucher-user/removeVoucherCoupon/:userId": (owned) => owned.customer.id,
  "GET /discount-vendor/:id": (owned) => owned.discountId,
  "PATCH /discount-vendor/pause/:id": (owned) => owned.discountId,
  "PATCH /discount-vendor/:id": (owned) => owned.discountId,
  "DELETE /discount-vendor/:id": (owned) => owned.discountId,
  "GET /voucher-vendor/:id": (owned) => owned.voucherCampaignId,
  "PATCH /voucher-vendor/pause/:id": (owned) => owned.voucherCampaignId,
  "PATCH /voucher-vendor/:id": (owned) => owned.voucherCampaignId,
  "DELETE /voucher-vendor/:id": (owned) => owned.voucherCampaignId,
  "PATCH /order/withdraw/:id": (owned) => owned.orderId,
  "GET /order/checkout/:id": (owned) => owned.checkoutId,
  "GET /order/:id": (owned) => owned.orderId,
  "PATCH /order-vendor/approve/:id": (owned) => owned.orderId,
  "PATCH /order-vendor/decline/:id": (owned) => owned.orderId,
  "GET /order-vendor/:id": (owned) => owned.orderId,
  "GET /order/documents/:id": (owned) => owned.orderId,
  "GET /order-vendor/documents/:id": (owned) => owned.orderId,
  "GET /order/document/:id": (owned) => owned.documentId,
  "GET /order-vendor/document/:id": (owned) => owned.documentId,
  "GET /order/agreement/:id": (owned) => owned.orderId,
  "GET /order-vendor/agreement/:id": (owned) => owned.orderId,
  "GET /order/agreement/file/:id": (owned) => owned.agreementId,
  "GET /order-vendor/agreement/file/:id": (owned) => owned.agreementId,
  "GET /order/edits/:id": (owned) => owned.orderId,
  "POST /order/edits/:id": (owned) => owned.orderId,
  "POST /order/editpreview/:id": (owned) => owned.orderId,
  "PATCH /order/withdraweditrequest/:id": (owned) => owned.orderId,
  "PATCH /order/acceptrejectordereditrequest/:id": (owned) => owned.orderId,
  "GET /order-vendor/edits/:id": (owned) => owned.orderId,
  "POST /order-vendor/edits/:id": (owned) => owned.orderId,
  "POST /order-vendor/editpreview/:id": (owned) => owned.orderId,
  "PATCH /order-vendor/withdraweditrequest/:id": (owned) => owned.orderId,
  "PATCH /order-vendor/acceptrejectordereditrequest/:id": (owned) => owned.orderId,
  "PATCH /order/:id": (owned) => owned.orderId,
  "PATCH /order-vendor/:id": (owned) => owned.orderId,
  "POST /order-vendor/sendConfirmOrderDeliveryEmail/:id": (owned) => owned.orderId,
  "GET /user/cancelorder/preview/:id": (owned) => owned.orderId,
  "GET /user/cancelorder/details/:id": (owned) => owned.orderId,
  "PATCH /user/cancelorder/agree/refund/:id": (owned) => owned.orderId,
  "PATCH /user/cancelorder/reject/refund/:id": (owned) => owned.orderId,
  "GET /user/cancelorder/notifyVendorToRefund/:id": (owned) => owned.orderId,
  "PATCH /user/cancelorder/markitemsreceived/:id": (owned) => owned.orderId,
  "PATCH /user/cancelorder/withdraw/:id": (owned) => owned.orderId,
  "GET /vendor/cancelorder/preview/:id": (owned) => owned.orderId,
  "GET /vendor/cancelorder/details/:id": (owned) => owned.orderId,
  "PATCH /vendor/cancelorder/approve/:id": (owned) => owned.orderId,
  "PATCH /vendor/cancelorder/reject/refund/:id": (owned) => owned.orderId,
  "PATCH /vendor/cancelorder/markitemsreceived/:id": (owned) => owned.orderId,
  "PATCH /vendor/cancelorder/withdraw/:id": (owned) => owned.orderId,
  "GET /cancelorder/files/:id": (owned) => owned.cancellationFileId,
  "PATCH /user/guest/:id": invited("guestId"),
  "DELETE /user/guest/:id": invited("guestId"),
  "GET /user/guest/household/:id": invited("householdId"),
  "PATCH /user/guest/household/:id": invited("householdId"),
  "DELETE /user/guest/household/:id": invited("householdId"),
  "PATCH /user/guest/group/:id": (owned) => owned.guestGroupId,
  "DELETE /user/guest/group/:id": (owned) => owned.guestGroupId,
  "PATCH /user/wedding/event/:id": (owned) => owned.weddingEventId,
  "DELETE /user/wedding/event/:id": (owned) => owned.weddingEventId,
  "POST /user-review/send-review-request/:orderId": (owned) => owned.orderId,
  "GET /user-review/order/:orderId": (owned) => owned.orderId,
  "PATCH /user/invitation/:id": (owned) => owned.invitationId,
  "DELETE /user/photo/:id": (owned) => owned.photoId,
  "POST /user/banquet/proposal/:id": (owned) => owned.eventOrderId,
  "GET /user/banquet/sheet/:id": (owned) => owned.banquetId,
  "GET /user/banquet/sheet/:id/csv": (owned) => owned.banquetId,
  "PATCH /user/banquet/:id": (owned) => owned.eventOrderId,
  "GET /planning/room-plan/:id": (owned) => owned.banquetId,
  "PUT /vendor/room-plan/:id": (owned) => owned.roomPlanId,
  "DELETE /vendor/room-plan/:id": async (owned, caller) =>
    caller === "vendor" ? makeRoomPlan(owned.vendor.id) : owned.roomPlanId,
  "GET /order/event-order/:id": (owned) => owned.orderId,
  "GET /order/event-order/:id/pdf": (owned) => owned.orderId,
  "POST /order/event-order/:id/issue": (owned) => owned.orderId,
  "GET /order-vendor/event-order/:id": (owned) => owned.orderId,
  "GET /order-vendor/event-order/:id/pdf": (owned) => owned.orderId,
  "GET /order-vendor/event-order/:id/csv": (owned) => owned.orderId,
  "POST /order-vendor/event-order/:id/issue": (owned) => owned.orderId,
  "POST /order-vendor/event-order/:id/confirm": (owned) => owned.orderId,
  "POST /order-vendor/event-order/:id/tick": (owned) => owned.orderId,
  "DELETE /user/banquet/:id": (owned) => owned.eventOrderId,
  "PATCH /appointment/:id": (owned) => owned.appointmentId,
  "PATCH /vendor/appointment/:id": (owned) => owned.appointmentId,
  "GET /vendor/appointment/slots/:id": (owned) => owned.appointmentId,
  "PATCH /vendor/appointment/move/:id": (owned) => owned.appointmentId,
  "POST /cart/offer/:id": (owned) => owned.offerId,
  "GET /offer/room/:id": (owned) => owned.roomId,
  "POST /offer/change/:id": (owned) => owned.offerId,
  "GET /offer-vendor/room/:id": (owned) => owned.roomId,
  "POST /offer-vendor/room/:id": (owned) => owned.roomId,
  "POST /offer-vendor/preview/:id": (owned) => owned.roomId,
  "GET /offer-vendor/options/:id": (owned) => owned.roomId,
  "PATCH /offer-vendor/withdraw/:id": (owned) => owned.offerId,
  "PUT /offer-vendor/templates/:id": (owned) => owned.templateId,
  "DELETE /offer-vendor/templates/:id": async (owned, caller) =>
    caller === "vendor" ? makeTemplate(owned.vendor.id) : owned.templateId,
  "GET /room/files/:id": (owned) => owned.roomFileId,
  "PATCH /room/message/:id": (owned, caller) => ownMessage(owned, caller),
  "DELETE /room/message/:id": (owned, caller) => ownMessage(owned, caller),
  "POST /ask/:id/vendor": (owned) => owned.askId,
  "POST /ask/:id/close": (owned) => owned.askId,
  "GET /ask-vendor/room/:id": (owned) => owned.roomId,
  "POST /ask-vendor/decline/:id": (owned) => owned.roomId,
  "GET /vendor/enquiry/:id": (owned) => owned.enquiryId,
  "PATCH /vendor/enquiry/:id": (owned) => owned.enquiryId,
  "POST /vendor/enquiry/:id/lost": (owned) => owned.enquiryId,
  "POST /vendor/enquiry/:id/reopen": (owned) => owned.enquiryId,
  "GET /order-vendor/team/:id": (owned) => owned.orderId,
  "PATCH /order-vendor/handler/:id": (owned) => owned.orderId,
  "POST /order-vendor/notes/:id": (owned) => owned.orderId,
  "PATCH /order-vendor/note/:id": (owned, caller) => orderNoteOf(owned, caller),
  "DELETE /order-vendor/note/:id": (owned, caller) => orderNoteOf(owned, caller),
  "PATCH /vendor/saved-reply/:id": (owned) => owned.savedReplyId,
  "DELETE /vendor/saved-reply/:id": async (owned, caller) =>
    caller === "vendor" ? makeSavedReply(owned.vendor.id) : owned.savedReplyId,
  "GET /room/:id": (owned) => owned.roomId,
  "GET /user-payment/:id": (owned) => owned.paymentId,
  "PUT /user-payment/save-card/:id": (owned) => owned.paymentId,
  "POST /user-payment/saved-card/:id": (owned) => owned.paymentId,
  "DELETE /user-payment/cards/:id": (owned) => owned.cardId,
  "GET /payout-vendor/:id": (owned) => owned.payoutId,
  "POST /vendor/customer/invite/:id": (owned) => owned.contactId,
  "GET /vendor/customer/:id": (owned) => owned.customer.id,
  "PATCH /vendor/customer/:id": (owned) => owned.customer.id,
  "DELETE /vendor/customer/:id": (owned) => owned.contactId,
  "PATCH /vendor/calendar/hold/:id": (owned) => owned.holdId,
  "DELETE /vendor/calendar/hold/:id": (owned) => owned.holdId,
  "POST /payment-milestone-vendor/remind/:id": (owned) => owned.milestoneId,
  "PATCH /planning/checklist/:id": planned("taskId"),
  "DELETE /planning/checklist/:id": planned("taskId"),
  "PATCH /planning/budget/line/:id": planned("lineId"),
  "DELETE /planning/budget/line/:id": planned("lineId"),
  "PATCH /planning/runsheet/:id": planned("itemId"),
  "DELETE /planning/runsheet/:id": planned("itemId"),
  "DELETE /planning/runsheet/links/:id": planned("linkId"),
  "DELETE /planning/check-in/links/:id": planned("checkInLinkId"),
  "DELETE /planning/check-in/arrivals/:id": planned("arrivalId"),
  "DELETE /planning/check-in/gifts/:id": planned("angBaoId"),
  "GET /planning/seating/:id": planned("seatedEventId"),
  "PUT /planning/seating/:id": planned("seatedEventId"),
  "POST /planning/seating/links/:id": planned("seatedEventId"),
  "DELETE /planning/seating/links/:id": planned("seatingLinkId"),
  "POST /planning/team/resend/:id": planned("memberId"),
  "DELETE /planning/team/:id": planned("memberId"),
  "PATCH /planning/outside/:id": planned("bookingId"),
  "DELETE /planning/outside/:id": planned("bookingId"),
  "POST /planning/outside/payment/:id": planned("bookingId"),
  "PATCH /planning/outside/payment/:id": planned("outsidePaymentId"),
  "DELETE /planning/outside/payment/:id": planned("outsidePaymentId"),
  "POST /planning/outside/file/:id": planned("bookingId"),
  "GET /planning/outside/file/:id": planned("outsideFileId"),
  "DELETE /planning/outside/file/:id": planned("outsideFileId"),
};

/** Rows that operators may call for any id, besides their own. */
const OPERATORS_TOO: readonly string[] = ["GET /cancelorder/files/:id"];

/**
 * Accepts the order, requests its cancellation with a file attached, and withdraws the request. Returns the id of the
 * file.
 */
async function makeCancellationFile({ customer, vendor, orderId }: Awaited<ReturnType<typeof shop.sell>>) {
  await shop.call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const body = new FormData();
  const fields = { orderId, reason: "Our date has moved", refundMethod: "original" };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("files", new Blob(["The hall has closed."]), "hall.txt");
  const asked = await shop.call<CancellationDetails>("PATCH", "/user/cancelorder", {
    as: customer.actor,
    body,
  });
  await shop.call("PATCH", `/user/cancelorder/withdraw/${orderId}`, { as: customer.actor });
  return asked.body.data.files[0]?.id ?? "";
}

async function agreementOf(as: Actor, orderId: string): Promise<string> {
  const files = await shop.call<{ id: string }[]>("GET", `/order/agreement/${orderId}`, { as });
  return files.body.data[0]?.id ?? "";
}

async function makeRoomFile(as: Actor, roomId: string): Promise<string> {
  const body = new FormData();
  body.append("roomId", roomId);
  body.append("file", new Blob(["The plan of the hall."]), "hall.txt");
  const sent = await shop.call<SentMessage>("POST", "/room/image-upload", { as, body });
  return sent.body.data.chat.files[0]?.id ?? "";
}

async function makeAsk(as: Actor, vendorId: string): Promise<string> {
  return (await shop.call<{ id: string }>("POST", "/ask", { as, body: { vendorIds: [vendorId] } })).body.data
    .id;
}

async function makeOffer(as: Actor, roomId: string, productId: string): Promise<string> {
  const body = { ...OFFER, items: [{ productId, quantity: 1, unitPrice: 100 }] };
  return (await shop.call<{ id: string }>("POST", `/offer-vendor/room/${roomId}`, { as, body })).body.data.id;
}

async function makeTemplate(vendorId: string): Promise<string> {
  const values = { vendorId, name: "Banquet", items: [], steps: [], validDays: 7, holdDays: 0 };
  const [row] = await shop
    .db()
    .insert(offerTemplate)
    .values({ ...values, terms: "", note: "" })
    .returning({ id: offerTemplate.id });
  return row?.id ?? "";
}

async function makeSavedReply(vendorId: string): Promise<string> {
  const [row] = await shop
    .db()
    .insert(savedReply)
    .values({ vendorId, title: "Thanks", body: "Thank you, [couple]!" })
    .returning({ id: savedReply.id });
  return row?.id ?? "";
}

async function makeSavedView(vendorId: string, accountId: string): Promise<string> {
  const view = {
    vendorId,
    accountId,
    list: "orders" as const,
    name: `View ${v4()}`,
    search: "state=completed",
  };
  const [row] = await shop.db().insert(savedView).values(view).returning({ id: savedView.id });
  return row?.id ?? "";
}

async function makeIntegration(vendorId: string, accountId: string) {
  const values = {
    vendorId,
    accountId,
    name: "Books",
    tokenHash: v4(),
    ending: "abcd",
    scopes: ["orders:read" as const],
  };
  const [key] = await shop.db().insert(vendorApiKey).values(values).returning();
  const hook = {
    vendorId,
    url: "https://books.example.com/",
    events: ["order.created" as const],
    salt: "salt",
  };
  const [webhook] = await shop.db().insert(vendorWebhook).values(hook).returning();
  const webhookId = webhook?.id ?? "";
  const sent = { webhookId, event: "ping" as const, data: {}, state: "sent" as const, nextAt: null };
  const [delivery] = await shop.db().insert(vendorWebhookDelivery).values(sent).returning();
  return { apiKeyId: key?.id ?? "", webhookId, deliveryId: delivery?.id ?? "" };
}

/** Notes are their author's: a caller on the team gets one of its own. */
async function orderNoteOf({ orderId, orderNoteId, actors }: Owned, caller: Caller): Promise<string> {
  const isOnTeam = caller === "vendor" || caller === "staff" || caller === "manager";
  return isOnTeam ? makeOrderNote(orderId, actors[caller].accountId) : orderNoteId;
}

async function makeOrderNote(orderId: string, authorAccountId: string): Promise<string> {
  const [row] = await shop
    .db()
    .insert(orderNote)
    .values({ orderId, authorAccountId, authorName: "Jun", body: "Called at noon" })
    .returning({ id: orderNote.id });
  return row?.id ?? "";
}

async function enquiryOf(as: Actor): Promise<string> {
  const page = await shop.call<EnquiryPage>("GET", "/vendor/enquiry", { as });
  return page.body.data.enquiries[0]?.id ?? "";
}

async function makeCampaign(type: "discount" | "voucher", as: Actor): Promise<string> {
  return (await shop.call<{ id: string }>("POST", `/${type}-vendor`, { as, body: CAMPAIGN })).body.data.id;
}

/** Makes another purchase, saving the card. */
async function makeSavedCard(
  as: CustomerActor,
  product: { id: string; allInCents: number },
): Promise<string> {
  await shop.addToCart(as, product);
  const placed = (await shop.placeOrder(as)).body.data;
  const intent = (await shop.createIntent(as, placed.checkoutId)).body.data;
  await shop.call("PUT", `/user-payment/save-card/${intent.paymentId}`, { as, body: { save: true } });
  await shop.confirm(intent);
  await shop.settle();
  const cards = await shop.call<{ id: string }[]>("GET", "/user-payment/cards", { as });
  return cards.body.data[0]?.id ?? "";
}

async function makePayout(vendorId: string): Promise<string> {
  const values = { vendorId, gateway: "sandbox", amountCents: 100, state: "paid" as const };
  const [row] = await shop.db().insert(payout).values(values).returning({ id: payout.id });
  return row?.id ?? "";
}

async function makeWeddingEvent(as: CustomerActor): Promise<string> {
  const body = { kind: "nikah", name: "Nikah" };
  return (await shop.call<{ id: string }>("POST", "/user/wedding/event", { as, body })).body.data.id;
}

async function makeRoomPlan(vendorId: string): Promise<string> {
  const values = { vendorId, name: "Ballroom", width: 1200, depth: 900 };
  const [row] = await shop.db().insert(roomPlan).values(values).returning({ id: roomPlan.id });
  return row?.id ?? "";
}

/** Invites a household to the banquet, and links the purchase to it and to the run sheet. */
async function makeBanquet(as: CustomerActor, orderId: string) {
  const { weddingId, eventId } = await makeWedding(as);
  const { householdId } = await makeHousehold(shop.db(), { weddingId, eventIds: [eventId] });
  const entry = { id: RUN_SHEET_ENTRY, weddingId, orderId, startsAt: "18:00", title: "Doors open" };
  await shop.db().insert(runSheetItem).values(entry);
  const photo = { id: v7(), weddingId, householdId, name: "customer/none.webp" };
  await shop.db().insert(guestPhoto).values(photo);
  const invitations = await shop.call<{ docs: { id: string }[] }>("GET", "/user/invitation", { as });
  const { candidates } = (await shop.call<Banquet>("GET", "/user/banquet", { as })).body.data;
  const [item] = candidates;
  const body = { eventId, orderItemId: item?.orderItemId, seatsPerUnit: 10 };
  const tied = await shop.call<Banquet>("POST", "/user/banquet", { as, body });
  return {
    banquetId: eventId,
    photoId: photo.id,
    invitationId: invitations.body.data.docs[0]?.id ?? "",
    eventOrderId: tied.body.data.events[0]?.orders[0]?.id ?? "",
  };
}

async function makeHold(vendorId: string): Promise<string> {
  const values = { vendorId, date: EVENT_DATE, name: "Wei", expiresAt: new Date(Date.now() + HOUR_MS) };
  const [row] = await shop.db().insert(dateHold).values(values).returning({ id: dateHold.id });
  return row?.id ?? "";
}

async function makeInvitation(vendorId: string): Promise<string> {
  const id = v4();
  const invited = { role: "staff", name: "Jun", email: `jun-${id}@test.example` } as const;
  const values = { ...invited, id, vendorId, tokenHash: id, expiresAt: new Date(Date.now() + HOUR_MS) };
  await shop.db().insert(vendorMember).values(values);
  return id;
}

async function makeFacts(as: Actor): Promise<{ certificateId: string; hallsId: string; termsId: string }> {
  const body = new FormData();
  body.append("number", "MUIS-1");
  body.append("expiresOn", addDays(todayInSingapore(), 90));
  body.append(
    "file",
    new Blob(["%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"]),
    "certificate.pdf",
  );
  await shop.call("POST", "/vendor/fact/halal", { as, body });
  const halls = [{ name: "Orchid Room", tables: 18 }];
  const sent = await shop.call<VendorFacts>("POST", "/vendor/fact/tables", { as, body: { halls } });
  const { halal, tables } = sent.body.data;
  const scheduled = { kind: "text", text: "No confetti.", appliesFrom: addDays(todayInSingapore(), 9) };
  const terms = await shop.call<OwnTerms>("POST", "/vendor/terms", { as, body: scheduled });
  return {
    certificateId: halal.latest?.id ?? "",
    hallsId: tables.latest?.id ?? "",
    termsId: terms.body.data.id,
  };
}

/** A vendor that waits for an operator, with a certificate and a product. */
async function makeApplicant(level1Id: string) {
  const { id, actor } = await makeVendor(shop.db(), { status: "pending" });
  const { certificateId } = await makeFacts(actor);
  const { id: productId } = await makeProduct(shop.db(), { vendorId: id, level1Id, status: 4 });
  const { id: personId } = await makeCustomer(shop.db());
  return { id, certificateId, productId, personId };
}

/** A new one for operators, who may remove it. */
async function makeBulkChange(vendorId: string): Promise<string> {
  const id = v4();
  const change = { id, kind: "import" as const, label: "prices.csv", added: 0, updated: 0 };
  await shop
    .db()
    .insert(productBulkChange)
    .values({ ...change, vendorId });
  return id;
}

async function emptyCategory({ unsold }: Owned, caller: Caller): Promise<string> {
  if (caller !== "operator") return unsold.level1Id;
  return (await makeCategory(shop.db(), { parentId: unsold.level1Id })).id;
}

async function makeSynonym(): Promise<string> {
  const values = { say: ["gelato"], mean: ["ice cream"] };
  const [row] = await shop.db().insert(searchSynonym).values(values).returning({ id: searchSynonym.id });
  return row?.id ?? "";
}

/** A dispute that the bank has decided, with a file that it was sent. */
async function makeDispute(paymentId: string): Promise<{ disputeId: string; evidenceFileId: string }> {
  const [disputeId, evidenceFileId] = [v7(), v7()];
  const values = { gateway: "sandbox", gatewayDisputeId: disputeId, reason: "fraudulent", amountCents: 100 };
  await shop
    .db()
    .insert(dispute)
    .values({ ...values, id: disputeId, paymentId, state: "won" });
  const storageKey = "dispute/authorization.pdf";
  await keepPrivately(storageKey, Buffer.from("%PDF-1.4"));
  const file = { name: "paper.pdf", mime: "application/pdf", bytes: 8, storageKey };
  await shop
    .db()
    .insert(disputeFile)
    .values({ ...file, id: evidenceFileId, disputeId });
  return { disputeId, evidenceFileId };
}

async function makeProcessorReport(): Promise<{ processorReportId: string; differenceId: string }> {
  const [processorReportId, differenceId, at] = [v7(), v7(), new Date()];
  const sums = { rows: 1, matched: 0, grossCents: 100, feeCents: 0, netCents: 100 };
  const file = { fileName: "report.csv", fileHash: processorReportId, uploadedBy: "operator:cli" };
  await shop
    .db()
    .insert(processorReport)
    .values({ id: processorReportId, ...file, ...sums, startsAt: at, endsAt: at });
  const difference = {
    kind: "missing_here" as const,
    category: "charge",
    reference: "pi_1",
    thereCents: 100,
  };
  await shop
    .db()
    .insert(processorReportDifference)
    .values({ id: differenceId, reportId: processorReportId, ...difference, at });
  return { processorReportId, differenceId };
}

async function makeSavedAnswer(): Promise<string> {
  const values = { title: "Due dates", body: "They stay." };
  const [row] = await shop.db().insert(savedAnswer).values(values).returning({ id: savedAnswer.id });
  return row?.id ?? "";
}

async function makeTicket(): Promise<string> {
  const values = {
    topic: "other",
    firstName: "Jo",
    lastName: "",
    email: "jo@test.example",
    message: "Hello",
  } as const;
  const [row] = await shop.db().insert(ticket).values(values).returning({ id: ticket.id });
  return row?.id ?? "";
}

async function makeReport(as: Actor, vendorId: string): Promise<string> {
  await shop.call("POST", "/report", { as, body: { kind: "vendor", id: vendorId, reason: "spam" } });
  const [row] = await shop.db().select().from(report).where(eq(report.subjectId, vendorId));
  return row?.id ?? "";
}

/** An order that operators may decide on, with a document, and a payment that waits for a second operator. */
async function makeRuled() {
  const { orderId: ruledOrderId, customer } = await shop.sell();
  const as = customer.actor;
  const documents = await shop.call<{ id: string }[]>("GET", `/order/documents/${ruledOrderId}`, { as });
  const [proposal] = await shop
    .db()
    .insert(operatorProposal)
    .values({
      kind: "order.refund",
      subjectId: ruledOrderId,
      subject: "SY-26-000001",
      content: { cents: 600_000 },
      amountCents: 600_000,
      reason: "Goodwill",
      proposedBy: "operator:first@test.example",
    })
    .returning();
  const ruledDocumentId = documents.body.data[0]?.id ?? "";
  return { ruledOrderId, ruledDocumentId, proposalId: proposal?.id ?? "" };
}

async function makeContact(vendorId: string): Promise<string> {
  const values = { vendorId, name: "Wei & Ana", email: "wei@test.example" };
  const [row] = await shop.db().insert(vendorCustomer).values(values).returning({ id: vendorCustomer.id });
  return row?.id ?? "";
}

async function secondMilestone(orderId: string): Promise<string> {
  const rows = await shop.db().select().from(milestone).where(eq(milestone.orderId, orderId));
  return rows.find(({ position }) => position === 1)?.id ?? "";
}

async function makeGuest(as: CustomerActor): Promise<{ guestId: string; householdId: string }> {
  const body = { guests: [{ firstName: "Jun" }] };
  const { data } = (await shop.call<GuestChange>("POST", "/user/guest/household", { as, body })).body;
  return { guestId: data.guests[0]?.id ?? "", householdId: data.guests[0]?.householdId ?? "" };
}

async function makeGuestGroup(as: CustomerActor): Promise<string> {
  const body = { name: "Poly friends" };
  return (await shop.call<{ id: string }>("POST", "/user/guest/group", { as, body })).body.data.id;
}

async function makeOwned() {
  const db = shop.db();
  const sale = await shop.sell({ priceMetric: "table of 10" });
  const { customer, vendor, orderId, placed, intent, product } = sale;
  const cardId = await makeSavedCard(customer.actor, product);
  await shop.addToCart(customer.actor, product, { eventDate: null });
  const cart = await shop.call<{ docs: { lines: { id: string }[] }[] }>("GET", "/cart", {
    as: customer.actor,
  });
  const said = await shop.call<SentMessage>("POST", "/room/message", {
    as: customer.actor,
    body: { vendorId: vendor.id, body: "Is there a tasting?", clientId: v4() },
  });
  await shop.call("POST", "/wishlist", { as: customer.actor, body: { productId: product.id } });
  const documents = await shop.call<{ id: string }[]>("GET", `/order/documents/${orderId}`, {
    as: customer.actor,
  });
  const actors = {
    customer: customer.actor,
    "other customer": (await makeCustomer(db)).actor,
    vendor: vendor.actor,
    "other vendor": (await makeVendor(db)).actor,
    "unapproved vendor": (await makeVendor(db, { status: "pending" })).actor,
    staff: (await makeMember(db, vendor.id, "staff")).actor,
    manager: (await makeMember(db, vendor.id, "manager")).actor,
    operator: (await makeOperator(db)).actor,
  } satisfies Partial<Record<Caller, Actor>>;
  return {
    customer,
    vendor,
    actors,
    orderId,
    cardId,
    plans: await makePlans(shop, customer.actor),
    payoutId: await makePayout(vendor.id),
    holdId: await makeHold(vendor.id),
    contactId: await makeContact(vendor.id),
    ...(await makeFacts(vendor.actor)),
    applicant: await makeApplicant(product.level1Id),
    ...(await makeRuled()),
    invitationOfStaffId: await makeInvitation(vendor.id),
    milestoneId: await secondMilestone(orderId),
    cancellationFileId: await makeCancellationFile(sale),
    socialLoginId: await makeSocialIdentity(db, customer.actor.accountId),
    checkoutId: placed.checkoutId,
    paymentId: intent.paymentId,
    ...(await makeDispute(intent.paymentId)),
    discountId: await makeCampaign("discount", vendor.actor),
    voucherCampaignId: await makeCampaign("voucher", vendor.actor),
    agreementId: await agreementOf(customer.actor, orderId),
    documentId: documents.body.data[0]?.id ?? "",
    roomId: said.body.data.roomId,
    messageId: said.body.data.chat.id,
    askId: await makeAsk(customer.actor, vendor.id),
    offerId: await makeOffer(vendor.actor, said.body.data.roomId, product.id),
    templateId: await makeTemplate(vendor.id),
    enquiryId: await enquiryOf(vendor.actor),
    orderNoteId: await makeOrderNote(orderId, vendor.accountId),
    savedReplyId: await makeSavedReply(vendor.id),
    savedViewId: await makeSavedView(vendor.id, vendor.accountId),
    ...(await makeIntegration(vendor.id, vendor.accountId)),
    ticketId: await makeTicket(),
    savedAnswerId: await makeSavedAnswer(),
    ...(await makeProcessorReport()),
    daysClosed: await closeLedger(new Date(Date.now() + 24 * HOUR_MS)),
    synonymId: await makeSynonym(),
    reportId: await makeReport(actors["other customer"], vendor.id),
    roomFileId: await makeRoomFile(customer.actor, said.body.data.roomId),
    appointmentId: await makeAppointment(db, { vendorId: vendor.id, customerId: customer.id }),
    ...(await makeBanquet(customer.actor, orderId)),
    roomPlanId: await makeRoomPlan(vendor.id),
    guest: await makeGuest(customer.actor),
    guestGroupId: await makeGuestGroup(customer.actor),
    weddingEventId: await makeWeddingEvent(customer.actor),
    productId: product.id,
    unsold: { vendorId: vendor.id, level1Id: product.level1Id },
    savedProductId: product.id,
    bulkChangeId: await makeBulkChange(vendor.id),
    cartLineId: cart.body.data.docs.flatMap((group) => group.lines)[0]?.id ?? "",
  };
}

let owned: Owned;
let rowsNow: () => Promise<string>;
beforeAll(async () => {
  owned = await makeOwned();
  rowsNow = await watchedFingerprint(shop.pool(), ["session", "throttle"]);
});

/** Opens a new session each time, so that a call which ends sessions does not affect the others. */
async function credential(caller: Caller): Promise<string | null> {
  if (caller === "guest") return null;
  const known = caller in owned.actors ? (caller as keyof typeof owned.actors) : "customer";
  const actor = owned.actors[known];
  const fresh = { ...actor, sessionId: await makeSession(shop.db(), actor.accountId) };
  const at = caller === "expired token" ? new Date(Date.now() - HOUR_MS) : new Date();
  const { token } = await signAccessToken(fresh, at);
  if (caller !== "tampered token") return token;
  const [head = "", claims = "", signature = ""] = token.split(".");
  const altered = {
    ...(JSON.parse(Buffer.from(claims, "base64url").toString()) as object),
    role: "operator",
  };
  return [head, Buffer.from(JSON.stringify(altered)).toString("base64url"), signature].join(".");
}

const nameOf = (row: Route) => `${row.method} ${row.path}`;

type Answer = { status: number; text: string };

async function callAs(row: Route, caller: Caller): Promise<Answer> {
  return callWith(row, await credential(caller), caller);
}

async function callWith(row: Route, token: string | null, caller: Caller): Promise<Answer> {
  const id = (await OWN_ID[nameOf(row)]?.(owned, caller)) ?? "00000000-0000-7000-8000-000000000000";
  const body = row.body ? JSON.stringify(VALID_BODIES[nameOf(row)] ?? {}) : null;
  const response = await shop.app.request(API_PREFIX + row.path.replace(/:\w+/, id), {
    method: row.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === null ? {} : { "content-type": "application/json" }),
    },
    ...(body === null ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}

type Verdict = "let in" | "sign in" | "not yours";

/** Returns the expected outcome: the guard decides by role, and an id of someone else is treated as missing. */
function promised(row: Route, caller: Caller): Verdict {
  if (caller === "expired token" || caller === "tampered token") return "sign in";
  if (row.guard === "public") return "let in";
  if (caller === "guest") return "sign in";
  const { role } = owned.actors[caller];
  const rightRole = (row.guard as string) === "account" || row.guard === role;
  if (!rightRole) return "not yours";
  if (row.guard === "operator") return "let in";
  if (caller === "operator" && OPERATORS_TOO.includes(nameOf(row))) return "let in";
  const isOwner = caller === "customer" || caller === "vendor";
  return OWN_ID[nameOf(row)] && !isOwner ? "not yours" : "let in";
}

function verdict(status: number): Verdict {
  if (status === 401) return "sign in";
  return status === 403 || status === 404 ? "not yours" : "let in";
}

const GUARDED = ROUTES.filter((row) => row.guard !== "public");
const TEAM = ["staff", "manager"] as const;
const STRANGERS = CALLERS.filter(
  (caller) => caller !== "customer" && caller !== "vendor" && caller !== "staff" && caller !== "manager",
);

test("every guarded row with an id names its owner", () => {
  const silent = GUARDED.filter((row) => row.path.includes(":") && !OWN_ID[nameOf(row)]).map(nameOf);
  expect(silent).toEqual([]);
});

describe.each(ROUTES.map((row) => [nameOf(row), row] as const))("%s", (_, row) => {
  test.each(STRANGERS)("%s", async (caller) => {
    const expected = promised(row, caller);
    const before = expected === "let in" ? null : await rowsNow();
    const { status, text } = await callAs(row, caller);
    expect(status).not.toBe(500);
    // Public rows return 404 for missing things to every caller, and 401 for invalid credentials.
    if (row.guard !== "public" || expected === "sign in") expect(verdict(status)).toBe(expected);
    if (expected === "let in" && caller === "operator") return;
    for (const secret of [owned.customer.email, owned.orderId, owned.checkoutId, owned.paymentId]) {
      expect(text).not.toContain(secret);
    }
    if (before) expect(await rowsNow()).toBe(before);
  });
});

const OF_OPERATORS = ROUTES.filter((row) => row.guard === "operator");

describe.each(OF_OPERATORS.map((row) => [nameOf(row), row] as const))("%s by operators", (_, row) => {
  test.each([...OPERATOR_ROLES])("%s", async (role) => {
    const { actor } = await makeOperator(shop.db(), role);
    const { token } = await signAccessToken(actor);
    const { status, text } = await callWith(row, token, "operator");
    if (row.right && operatorMay(role, row.right)) {
      // These calls are made without files.
      return expect(row.files ? [200, 400, 404, 409] : [200, 404, 409]).toContain(status);
    }
    expect(status).toBe(403);
    expect(text).toContain("Your role doesn’t allow this");
  });
});

/** Runs last, because these calls may change the owners' data. */
/** Operators are called role by role, above. */
const OWNED = GUARDED.filter((row) => row.guard !== "operator");

describe.each(OWNED.map((row) => [nameOf(row), row] as const))("%s answers each caller by role", (_, row) => {
  const owners = (["customer", "vendor"] as const).filter(
    (caller) => (row.guard as string) === "account" || row.guard === caller,
  );
  test.each([...owners])("%s", async (caller) => {
    const { status } = await callAs(row, caller);
    expect([200, 400, 409]).toContain(status);
  });
});

/**
 * Generated from the one table of role capabilities. Runs after the owners' calls, which may have deleted things. Calls
 * for leaving the team are left out: they are for members, and would end their further calls.
 */
const OF_THE_TEAM = ROUTES.filter(
  (row) => row.guard === "vendor" && nameOf(row) !== "POST /vendor/team/leave",
);

describe.each(OF_THE_TEAM.map((row) => [nameOf(row), row] as const))(
  "%s answers the vendor's team by capability",
  (_, row) => {
    test.each([...TEAM])("%s", async (caller) => {
      const needed = needsOf(row, VALID_BODIES[nameOf(row)] ?? {});
      const { status, text } = await callAs(row, caller);
      if (needed && vendorMay(caller, needed)) return expect([200, 400, 404, 409]).toContain(status);
      expect(status).toBe(403);
      expect(text).toContain("Your role on this team");
    });
  },
);
