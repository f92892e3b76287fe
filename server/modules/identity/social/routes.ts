import { idParam } from "@/contracts/envelope.schema";
import { tokenQuery } from "@/contracts/identity/recovery.schema";
import { LOGIN_DISCONNECTED } from "@/contracts/identity/social";
import { socialLoginBody } from "@/contracts/identity/social.schema";
import { route } from "@/server/http/route";
import { linkSocial, offeredNetworks, socialLogin } from "./service";
import { connectedLogins, disconnectLogin } from "./service-connected";

export const socialRoutes = [
  route({
    method: "GET",
    path: "/user/auth/social-networks",
    guard: "public",
    summary: "Which social networks sign in here, with the public ids by which they know us",
    reply: "SocialNetworks",
    run: async () => offeredNetworks(),
  }),
  route({
    method: "POST",
    path: "/user/auth/social-login",
    guard: "public",
    summary: "Sign in, or register, as a customer through Google or Facebook",
    reply: "SocialLoginAnswer",
    body: socialLoginBody,
    throttle: { policy: "social" },
    whileReadOnly: "allowed",
    run: ({ body, exchange }) => socialLogin(body, exchange),
  }),
  route({
    method: "GET",
    path: "/auth/social-logins",
    guard: "customer",
    summary: "Which logins of social networks open the signed-in account",
    reply: "ConnectedLogins",
    run: ({ actor }) => connectedLogins(actor),
  }),
  route({
    method: "DELETE",
    path: "/auth/social-logins/:id",
    guard: "customer",
    summary: "Disconnect a login of a social network",
    reply: "Nothing",
    params: idParam,
    message: LOGIN_DISCONNECTED,
    run: ({ actor, params }) => disconnectLogin(actor, params.id),
  }),
  route({
    method: "POST",
    path: "/user/auth/social-link",
    guard: "public",
    summary: "Connect a social login by the link that was mailed to the account's address",
    reply: "SocialLinked",
    query: tokenQuery,
    throttle: { policy: "verify" },
    run: ({ query }) => linkSocial(query.token),
  }),
];
