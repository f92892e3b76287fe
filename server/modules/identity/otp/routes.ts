import { sendOtpBody, verifyOtpBody } from "@/contracts/identity/two-step.schema";
import { route } from "@/server/http/route";
import { sendOtp, verifyOtp } from "./service";

export const otpRoutes = [
  route({
    method: "POST",
    path: "/otp/send",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Send a code to one's own email address or phone number",
    reply: "CodeSent",
    body: sendOtpBody,
    message: "We have sent you a code",
    throttle: { policy: "send", of: ({ actor }) => `otp ${actor.accountId}` },
    run: ({ actor, body }) => sendOtp(actor, body),
  }),
  route({
    method: "POST",
    path: "/otp/verify",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Confirm one's email address or phone number by the code sent to it",
    reply: "Nothing",
    body: verifyOtpBody,
    message: "Successfully verified",
    throttle: { policy: "verify", of: ({ actor }) => `otp ${actor.accountId}` },
    run: ({ actor, body }) => verifyOtp(actor, body),
  }),
];
