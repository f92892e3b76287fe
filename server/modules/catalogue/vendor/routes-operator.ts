import { idParam } from "@/contracts/envelope.schema";
import {
  operatorVendorsQuery,
  vendorDecisionBody,
} from "@/contracts/catalogue/vendor/operator-vendor.schema";
import { route } from "@/server/http/route";
import { decideOnVendor, operatorVendor, operatorVendors } from "./service-operator";

export const operatorVendorRoutes = [
  route({
    method: "GET",
    path: "/operator/vendor",
    guard: "operator",
    right: "vendors",
    summary: "Vendors by status, longest waiting first; by name, company, UEN, address or phone",
    reply: "OperatorVendors",
    query: operatorVendorsQuery,
    run: ({ query }) => operatorVendors(query),
  }),
  route({
    method: "GET",
    path: "/operator/vendor/:id",
    guard: "operator",
    right: "vendors",
    summary: "What a vendor has told about itself, with what speaks for and against it",
    reply: "OperatorVendor",
    params: idParam,
    run: ({ params }) => operatorVendor(params.id),
  }),
  route({
    method: "POST",
    path: "/operator/vendor/:id/decision",
    guard: "operator",
    right: "vendors",
    summary: "Approve, ask for changes, reject, suspend or reinstate; the vendor gets a mail",
    reply: "OperatorVendor",
    params: idParam,
    body: vendorDecisionBody,
    run: ({ actor, params, body }) => decideOnVendor(actor, params.id, body),
  }),
];
