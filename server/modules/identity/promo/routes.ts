import { PROMO_MAILED } from "@/contracts/identity/registration/promo";
import { promoBody, refQuery } from "@/contracts/identity/registration/promo.schema";
import { route } from "@/server/http/route";
import { signUpForPromo } from "./service";
import { referralInfo } from "./service-referral";

export const promoRoutes = [
  route({
    method: "GET",
    path: "/user/get-ref",
    guard: "public",
    summary: "Whether a referral code is an influencer's",
    reply: "ReferralInfo",
    query: refQuery,
    run: ({ query }) => referralInfo(query.ref),
  }),
  route({
    method: "POST",
    path: "/user/get-promo",
    guard: "public",
    summary: "Mail a discount code, one for each address",
    reply: "Nothing",
    body: promoBody,
    throttle: { policy: "send", of: ({ body }) => `promo ${body.email}` },
    message: PROMO_MAILED,
    run: ({ body }) => signUpForPromo(body),
  }),
];
