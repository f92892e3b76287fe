import { forgotPasswordBody, resetPasswordBody, tokenQuery } from "@/contracts/identity/recovery.schema";
import { RESET_DONE, RESET_MAILED } from "@/contracts/identity/recovery";
import { changePasswordBody } from "@/contracts/identity/credential/password.schema";
import { PASSWORD_UPDATED } from "@/contracts/identity/account/profile";
import { route } from "@/server/http/route";
import { mailReset, resetPassword } from "./service";
import { changePassword } from "./service-password";

const ROLES = [
  { path: "user", role: "customer" },
  { path: "vendor", role: "vendor" },
] as const;

const resetRoutes = ROLES.flatMap(({ path, role }) => [
  route({
    method: "POST",
    path: `/${path}/auth/forgot-password`,
    guard: "public",
    summary: `Mail a ${role} a link to choose a new password`,
    reply: "Nothing",
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
    reply: "Nothing",
    query: tokenQuery,
    body: resetPasswordBody,
    throttle: { policy: "verify", of: ({ query }) => query.token },
    message: RESET_DONE,
    run: ({ query, body }) => resetPassword(role, query.token, body.password),
  }),
]);

export const recoveryRoutes = [
  ...resetRoutes,
  route({
    method: "PATCH",
    path: "/auth/password",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Change the password; ends every other session",
    reply: "Nothing",
    body: changePasswordBody,
    message: PASSWORD_UPDATED,
    throttle: { policy: "password", of: ({ actor }) => actor.accountId },
    run: ({ actor, body }) => changePassword(actor, body),
  }),
];
