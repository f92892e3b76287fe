import { idParam } from "@/contracts/envelope.schema";
import { CANCELLATION_FILE_BYTES, CANCELLATION_FILES_MAX } from "@/contracts/sale/order/cancellation";
import {
  approveCancellationBody,
  itemsReceivedBody,
  rejectCancellationBody,
  vendorCancelOrderBody,
} from "@/contracts/sale/order/cancellation.schema";
import { route } from "@/server/http/route";
import type { Party } from "./case/case";
import { offerRefund, rejectAsVendor, withdrawRequest } from "./service-answer";
import { previewCancellation, readCancellation } from "./service-read";
import { cancelAsVendor } from "./service-request";
import { confirmReturn } from "./service-return";

const limits = { maxBytes: CANCELLATION_FILE_BYTES, maxCount: CANCELLATION_FILES_MAX } as const;

const throttle = {
  policy: "attachment" as const,
  of: ({ actor }: { actor: { accountId: string } }) => actor.accountId,
};

const asVendor = ({ vendorId }: { vendorId: string }): Party => ({ role: "vendor", vendorId });

export const vendorCancellationRoutes = [
  route({
    method: "PATCH",
    path: "/vendor/cancelorder",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Asks to cancel an order as its vendor: the couple gets everything back",
    reply: "CancellationDetails",
    body: vendorCancelOrderBody,
    files: { names: ["attachments", "files"], ...limits },
    throttle,
    message: "We've told the couple",
    run: ({ actor, body, uploads }) => cancelAsVendor(actor.vendorId, body, uploads),
  }),
  route({
    method: "GET",
    path: "/vendor/cancelorder/preview/:id",
    guard: "vendor",
    summary: "What the couple would get back if the vendor cancelled the order now",
    reply: "CancellationPreview",
    params: idParam,
    run: ({ actor, params }) => previewCancellation(params.id, asVendor(actor)),
  }),
  route({
    method: "GET",
    path: "/vendor/cancelorder/details/:id",
    guard: "vendor",
    summary: "The latest request to cancel the order, with its history and files",
    reply: "CancellationDetails",
    params: idParam,
    run: ({ actor, params }) => readCancellation(params.id, asVendor(actor)),
  }),
  route({
    method: "PATCH",
    path: "/vendor/cancelorder/approve/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Offers the couple a refund: the policy's amount or more",
    reply: "CancellationDetails",
    params: idParam,
    body: approveCancellationBody,
    message: "Refund offered",
    run: ({ actor, params, body }) => offerRefund(actor.vendorId, params.id, body),
  }),
  route({
    method: "PATCH",
    path: "/vendor/cancelorder/reject/refund/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Turns the request down; once contested, passes it to Sayang to decide",
    reply: "CancellationDetails",
    params: idParam,
    body: rejectCancellationBody,
    message: "Your answer has been sent",
    run: ({ actor, params, body }) => rejectAsVendor(actor.vendorId, params.id, body),
  }),
  route({
    method: "PATCH",
    path: "/vendor/cancelorder/markitemsreceived/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Confirms that the items came back; afterwards, adds a credit note",
    reply: "CancellationDetails",
    params: idParam,
    body: itemsReceivedBody,
    files: { names: ["creditNote", "attachments", "files"], ...limits },
    throttle,
    message: "Saved",
    run: ({ actor, params, body, uploads }) => confirmReturn(actor.vendorId, params.id, body, uploads),
  }),
  route({
    method: "PATCH",
    path: "/vendor/cancelorder/withdraw/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Withdraws the vendor's request to cancel; the order goes on",
    reply: "CancellationDetails",
    params: idParam,
    message: "Request withdrawn",
    run: ({ actor, params }) => withdrawRequest(asVendor(actor), params.id),
  }),
];
