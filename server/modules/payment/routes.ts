import { idParam } from "@/contracts/envelope";
import { createIntentBody, milestoneListQuery, userPaymentQuery } from "@/contracts/payment";
import { SIGNATURE_HEADER } from "@/server/adapters/payments/signature";
import { route } from "@/server/http/route";
import { listPayments } from "./service-history";
import { createPaymentIntent, readPayment } from "./service-intent";
import { listMilestones } from "./service-milestones";
import { receiveWebhook } from "./service-webhook";

export const paymentRoutes = [
  route({
    method: "PUT",
    path: "/user-payment/create/payment/intent",
    guard: "customer",
    summary: "The charge for the first milestones of a checkout",
    body: createIntentBody,
    run: ({ actor, body }) => createPaymentIntent(actor.customerId, body),
  }),
  route({
    method: "GET",
    path: "/user-payment",
    guard: "customer",
    summary: "What the customer has paid and what came back, newest first",
    query: userPaymentQuery,
    run: ({ actor, query }) => listPayments(actor.customerId, query),
  }),
  route({
    method: "GET",
    path: "/user-payment/:id",
    guard: "customer",
    summary: "Where a payment stands",
    params: idParam,
    run: ({ actor, params }) => readPayment(actor.customerId, params.id),
  }),
  route({
    method: "GET",
    path: "/payment-milestone-user",
    guard: "customer",
    summary: "The customer's payment milestones, soonest due first",
    query: milestoneListQuery,
    run: ({ actor, query }) => listMilestones({ customerId: actor.customerId }, query),
  }),
  route({
    method: "GET",
    path: "/payment-milestone-vendor",
    guard: "vendor",
    summary: "The payment milestones of the vendor's orders, soonest due first",
    query: milestoneListQuery,
    run: ({ actor, query }) => listMilestones({ vendorId: actor.vendorId }, query),
  }),
  route({
    method: "POST",
    path: "/payment/webhook",
    guard: "public",
    summary: "The card processor's signed events",
    rawBody: true,
    run: ({ exchange }) => receiveWebhook(exchange.rawBody, exchange.header(SIGNATURE_HEADER)),
  }),
];
