import { idParam } from "@/contracts/envelope.schema";
import {
  approvalsQuery,
  declineOrderBody,
  orderListQuery,
  placeOrderBody,
  vendorOrderExportQuery,
  vendorOrderListQuery,
} from "@/contracts/sale/order/order.schema";
import { route } from "@/server/http/route";
import { orderLifeRoutes } from "./routes-life";
import { vendorOrdersFile } from "./service/export";
import { withdrawOrder } from "./service/cancel";
import { placeOrder } from "./service/place";
import {
  listCustomerOrders,
  listPendingOrders,
  listVendorOrders,
  readCustomerCheckout,
  readCustomerOrder,
  readVendorOrder,
  summarizeVendorOrders,
} from "./service/read";
import { approveOrder, declineOrder } from "./service/vendor";

const customerRoutes = [
  route({
    method: "POST",
    path: "/order",
    guard: "customer",
    summary: "Orders the whole cart; the header Idempotency-Key makes it safe to repeat",
    reply: "PlacedCheckout",
    headers: { "Idempotency-Key": "8 to 100 visible characters, new for every attempt to buy" },
    body: placeOrderBody,
    message: "Order placed",
    feature: "orders",
    run: ({ actor, body, exchange }) =>
      placeOrder(actor.customerId, body, exchange.header("idempotency-key")),
  }),
  route({
    method: "GET",
    path: "/order",
    guard: "customer",
    summary: "The customer's orders, newest first",
    reply: "OrderPage",
    query: orderListQuery,
    run: ({ actor, query }) => listCustomerOrders(actor.customerId, query),
  }),
  route({
    method: "PATCH",
    path: "/order/withdraw/:id",
    guard: "customer",
    summary: "Cancels an order that is not paid yet",
    reply: "OrderDetail",
    params: idParam,
    message: "Order cancelled",
    run: ({ actor, params }) => withdrawOrder(actor.customerId, params.id),
  }),
  route({
    method: "GET",
    path: "/order/checkout/:id",
    guard: "customer",
    summary: "The orders of one checkout as they stand, for the page that pays them",
    reply: "PlacedCheckout",
    params: idParam,
    run: ({ actor, params }) => readCustomerCheckout(actor.customerId, params.id),
  }),
  route({
    method: "GET",
    path: "/order/:id",
    guard: "customer",
    summary: "One order with its items, milestones and history",
    reply: "OrderDetail",
    params: idParam,
    run: ({ actor, params }) => readCustomerOrder(actor.customerId, params.id),
  }),
];

const vendorRoutes = [
  route({
    method: "GET",
    path: "/order-vendor/order",
    guard: "vendor",
    summary: "The vendor's orders, newest first, with who of the team has each",
    reply: "VendorOrderPage",
    query: vendorOrderListQuery,
    run: ({ actor, query }) => listVendorOrders(actor, query),
  }),
  route({
    method: "GET",
    path: "/order-vendor/orders.csv",
    guard: "vendor",
    summary: "The orders that the filters find, as a CSV file",
    reply: "File",
    query: vendorOrderExportQuery,
    run: ({ actor, query }) => vendorOrdersFile(actor, query, "csv"),
  }),
  route({
    method: "GET",
    path: "/order-vendor/orders.xlsx",
    guard: "vendor",
    summary: "The same as an Excel file",
    reply: "File",
    query: vendorOrderExportQuery,
    run: ({ actor, query }) => vendorOrdersFile(actor, query, "xlsx"),
  }),
  route({
    method: "GET",
    path: "/order-vendor/approvals",
    guard: "vendor",
    summary: "The orders that wait for an answer, the first to lapse first, with how full their days are",
    reply: "PendingOrderPage",
    query: approvalsQuery,
    run: ({ actor, query }) => listPendingOrders(actor.vendorId, query),
  }),
  route({
    method: "GET",
    path: "/order-vendor/summary",
    guard: "vendor",
    summary: "The orders that wait for an answer",
    reply: "VendorOrdersSummary",
    run: ({ actor }) => summarizeVendorOrders(actor.vendorId),
  }),
  route({
    method: "PATCH",
    path: "/order-vendor/approve/:id",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Takes an order on",
    reply: "OrderDetail",
    params: idParam,
    message: "Order approved",
    run: ({ actor, params }) => approveOrder(actor.vendorId, params.id),
  }),
  route({
    method: "PATCH",
    path: "/order-vendor/decline/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Refuses an order, which is refunded in full",
    reply: "OrderDetail",
    params: idParam,
    body: declineOrderBody,
    message: "Order declined",
    run: ({ actor, params, body }) => declineOrder(actor.vendorId, params.id, body),
  }),
  route({
    method: "GET",
    path: "/order-vendor/:id",
    guard: "vendor",
    summary: "One order with its items, milestones and history",
    reply: "OrderDetail",
    params: idParam,
    run: ({ actor, params }) => readVendorOrder(actor.vendorId, params.id),
  }),
];

export const orderRoutes = [...customerRoutes, ...vendorRoutes, ...orderLifeRoutes];
