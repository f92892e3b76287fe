import { idParam } from "@/contracts/envelope.schema";
import { operatorPayoutsQuery, payoutActBody } from "@/contracts/operator/payout/payout.schema";
import { route } from "@/server/http/route";
import { actOnPayouts, operatorPayouts } from "./service";

export const operatorPayoutRoutes = [
  route({
    method: "GET",
    path: "/operator/payout",
    guard: "operator",
    right: "money",
    summary: "Vendors with earnings to be paid out, held and failed ones first",
    reply: "OperatorPayouts",
    query: operatorPayoutsQuery,
    run: ({ query }) => operatorPayouts(query),
  }),
  route({
    method: "POST",
    path: "/operator/payout/:id/act",
    guard: "operator",
    right: "money",
    summary: "Hold a vendor's payouts, release them, or pay again after a failure",
    reply: "Nothing",
    params: idParam,
    body: payoutActBody,
    run: ({ actor, params, body }) => actOnPayouts(actor, params.id, body),
  }),
];
