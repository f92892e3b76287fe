import { object, string } from "yup";
import {
  sandboxAuthenticateBody,
  sandboxClientBody,
  sandboxConfirmBody,
  sandboxConnectBody,
} from "@/contracts/sale/payment/payment.schema";
import { route } from "@/server/http/route";
import { connectSandboxAccount } from "./sandbox-connect";
import { authenticateIntent, confirmIntent, startPayNow } from "./sandbox-intents";

const intentParam = object({ id: string().max(100).required() });

/** The embedded processor's API for its own pages, which a real processor hosts itself. */
export const sandboxGatewayRoutes = [
  route({
    method: "POST",
    path: "/sandbox-gateway/payment_intents/:id/confirm",
    guard: "public",
    summary: "Sandbox card processor: pay an intent with a test card",
    reply: "SandboxResult",
    params: intentParam,
    body: sandboxConfirmBody,
    whileReadOnly: "allowed",
    run: ({ params, body }) => confirmIntent(params.id, body),
  }),
  route({
    method: "POST",
    path: "/sandbox-gateway/payment_intents/:id/paynow",
    guard: "public",
    summary: "Sandbox card processor: show a PayNow code for an intent",
    reply: "SandboxPayNow",
    params: intentParam,
    body: sandboxClientBody,
    whileReadOnly: "allowed",
    run: ({ params, body }) => startPayNow(params.id, body),
  }),
  route({
    method: "POST",
    path: "/sandbox-gateway/payment_intents/:id/authenticate",
    guard: "public",
    summary:
      "Sandbox card processor: approve or fail what the bank asks of the card's owner, or a PayNow code",
    reply: "SandboxResult",
    params: intentParam,
    body: sandboxAuthenticateBody,
    whileReadOnly: "allowed",
    run: ({ params, body }) => authenticateIntent(params.id, body),
  }),
  route({
    method: "POST",
    path: "/sandbox-gateway/connect",
    guard: "public",
    summary: "Sandbox card processor: connect a vendor's test account",
    reply: "SandboxConnection",
    body: sandboxConnectBody,
    run: ({ body }) => connectSandboxAccount(body),
  }),
];
