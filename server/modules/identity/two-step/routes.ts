import { PROFILE_UPDATED } from "@/contracts/identity/account/profile";
import { CODE_VERIFIED } from "@/contracts/identity/two-step";
import { twoStepBody, twoStepParam, verifyCodeBody } from "@/contracts/identity/two-step.schema";
import { route } from "@/server/http/route";
import { sendTwoStepCode, verifyOperatorCode, verifyTwoStepCode } from "./service";
import { switchTwoStep } from "./service-switch";

export const twoStepRoutes = [
  route({
    method: "GET",
    path: "/user/auth/two-step-verification/:email",
    guard: "public",
    summary: "Send the code of the sign-in that waits in this browser; answers the same when there is none",
    reply: "Nothing",
    params: twoStepParam,
    // Limited by network only: strangers' requests must not lock out the address's owner.
    throttle: { policy: "send" },
    run: ({ params, exchange }) => sendTwoStepCode("customer", params.email, exchange),
  }),
  route({
    method: "POST",
    path: "/user/auth/two-step-verification/verifyCode",
    guard: "public",
    summary: "Finish a sign-in by its code; the browser may be remembered for 30 days",
    reply: "CustomerLogin",
    body: verifyCodeBody,
    message: CODE_VERIFIED,
    throttle: { policy: "verify" },
    whileReadOnly: "allowed",
    run: ({ body, exchange }) => verifyTwoStepCode(body, exchange),
  }),
  route({
    method: "GET",
    path: "/operator/auth/two-step-verification/:email",
    guard: "public",
    summary:
      "Send the code of an operator's sign-in that waits in this browser; answers the same when there is none",
    reply: "Nothing",
    params: twoStepParam,
    throttle: { policy: "send" },
    run: ({ params, exchange }) => sendTwoStepCode("operator", params.email, exchange),
  }),
  route({
    method: "POST",
    path: "/operator/auth/two-step-verification/verifyCode",
    guard: "public",
    summary: "Finish an operator's sign-in by its code; no browser is remembered",
    reply: "OperatorLogin",
    body: verifyCodeBody,
    message: CODE_VERIFIED,
    throttle: { policy: "verify" },
    whileReadOnly: "allowed",
    run: ({ body, exchange }) => verifyOperatorCode(body, exchange),
  }),
  route({
    method: "PATCH",
    path: "/auth/two-step",
    guard: "customer",
    summary: "Switch two-step verification on or off; asks for the password",
    reply: "Nothing",
    body: twoStepBody,
    message: PROFILE_UPDATED,
    throttle: { policy: "password", of: ({ actor }) => actor.accountId },
    run: ({ actor, body }) => switchTwoStep(actor, body),
  }),
];
