import { idParam } from "@/contracts/envelope.schema";
import { ORDER_EDIT_REQUESTED } from "@/contracts/sale/order/edit";
import { orderEditAnswerBody, orderEditBody, orderEditItems } from "@/contracts/sale/order/edit.schema";
import { route } from "@/server/http/route";
import { answerEdit, listEdits, previewEdit, requestEdit, withdrawEdit } from "./service";

const answered = ({ body }: { body: { accepted: boolean } }) =>
  body.accepted ? "Change accepted" : "Change declined";
const WITHDRAWN = "Change request withdrawn";

const customerRoutes = [
  route({
    method: "GET",
    path: "/order/edits/:id",
    guard: "customer",
    summary: "The changes asked for an order, and what a new one could add",
    reply: "OrderEdits",
    params: idParam,
    run: ({ actor: { customerId }, params }) => listEdits({ customerId }, params.id),
  }),
  route({
    method: "POST",
    path: "/order/edits/:id",
    guard: "customer",
    summary: "Asks the vendor to change an order",
    reply: "OrderEdits",
    params: idParam,
    body: orderEditBody,
    message: ORDER_EDIT_REQUESTED,
    run: ({ actor: { customerId }, params, body }) => requestEdit({ customerId }, params.id, body),
  }),
  route({
    method: "POST",
    path: "/order/editpreview/:id",
    guard: "customer",
    summary: "What a change would cost, without asking for it",
    reply: "OrderDifference",
    params: idParam,
    body: orderEditItems,
    run: ({ actor: { customerId }, params, body }) => previewEdit({ customerId }, params.id, body),
  }),
  route({
    method: "PATCH",
    path: "/order/withdraweditrequest/:id",
    guard: "customer",
    summary: "Takes back the couple's own request",
    reply: "OrderEdits",
    params: idParam,
    message: WITHDRAWN,
    run: ({ actor: { customerId }, params }) => withdrawEdit({ customerId }, params.id),
  }),
  route({
    method: "PATCH",
    path: "/order/acceptrejectordereditrequest/:id",
    guard: "customer",
    summary: "Accepts or declines the vendor's request, by the order's id",
    reply: "OrderEdits",
    params: idParam,
    body: orderEditAnswerBody,
    message: answered,
    run: ({ actor: { customerId }, params, body }) => answerEdit({ customerId }, params.id, body),
  }),
];

const vendorRoutes = [
  route({
    method: "GET",
    path: "/order-vendor/edits/:id",
    guard: "vendor",
    summary: "The changes asked for an order, and what a new one could add",
    reply: "OrderEdits",
    params: idParam,
    run: ({ actor: { vendorId }, params }) => listEdits({ vendorId }, params.id),
  }),
  route({
    method: "POST",
    path: "/order-vendor/edits/:id",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Asks the couple to change an order; a vendor can also offer another price",
    reply: "OrderEdits",
    params: idParam,
    body: orderEditBody,
    message: ORDER_EDIT_REQUESTED,
    run: ({ actor: { vendorId }, params, body }) => requestEdit({ vendorId }, params.id, body),
  }),
  route({
    method: "POST",
    path: "/order-vendor/editpreview/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "What a change would cost, without asking for it",
    reply: "OrderDifference",
    params: idParam,
    body: orderEditItems,
    run: ({ actor: { vendorId }, params, body }) => previewEdit({ vendorId }, params.id, body),
  }),
  route({
    method: "PATCH",
    path: "/order-vendor/withdraweditrequest/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Takes back the vendor's own request",
    reply: "OrderEdits",
    params: idParam,
    message: WITHDRAWN,
    run: ({ actor: { vendorId }, params }) => withdrawEdit({ vendorId }, params.id),
  }),
  route({
    method: "PATCH",
    path: "/order-vendor/acceptrejectordereditrequest/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Accepts or declines the couple's request, by the order's id",
    reply: "OrderEdits",
    params: idParam,
    body: orderEditAnswerBody,
    message: answered,
    run: ({ actor: { vendorId }, params, body }) => answerEdit({ vendorId }, params.id, body),
  }),
];

export const editRoutes = [...customerRoutes, ...vendorRoutes];
