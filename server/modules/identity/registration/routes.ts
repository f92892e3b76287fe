import { tokenQuery } from "@/contracts/identity/recovery.schema";
import {
  EMAIL_VERIFIED,
  REGISTERED,
  REGISTRATION_DISOWNED,
  VERIFICATION_MAILED,
} from "@/contracts/identity/registration/register";
import { registerBody } from "@/contracts/identity/registration/register.schema";
import { route } from "@/server/http/route";
import { registerCustomer } from "./service";
import { disownRegistration, registrantOf, resendVerification, verifyEmail } from "./service-verification";

export const registrationRoutes = [
  route({
    method: "POST",
    path: "/user/auth/register",
    guard: "public",
    summary: "Register as a customer; a link to verify the address is mailed",
    reply: "Nothing",
    body: registerBody,
    throttle: { policy: "register", of: ({ body }) => `customer ${body.email}` },
    message: REGISTERED,
    run: ({ body }) => registerCustomer(body),
  }),
  route({
    method: "POST",
    path: "/user/auth/verify-email",
    guard: "public",
    summary: "Verify an email address by the token that was mailed to it",
    reply: "Nothing",
    query: tokenQuery,
    throttle: { policy: "verify", of: ({ query }) => query.token },
    message: EMAIL_VERIFIED,
    run: ({ query }) => verifyEmail(query.token),
  }),
  route({
    method: "GET",
    path: "/user/auth/verify-email",
    guard: "public",
    summary: "Whom a mailed token would verify",
    reply: "Registrant",
    query: tokenQuery,
    throttle: { policy: "verify", of: ({ query }) => query.token },
    run: ({ query }) => registrantOf(query.token),
  }),
  route({
    method: "POST",
    path: "/user/auth/disown-email",
    guard: "public",
    summary: "Say by the mailed token that somebody else registered with this address",
    reply: "Nothing",
    query: tokenQuery,
    throttle: { policy: "verify", of: ({ query }) => query.token },
    message: REGISTRATION_DISOWNED,
    run: ({ query }) => disownRegistration(query.token),
  }),
  route({
    method: "POST",
    path: "/user/auth/resend-verification",
    guard: "customer",
    summary: "Mail the signed-in customer a new link to verify the address",
    reply: "Nothing",
    throttle: { policy: "send", of: ({ actor }) => `verification ${actor.accountId}` },
    message: VERIFICATION_MAILED,
    run: ({ actor }) => resendVerification(actor),
  }),
];
