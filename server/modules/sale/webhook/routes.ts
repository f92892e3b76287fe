import { route } from "@/server/http/route";
import { receiveWebhook } from "./service";

export const webhookRoutes = [
  route({
    method: "POST",
    path: "/payment/webhook",
    guard: "public",
    summary: "The card processor's signed events",
    reply: "WebhookReceipt",
    rawBody: true,
    whileReadOnly: "allowed",
    run: ({ exchange }) => receiveWebhook(exchange.rawBody, (name) => exchange.header(name)),
  }),
];
