import { idParam } from "@/contracts/envelope.schema";
import { loginBody, logoutBody, refreshBody } from "@/contracts/identity/auth.schema";
import { route } from "@/server/http/route";
import { loginCustomer, loginOperator, logout, refresh } from "./service-login";
import { activeSessions, endOwnSession, logoutEverywhere } from "./service-own";

export const sessionRoutes = [
  route({
    method: "POST",
    path: "/user/auth/login",
    guard: "public",
    summary: "Sign in as a customer",
    reply: "CustomerLoginAnswer",
    body: loginBody,
    throttle: { policy: "login", of: ({ body }) => `customer ${body.email}` },
    run: ({ body, exchange }) => loginCustomer(body, exchange),
  }),
  route({
    method: "POST",
    path: "/operator/auth/login",
    guard: "public",
    summary: "Sign in as an operator; a mailed code is always required next",
    reply: "TwoStepPending",
    body: loginBody,
    throttle: { policy: "login", of: ({ body }) => `operator ${body.email}` },
    run: ({ body, exchange }) => loginOperator(body, exchange),
  }),
  route({
    method: "POST",
    path: "/auth/refresh",
    guard: "public",
    summary: "A new token pair for a refresh token, which serves once",
    reply: "TokenPair",
    body: refreshBody,
    throttle: { policy: "refresh" },
    run: ({ body, exchange }) => refresh(body.refreshToken, exchange),
  }),
  route({
    method: "POST",
    path: "/auth/logout",
    guard: "public",
    summary: "End the session of the caller, or of a refresh token",
    reply: "Nothing",
    body: logoutBody,
    run: ({ body, actor, exchange }) => logout(body.refreshToken, actor, exchange),
  }),
  route({
    method: "POST",
    path: "/auth/logout-everywhere",
    guard: "account",
    whileSuspended: "allowed",
    summary: "End every session of this account, this one too",
    reply: "Nothing",
    run: ({ actor, exchange }) => logoutEverywhere(actor, exchange),
  }),
  route({
    method: "GET",
    path: "/auth/sessions",
    guard: "account",
    summary: "Where this account is signed in",
    reply: "ActiveSessions",
    run: ({ actor }) => activeSessions(actor),
  }),
  route({
    method: "DELETE",
    path: "/auth/sessions/:id",
    guard: "account",
    whileSuspended: "allowed",
    summary: "End one of one's own sessions",
    reply: "Nothing",
    params: idParam,
    run: ({ actor, params, exchange }) => endOwnSession(actor, params.id, exchange),
  }),
];
