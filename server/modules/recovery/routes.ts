import {
  forgotPasswordBody,
  RESET_DONE,
  RESET_MAILED,
  resetPasswordBody,
  tokenQuery,
} from "@/contracts/recovery";
import { route } from "@/server/http/route";
import { mailReset, resetPassword } from "./service";

const ROLES = [
  { path: "user", role: "customer" },
  { path: "vendor", role: "vendor" },
] as const;

export const recoveryRoutes = ROLES.flatMap(({ path, role }) => [
  route({
    method: "POST",
    path: `/${path}/auth/forgot-password`,
    guard: "public",
    summary: `Mail a ${role} a link to choose a new password`,
    body: forgotPasswordBody,
    throttle: { policy: "send", of: ({ body }) => `reset ${role} ${body.email}` },
    message: RESET_MAILED,
    run: ({ body }) => mailReset(role, body),
  }),
  route({
    method: "POST",
    path: `/${path}/auth/reset-password`,
    guard: "public",
    summary: `Set a ${role}'s new password by a mailed token; every session ends`,
    query: tokenQuery,
    body: resetPasswordBody,
    throttle: { policy: "verify", of: ({ query }) => query.token },
    message: RESET_DONE,
    run: ({ query, body }) => resetPassword(role, query.token, body.password),
  }),
]);
