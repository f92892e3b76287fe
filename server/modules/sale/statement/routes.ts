import { milestoneListQuery, userPaymentQuery } from "@/contracts/sale/payment/payment.schema";
import { route } from "@/server/http/route";
import { listPayments } from "./service";
import { listMilestones } from "./service-milestones";

export const statementRoutes = [
  route({
    method: "GET",
    path: "/user-payment",
    guard: "customer",
    summary: "What the customer has paid and what came back, newest first",
    reply: "PaymentHistory",
    query: userPaymentQuery,
    run: ({ actor, query }) => listPayments(actor.customerId, query),
  }),
  route({
    method: "GET",
    path: "/payment-milestone-user",
    guard: "customer",
    summary: "The customer's payment milestones, soonest due first",
    reply: "MilestonePage",
    query: milestoneListQuery,
    run: ({ actor, query }) => listMilestones({ customerId: actor.customerId }, query),
  }),
  route({
    method: "GET",
    path: "/payment-milestone-vendor",
    guard: "vendor",
    summary: "The payment milestones of the vendor's orders, soonest due first",
    reply: "MilestonePage",
    query: milestoneListQuery,
    run: ({ actor, query }) => listMilestones({ vendorId: actor.vendorId }, query),
  }),
];
