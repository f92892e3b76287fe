import { tokenQuery } from "@/contracts/identity/recovery.schema";
import {
  EMAIL_VERIFIED,
  REGISTERED,
  REGISTRATION_CODE_SENT,
  REGISTRATION_DISOWNED,
  VERIFICATION_MAILED,
} from "@/contracts/identity/registration/register";
import { registerBody, registerByCodeBody } from "@/contracts/identity/registration/register.schema";
import { registrationCodeBody } from "@/contracts/identity/two-step.schema";
import { route } from "@/server/http/route";
import { registerCustomer } from "./service";
import { registerByCode, resendRegistrationCode, verifyRegistration } from "./service-by-code";
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
    path: "/user/auth/register/code",
    guard: "public",
    summary: "Register as a customer without leaving the page; a code for this browser is mailed",
    reply: "Nothing",
    body: registerByCodeBody,
    throttle: { policy: "register", of: ({ body }) => `customer ${body.email}` },
    message: REGISTRATION_CODE_SENT,
    run: ({ body, exchange }) => registerByCode(body, exchange),
  }),
  route({
    method: "POST",
    path: "/user/auth/register/code/resend",
    guard: "public",
    summary: "Mail this browser's registration a new code; answers the same when there is none",
    reply: "Nothing",
    message: REGISTRATION_CODE_SENT,
    throttle: { policy: "send" },
    run: ({ exchange }) => resendRegistrationCode(exchange),
  }),
  route({
    method: "POST",
    path: "/user/auth/register/verify",
    guard: "public",
    summary: "Verify this browser's registration by its code, and sign in",
    reply: "CustomerLogin",
    body: registrationCodeBody,
    message: EMAIL_VERIFIED,
    throttle: { policy: "verify" },
    run: ({ body, exchange }) => verifyRegistration(body, exchange),
  }),
  route({
    method: "POST",
    path: "/user/auth/verify-email",
    guard: "public",
    summary: "Verify an email address by the token that was mailed to it",
    reply: "VerifiedEmail",
    query: tokenQuery,
    throttle: { policy: "verify", of: ({ query }) => query.token },
    message: EMAIL_VERIFIED,
    run: ({ query, exchange }) => verifyEmail(query.token, exchange),
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
