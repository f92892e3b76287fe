import { tokenQuery } from "@/contracts/recovery";
import {
  EMAIL_VERIFIED,
  REGISTERED,
  registerBody,
  REGISTRATION_DISOWNED,
  VERIFICATION_MAILED,
} from "@/contracts/register";
import { VENDOR_REGISTERED, vendorRegisterBody } from "@/contracts/vendor-register";
import { route } from "@/server/http/route";
import { registerCustomer } from "./service";
import { registerVendor } from "./service-vendor";
import { disownRegistration, registrantOf, resendVerification, verifyEmail } from "./service-verification";

export const registrationRoutes = [
  route({
    method: "POST",
    path: "/user/auth/register",
    guard: "public",
    summary: "Register as a customer; a link to verify the address is mailed",
    body: registerBody,
    throttle: { policy: "register", of: ({ body }) => `customer ${body.email}` },
    message: REGISTERED,
    run: ({ body }) => registerCustomer(body),
  }),
  route({
    method: "POST",
    path: "/user/auth/verify-email",
    guard: "public",
    summary: "Verify an e-mail address by the token that was mailed to it",
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
    query: tokenQuery,
    throttle: { policy: "verify", of: ({ query }) => query.token },
    run: ({ query }) => registrantOf(query.token),
  }),
  route({
    method: "POST",
    path: "/user/auth/disown-email",
    guard: "public",
    summary: "Say by the mailed token that somebody else registered with this address",
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
    throttle: { policy: "send", of: ({ actor }) => `verification ${actor.accountId}` },
    message: VERIFICATION_MAILED,
    run: ({ actor }) => resendVerification(actor),
  }),
  route({
    method: "POST",
    path: "/vendor/auth/register",
    guard: "public",
    summary: "Apply as a vendor; an operator approves it",
    body: vendorRegisterBody,
    throttle: { policy: "register", of: ({ body }) => `vendor ${body.sellerInfo.email}` },
    message: VENDOR_REGISTERED,
    run: ({ body }) => registerVendor(body),
  }),
];
