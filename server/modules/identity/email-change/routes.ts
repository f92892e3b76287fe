import {
  EMAIL_CHANGE_MAILED,
  EMAIL_CHANGED,
  EMAIL_RESTORED,
} from "@/contracts/identity/account/email-change";
import { emailChangeBody } from "@/contracts/identity/account/email-change.schema";
import { tokenQuery } from "@/contracts/identity/recovery.schema";
import { route } from "@/server/http/route";
import { askEmailChange, confirmEmailChange, pendingChange, undoEmailChange } from "./service";

export const emailChangeRoutes = [
  route({
    method: "POST",
    path: "/user/auth/email-change",
    guard: "customer",
    summary: "Ask for another email address; a link to confirm it is mailed there",
    reply: "Nothing",
    body: emailChangeBody,
    throttle: { policy: "send", of: ({ actor }) => `email-change ${actor.accountId}` },
    message: EMAIL_CHANGE_MAILED,
    run: ({ actor, body }) => askEmailChange(actor, body),
  }),
  route({
    method: "GET",
    path: "/user/auth/email-change",
    guard: "customer",
    summary: "The new email address that waits to be confirmed",
    reply: "PendingEmailChange",
    run: ({ actor }) => pendingChange(actor),
  }),
  route({
    method: "POST",
    path: "/user/auth/email-change/confirm",
    guard: "customer",
    summary: "Change the email address by the mailed token; every other session ends",
    reply: "Nothing",
    query: tokenQuery,
    throttle: { policy: "verify", of: ({ actor }) => `email-change ${actor.accountId}` },
    message: EMAIL_CHANGED,
    run: ({ actor, query }) => confirmEmailChange(actor, query.token),
  }),
  route({
    method: "POST",
    path: "/user/auth/email-change/undo",
    guard: "public",
    summary: "Restore the previous email address by the token mailed there; every session ends",
    reply: "Nothing",
    query: tokenQuery,
    throttle: { policy: "verify", of: ({ query }) => query.token },
    message: EMAIL_RESTORED,
    whileReadOnly: "allowed",
    run: ({ query }) => undoEmailChange(query.token),
  }),
];
