import { loginBody, logoutBody, refreshBody } from "@/contracts/auth";
import { idParam } from "@/contracts/envelope";
import { changePasswordBody, PASSWORD_UPDATED, PROFILE_UPDATED, twoStepBody } from "@/contracts/profile";
import { CODE_VERIFIED, twoStepParam, verifyCodeBody } from "@/contracts/two-step";
import { route } from "@/server/http/route";
import { activeSessions, endOwnSession, logoutEverywhere } from "./own-sessions";
import { customerProfile, vendorProfile } from "./profile";
import { changePassword, switchTwoStep } from "./security";
import { loginCustomer, loginOperator, loginVendor, logout, refresh } from "./service";
import { sendTwoStepCode, verifyTwoStepCode } from "./two-step";

export const authRoutes = [
  route({
    method: "POST",
    path: "/user/auth/login",
    guard: "public",
    summary: "Sign in as a customer",
    body: loginBody,
    throttle: { policy: "login", of: ({ body }) => `customer ${body.email}` },
    run: ({ body, exchange }) => loginCustomer(body, exchange),
  }),
  route({
    method: "POST",
    path: "/vendor/auth/login",
    guard: "public",
    summary: "Sign in as a vendor",
    body: loginBody,
    throttle: { policy: "login", of: ({ body }) => `vendor ${body.email}` },
    run: ({ body, exchange }) => loginVendor(body, exchange),
  }),
  route({
    method: "POST",
    path: "/operator/auth/login",
    guard: "public",
    summary: "Sign in as an operator",
    body: loginBody,
    throttle: { policy: "login", of: ({ body }) => `operator ${body.email}` },
    run: ({ body, exchange }) => loginOperator(body, exchange),
  }),
  route({
    method: "GET",
    path: "/user/auth/two-step-verification/:email",
    guard: "public",
    summary: "Send the code of a sign-in whose password was right; answers the same when there is none",
    params: twoStepParam,
    throttle: { policy: "send", of: ({ params }) => `two-step ${params.email}` },
    run: ({ params }) => sendTwoStepCode(params.email),
  }),
  route({
    method: "POST",
    path: "/user/auth/two-step-verification/verifyCode",
    guard: "public",
    summary: "Finish a sign-in by its code; the browser may be remembered for 30 days",
    body: verifyCodeBody,
    message: CODE_VERIFIED,
    throttle: { policy: "verify", of: ({ body }) => `two-step ${body.email}` },
    run: ({ body, exchange }) => verifyTwoStepCode(body, exchange),
  }),
  route({
    method: "POST",
    path: "/auth/refresh",
    guard: "public",
    summary: "A new token pair for a refresh token, which serves once",
    body: refreshBody,
    throttle: { policy: "refresh" },
    run: ({ body, exchange }) => refresh(body.refreshToken, exchange),
  }),
  route({
    method: "POST",
    path: "/auth/logout",
    guard: "public",
    summary: "End the session of a refresh token",
    body: logoutBody,
    run: ({ body, exchange }) => logout(body.refreshToken, exchange),
  }),
  route({
    method: "POST",
    path: "/auth/logout-everywhere",
    guard: "account",
    summary: "End every session of this account, this one too",
    run: ({ actor, exchange }) => logoutEverywhere(actor, exchange),
  }),
  route({
    method: "GET",
    path: "/auth/sessions",
    guard: "account",
    summary: "Where this account is signed in",
    run: ({ actor }) => activeSessions(actor),
  }),
  route({
    method: "DELETE",
    path: "/auth/sessions/:id",
    guard: "account",
    summary: "End one of one's own sessions",
    params: idParam,
    run: ({ actor, params, exchange }) => endOwnSession(actor, params.id, exchange),
  }),
  route({
    method: "PATCH",
    path: "/auth/two-step",
    guard: "customer",
    summary: "Switch two-step verification on or off; asks for the password",
    body: twoStepBody,
    message: PROFILE_UPDATED,
    throttle: { policy: "password", of: ({ actor }) => actor.accountId },
    run: ({ actor, body }) => switchTwoStep(actor, body),
  }),
  route({
    method: "PATCH",
    path: "/auth/password",
    guard: "account",
    summary: "Change the password; ends every other session",
    body: changePasswordBody,
    message: PASSWORD_UPDATED,
    throttle: { policy: "password", of: ({ actor }) => actor.accountId },
    run: ({ actor, body }) => changePassword(actor, body),
  }),
  route({
    method: "GET",
    path: "/user/profile/:id",
    guard: "customer",
    summary: "A customer's own profile",
    params: idParam,
    run: ({ params, actor }) => customerProfile(actor, params.id),
  }),
  route({
    method: "GET",
    path: "/vendor/profile/:id",
    guard: "vendor",
    summary: "A vendor's own profile",
    params: idParam,
    run: ({ params, actor }) => vendorProfile(actor, params.id),
  }),
];
