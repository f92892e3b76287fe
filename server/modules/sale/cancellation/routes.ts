import { idParam } from "@/contracts/envelope.schema";
import { CANCELLATION_FILE_BYTES, CANCELLATION_FILES_MAX } from "@/contracts/sale/order/cancellation";
import {
  agreeRefundBody,
  cancelOrderBody,
  contestRefundBody,
  itemsReturnedBody,
} from "@/contracts/sale/order/cancellation.schema";
import type { Actor } from "@/server/core/actor";
import { route } from "@/server/http/route";
import { agreeToRefund, contestRefund, withdrawRequest } from "./service-answer";
import type { Party } from "./case/case";
import { readCancellationFile } from "./service-files";
import { nudgeVendor } from "./service-nudge";
import { previewCancellation, readCancellation } from "./service-read";
import { cancelAsCustomer } from "./service-request";
import { declareReturn } from "./service-return";
import { vendorCancellationRoutes } from "./routes-vendor";

const FILES = {
  names: ["attachments", "files"],
  maxBytes: CANCELLATION_FILE_BYTES,
  maxCount: CANCELLATION_FILES_MAX,
} as const;

const throttle = {
  policy: "attachment" as const,
  of: ({ actor }: { actor: { accountId: string } }) => actor.accountId,
};

const asCustomer = ({ customerId }: { customerId: string }): Party => ({ role: "customer", customerId });

/** `{id}` is the order's id throughout. */
const customerRoutes = [
  route({
    method: "PATCH",
    path: "/user/cancelorder",
    guard: "customer",
    summary: "Asks to cancel an order; an order that the vendor hasn't accepted ends at once",
    reply: "CancellationDetails",
    body: cancelOrderBody,
    files: FILES,
    throttle,
    message: (_asked, { state }) =>
      state === "requested_by_user" ? "Your request to cancel has been sent" : "Your order is cancelled",
    run: ({ actor, body, uploads }) => cancelAsCustomer(actor.customerId, body, uploads),
  }),
  route({
    method: "GET",
    path: "/user/cancelorder/preview/:id",
    guard: "customer",
    summary: "What the couple would get back by cancelling the order now, and why",
    reply: "CancellationPreview",
    params: idParam,
    run: ({ actor, params }) => previewCancellation(params.id, asCustomer(actor)),
  }),
  route({
    method: "GET",
    path: "/user/cancelorder/details/:id",
    guard: "customer",
    summary: "The latest request to cancel the order, with its history and files",
    reply: "CancellationDetails",
    params: idParam,
    run: ({ actor, params }) => readCancellation(params.id, asCustomer(actor)),
  }),
  route({
    method: "PATCH",
    path: "/user/cancelorder/agree/refund/:id",
    guard: "customer",
    summary: "Agrees to the refund on offer; the method can be changed",
    reply: "CancellationDetails",
    params: idParam,
    body: agreeRefundBody,
    files: FILES,
    throttle,
    message: "Refund agreed",
    run: ({ actor, params, body, uploads }) => agreeToRefund(actor.customerId, params.id, body, uploads),
  }),
  route({
    method: "PATCH",
    path: "/user/cancelorder/reject/refund/:id",
    guard: "customer",
    summary: "Contests the refund on offer, or the vendor's refusal to cancel",
    reply: "CancellationDetails",
    params: idParam,
    body: contestRefundBody,
    files: FILES,
    throttle,
    message: "Refund contested",
    run: ({ actor, params, body, uploads }) => contestRefund(actor.customerId, params.id, body, uploads),
  }),
  route({
    method: "GET",
    path: "/user/cancelorder/notifyVendorToRefund/:id",
    guard: "customer",
    summary: "Reminds the vendor by mail, at most once a day; says when the next is possible",
    reply: "CancellationNudge",
    params: idParam,
    run: ({ actor, params }) => nudgeVendor(actor.customerId, params.id),
  }),
  route({
    method: "PATCH",
    path: "/user/cancelorder/markitemsreceived/:id",
    guard: "customer",
    summary: "Notes when the couple handed the items back; the vendor has 7 days to object",
    reply: "CancellationDetails",
    params: idParam,
    body: itemsReturnedBody,
    files: FILES,
    throttle,
    message: "Noted. We've asked the vendor to confirm",
    run: ({ actor, params, body, uploads }) => declareReturn(actor.customerId, params.id, body, uploads),
  }),
  route({
    method: "PATCH",
    path: "/user/cancelorder/withdraw/:id",
    guard: "customer",
    summary: "Withdraws the couple's request to cancel; the order goes on",
    reply: "CancellationDetails",
    params: idParam,
    message: "Request withdrawn",
    run: ({ actor, params }) => withdrawRequest(asCustomer(actor), params.id),
  }),
];

/** Only the two parties and operators. */
function partyOf(actor: Actor): Party | null {
  if (actor.role === "operator") return null;
  return actor.role === "customer"
    ? { role: "customer", customerId: actor.customerId }
    : { role: "vendor", vendorId: actor.vendorId };
}

const fileRoute = route({
  method: "GET",
  path: "/cancelorder/files/:id",
  guard: "account",
  summary: "A file of a cancellation by its own id, for the two sides of the order and operators",
  reply: "File",
  params: idParam,
  run: ({ actor, params }) => readCancellationFile(params.id, partyOf(actor)),
});

export const cancellationRoutes = [...customerRoutes, ...vendorCancellationRoutes, fileRoute];
