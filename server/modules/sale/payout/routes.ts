import { idParam, pageQuery } from "@/contracts/envelope.schema";
import { choosePlanBody } from "@/contracts/sale/payment/compensation.schema";
import { authorizeQuery, payoutSalesQuery, statementQuery } from "@/contracts/sale/payment/payout.schema";
import { route } from "@/server/http/route";
import { authorizeConnect, connectLink } from "./service-connect";
import { choosePlan, compensationPlans } from "./service-plan";
import { listPayouts, listSales, payoutOverview, readPayout, readStatement } from "./service-read";
import { statementFile } from "./service-statement";

const connectRoutes = [
  route({
    method: "GET",
    path: "/vendor/connect-with-stripe",
    guard: "vendor",
    summary: "The card processor's page at which the vendor connects the account that it is paid to",
    reply: "ConnectLink",
    throttle: { policy: "connect", of: ({ actor }) => actor.vendorId },
    run: ({ actor }) => connectLink(actor.vendorId),
  }),
  route({
    method: "GET",
    path: "/vendor/authorize-with-stripe",
    guard: "vendor",
    summary: "Connects the account whose code the processor gave the vendor",
    reply: "ConnectState",
    query: authorizeQuery,
    message: "Your payment account is connected",
    throttle: { policy: "connect", of: ({ actor }) => actor.vendorId },
    run: ({ actor, query }) => authorizeConnect(actor.vendorId, query),
  }),
];

export const payoutRoutes = [
  ...connectRoutes,
  route({
    method: "GET",
    path: "/payout-vendor/overview",
    guard: "vendor",
    summary: "What the vendor has earned, by how far it has come",
    reply: "PayoutOverview",
    run: ({ actor }) => payoutOverview(actor.vendorId),
  }),
  route({
    method: "GET",
    path: "/payout-vendor/plans",
    guard: "vendor",
    summary: "The commission plans, each with what it would have cost the vendor in the last twelve months",
    reply: "CompensationPlans",
    run: ({ actor }) => compensationPlans(actor.vendorId),
  }),
  route({
    method: "POST",
    path: "/payout-vendor/plan",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Choose the commission plan of orders placed from now on",
    reply: "CompensationPlans",
    body: choosePlanBody,
    message: "Your plan has changed",
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    run: ({ actor, body }) => choosePlan(actor, body),
  }),
  route({
    method: "GET",
    path: "/payout-vendor/sales",
    guard: "vendor",
    summary: "The vendor's sales, latest first: held, earned, on their way or paid",
    reply: "PayoutSalePage",
    query: payoutSalesQuery,
    run: ({ actor, query }) => listSales(actor.vendorId, query),
  }),
  route({
    method: "GET",
    path: "/payout-vendor/statement",
    guard: "vendor",
    summary: "One month of the vendor's account",
    reply: "PayoutStatement",
    query: statementQuery,
    run: ({ actor, query }) => readStatement(actor.vendorId, query),
  }),
  route({
    method: "GET",
    path: "/payout-vendor/statement.csv",
    guard: "vendor",
    summary: "The same for a spreadsheet",
    reply: "File",
    query: statementQuery,
    run: ({ actor, query }) => statementFile(actor.vendorId, query),
  }),
  route({
    method: "GET",
    path: "/payout-vendor",
    guard: "vendor",
    summary: "The vendor's payouts, latest first",
    reply: "PayoutPage",
    query: pageQuery,
    run: ({ actor, query }) => listPayouts(actor.vendorId, query),
  }),
  route({
    method: "GET",
    path: "/payout-vendor/:id",
    guard: "vendor",
    summary: "One payout with its sales",
    reply: "PayoutDetail",
    params: idParam,
    run: ({ actor, params }) => readPayout(actor.vendorId, params.id),
  }),
];
