import { idParam } from "@/contracts/envelope.schema";
import {
  cardParam,
  createIntentBody,
  payMilestoneBody,
  payRemainingBody,
  savedCardBody,
  saveCardBody,
} from "@/contracts/sale/payment/payment.schema";
import { route } from "@/server/http/route";
import { chooseSaving, listCards, payWithSavedCard, removeCard } from "./service-cards";
import { createPaymentIntent, readPayment } from "./service-intent";

export const paymentRoutes = [
  route({
    method: "PUT",
    path: "/user-payment/create/payment/intent",
    guard: "customer",
    summary: "The charge for the first milestones of a checkout, or for the next ones of an order",
    reply: "PaymentIntent",
    body: createIntentBody,
    run: ({ actor, body }) => createPaymentIntent(actor.customerId, body),
  }),
  route({
    method: "POST",
    path: "/payment-milestone-user",
    guard: "customer",
    summary: "The charge for one milestone, the next of its order",
    reply: "PaymentIntent",
    body: payMilestoneBody,
    run: ({ actor, body }) => createPaymentIntent(actor.customerId, { milestoneIds: [body.milestoneId] }),
  }),
  route({
    method: "POST",
    path: "/payment-milestone-user/paypaymentofremainingmilestones",
    guard: "customer",
    summary: "One charge for all that is left of an order, allotted in order",
    reply: "PaymentIntent",
    body: payRemainingBody,
    run: ({ actor, body }) => createPaymentIntent(actor.customerId, { orderId: body.orderId }),
  }),
  route({
    method: "GET",
    path: "/user-payment/cards",
    guard: "customer",
    summary: "The cards that the customer has saved with the processor",
    reply: "PaymentCardList",
    run: ({ actor }) => listCards(actor.customerId),
  }),
  route({
    method: "DELETE",
    path: "/user-payment/cards/:id",
    guard: "customer",
    summary: "Forgets a saved card",
    reply: "PaymentCardList",
    params: cardParam,
    message: "Card removed",
    run: ({ actor, params }) => removeCard(actor.customerId, params.id),
  }),
  route({
    method: "PUT",
    path: "/user-payment/save-card/:id",
    guard: "customer",
    summary: "Whether the card that pays an open charge is kept for later payments",
    reply: "Nothing",
    params: idParam,
    body: saveCardBody,
    run: ({ actor, params, body }) => chooseSaving(actor.customerId, params.id, body.save),
  }),
  route({
    method: "POST",
    path: "/user-payment/saved-card/:id",
    guard: "customer",
    summary: "Pays an open charge with a saved card",
    reply: "PaymentAttempt",
    params: idParam,
    body: savedCardBody,
    run: ({ actor, params, body }) => payWithSavedCard(actor.customerId, params.id, body.savedCardId),
  }),
  route({
    method: "GET",
    path: "/user-payment/:id",
    guard: "customer",
    summary: "Where a payment stands",
    reply: "PaymentState",
    params: idParam,
    run: ({ actor, params }) => readPayment(actor.customerId, params.id),
  }),
];
