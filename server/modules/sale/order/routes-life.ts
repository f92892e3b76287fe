import { idParam } from "@/contracts/envelope.schema";
import { confirmDeliveryBody, deliveryFormBody, orderCommentBody } from "@/contracts/sale/order/order.schema";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { route } from "@/server/http/route";
import { commentAsCustomer, commentAsVendor } from "./service/comment";
import { confirmDelivery, confirmDeliveryByLink, markDelivered } from "./service/delivery";

function customerIdOf(actor: Actor | null): string {
  if (!actor) throw new AppError("unauthenticated", "Please Log in first");
  if (actor.role !== "customer") throw new AppError("forbidden", "Only a customer may do this");
  return actor.customerId;
}

/** Returns the page shown after the mailed link's question was answered. */
function answeredPage(delivered: boolean): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location: `/confirm-delivery?done=${delivered ? "delivered" : "issue"}`,
      "cache-control": "no-store",
    },
  });
}

/** Routes of an order after its sale: comments and delivery. */
export const orderLifeRoutes = [
  route({
    method: "PATCH",
    path: "/order/confirmdelivery/:id",
    guard: "public",
    summary:
      "Confirms or disputes a delivery: signed in, or without a session by the token of the mailed link",
    reply: "DeliveryAnswer",
    params: idParam,
    body: confirmDeliveryBody,
    throttle: { policy: "verify", of: ({ params }) => params.id },
    message: ({ body }) => (body.delivered ? "Thank you. Delivery confirmed" : "Issue raised"),
    run: ({ actor, params, body }) =>
      body.withAuth
        ? confirmDelivery(customerIdOf(actor), params.id, body)
        : confirmDeliveryByLink(params.id, body.token ?? "", body),
  }),
  route({
    method: "POST",
    path: "/order/confirmdelivery",
    guard: "public",
    summary: "The same by the form of the mailed link's page, which works without script",
    reply: "DeliveryAnswer",
    body: deliveryFormBody,
    files: { names: [], maxBytes: 0 },
    throttle: { policy: "verify", of: ({ body }) => body.token },
    run: async ({ body, exchange }) => {
      const answer = await confirmDeliveryByLink(null, body.token, body);
      return exchange.header("accept")?.startsWith("text/html") ? answeredPage(body.delivered) : answer;
    },
  }),
  route({
    method: "PATCH",
    path: "/order/:id",
    guard: "customer",
    summary: "Comments on an order; the vendor is told by email",
    reply: "OrderDetail",
    params: idParam,
    body: orderCommentBody,
    throttle: { policy: "message", of: ({ actor }) => actor.accountId },
    message: "Comment added",
    run: ({ actor, params, body }) => commentAsCustomer(actor.customerId, params.id, body.comment),
  }),
  route({
    method: "POST",
    path: "/order-vendor/sendConfirmOrderDeliveryEmail/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Marks an order as delivered and mails the couple to confirm it, at most once a day",
    reply: "OrderDetail",
    params: idParam,
    message: "We've emailed the couple to confirm the delivery",
    run: ({ actor, params }) => markDelivered(actor.vendorId, params.id),
  }),
  route({
    method: "PATCH",
    path: "/order-vendor/:id",
    guard: "vendor",
    needs: "orders.comment",
    whileSuspended: "allowed",
    summary: "Comments on an order; the couple is told by email",
    reply: "OrderDetail",
    params: idParam,
    body: orderCommentBody,
    throttle: { policy: "message", of: ({ actor }) => actor.accountId },
    message: "Comment added",
    run: ({ actor, params, body }) => commentAsVendor(actor.vendorId, params.id, body.comment),
  }),
];
