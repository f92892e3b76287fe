import { idParam } from "@/contracts/envelope.schema";
import { operatorOrdersQuery, orderDecisionBody } from "@/contracts/operator/order/order.schema";
import { route } from "@/server/http/route";
import { operatorDocument, operatorOrder, operatorOrders } from "./service";
import { decideOnOrder } from "./service-decide";

export const operatorOrderRoutes = [
  route({
    method: "GET",
    path: "/operator/order",
    guard: "operator",
    right: "orders",
    summary: "Orders, newest first; by number, person, email address, phone or vendor",
    reply: "OperatorOrders",
    query: operatorOrdersQuery,
    run: ({ query }) => operatorOrders(query),
  }),
  route({
    method: "GET",
    path: "/operator/order/:id",
    guard: "operator",
    right: "orders",
    summary: "An order with its history, both sides' papers, its charges, refunds and disputes",
    reply: "OperatorOrder",
    params: idParam,
    run: ({ actor, params }) => operatorOrder(actor, params.id),
  }),
  route({
    method: "GET",
    path: "/operator/document/:id",
    guard: "operator",
    right: "orders",
    summary: "An invoice, receipt or credit note as PDF",
    reply: "File",
    params: idParam,
    run: ({ params }) => operatorDocument(params.id),
  }),
  route({
    method: "POST",
    path: "/operator/order/:id/decision",
    guard: "operator",
    right: "money",
    summary: "Cancel, complete, extend, refund or rule; more than $5,000 waits for a second operator",
    reply: "OperatorOrderDecision",
    params: idParam,
    body: orderDecisionBody,
    message: (_asked, { outcome }) =>
      outcome === "done" ? "Done" : "More than $5,000: another operator has to confirm this",
    run: ({ actor, params, body }) => decideOnOrder(actor, params.id, body),
  }),
];
