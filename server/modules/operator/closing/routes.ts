import { idParam } from "@/contracts/envelope.schema";
import { closeVendorBody, vendorClosingQuery } from "@/contracts/operator/closing/closing.schema";
import { route } from "@/server/http/route";
import { proposeClosing, readClosing } from "./service";

export const operatorClosingRoutes = [
  route({
    method: "GET",
    path: "/operator/vendor/:id/closing",
    guard: "operator",
    right: "vendors",
    summary:
      "What closing a vendor would end: its open orders with refunds and other vendors, offers, appointments",
    reply: "VendorClosing",
    params: idParam,
    query: vendorClosingQuery,
    run: ({ actor, params, query }) => readClosing(actor, params.id, query),
  }),
  route({
    method: "POST",
    path: "/operator/vendor/:id/closing",
    guard: "operator",
    right: "vendors",
    summary: "Ask a second operator to close a vendor, which ends its open orders with full refunds",
    reply: "VendorClosing",
    params: idParam,
    body: closeVendorBody,
    message: "Another operator has to confirm this",
    run: ({ actor, params, body }) => proposeClosing(actor, params.id, body),
  }),
];
