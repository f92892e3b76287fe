import { tokenQuery } from "@/contracts/recovery";
import { socialLoginBody } from "@/contracts/social";
import { route } from "@/server/http/route";
import { linkSocial, offeredNetworks, socialLogin } from "./service";

export const socialRoutes = [
  route({
    method: "GET",
    path: "/user/auth/social-networks",
    guard: "public",
    summary: "Which social networks sign in here, with the public ids by which they know us",
    run: async () => offeredNetworks(),
  }),
  route({
    method: "POST",
    path: "/user/auth/social-login",
    guard: "public",
    summary: "Sign in, or register, as a customer through Google or Facebook",
    body: socialLoginBody,
    throttle: { policy: "social" },
    run: ({ body, exchange }) => socialLogin(body, exchange),
  }),
  route({
    method: "POST",
    path: "/user/auth/social-link",
    guard: "public",
    summary: "Connect a social login by the link that was mailed to the account's address",
    query: tokenQuery,
    throttle: { policy: "verify" },
    run: ({ query }) => linkSocial(query.token),
  }),
];
