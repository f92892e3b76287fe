import { object, string } from "yup";
import { sandboxAuthenticateBody, sandboxConfirmBody } from "@/contracts/payment";
import { route } from "@/server/http/route";
import { authenticateIntent, confirmIntent } from "./sandbox-intents";

const intentParam = object({ id: string().max(100).required() });

/** The embedded processor's own API, for its card form. A real processor has it on its own servers. */
export const sandboxGatewayRoutes = [
  route({
    method: "POST",
    path: "/sandbox-gateway/payment_intents/:id/confirm",
    guard: "public",
    summary: "Sandbox card processor: pay an intent with a test card",
    params: intentParam,
    body: sandboxConfirmBody,
    run: ({ params, body }) => confirmIntent(params.id, body),
  }),
  route({
    method: "POST",
    path: "/sandbox-gateway/payment_intents/:id/authenticate",
    guard: "public",
    summary: "Sandbox card processor: approve or fail the bank's question to the card's owner",
    params: intentParam,
    body: sandboxAuthenticateBody,
    run: ({ params, body }) => authenticateIntent(params.id, body),
  }),
];
