import {
  WEBHOOK_EVENT_LABELS,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "@/contracts/catalogue/integration/integration";
import type { Json } from "./json-schema";

const id = { type: "string", format: "uuid" };
const dollars = { type: "number", description: "SGD dollars" };
const order = { orderId: id };
const appointment = {
  appointmentId: id,
  customerId: id,
  state: { type: "string" },
  startsAt: { type: "string", format: "date-time" },
};
const changed = {
  ...order,
  state: { type: "string" },
  eventDate: { type: ["string", "null"], format: "date" },
  total: dollars,
};

/** The fields of `data` of each event; they are built in vendor-webhooks.sql. */
const DATA: Readonly<Record<WebhookEvent | "ping", Json>> = {
  "order.created": changed,
  "order.updated": changed,
  "payment.received": {
    ...order,
    amount: dollars,
    paid: { ...dollars, description: "SGD dollars, with earlier payments" },
    total: dollars,
  },
  "message.received": { roomId: id, messageId: id, customerId: id },
  "appointment.requested": appointment,
  "appointment.updated": appointment,
  ping: {},
};

/** Sent beside each event, as Standard Webhooks 1.0 (standardwebhooks.com) describes. */
const HEADERS = {
  "webhook-id": "The same when an event is sent again",
  "webhook-timestamp": "When it is sent, in seconds since 1970",
  "webhook-signature":
    "`v1,` and the base64 of HMAC-SHA256 of `id.timestamp.body`, keyed with the part of the secret after `whsec_`, decoded; several, with a space between, while a secret is changed",
};

export const ABOUT_WEBHOOKS =
  "A vendor’s own system can be told of events: Settings, API and webhooks. Any answer from 200 to 299 within ten seconds " +
  "counts as received; otherwise the event is sent again for up to three days, with the same id, and events may arrive in " +
  "another order. The body names what changed, and a call with an API key reads the rest.";

/** Returns the events as OpenAPI's `webhooks`. */
export function webhooks(): Json {
  const events = [...WEBHOOK_EVENTS, "ping" as const];
  return Object.fromEntries(
    events.map((event) => [
      event,
      {
        post: {
          operationId: `receive${event.replace(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase())}`,
          summary: event === "ping" ? "A test, sent by hand" : WEBHOOK_EVENT_LABELS[event],
          security: [],
          parameters: Object.entries(HEADERS).map(([name, description]) => ({
            name,
            in: "header",
            required: true,
            description,
            schema: { type: "string" },
          })),
          requestBody: { required: true, content: { "application/json": { schema: bodyOf(event) } } },
          responses: {
            200: { description: "Received" },
            "4XX": { description: "Sent again later; 410 turns it off" },
          },
        },
      },
    ]),
  );
}

/** Returns the schema of an event's body. */
export function bodyOf(event: WebhookEvent | "ping"): Json {
  const properties = DATA[event];
  return {
    type: "object",
    required: ["id", "type", "timestamp", "data"],
    properties: {
      id,
      type: { const: event },
      timestamp: { type: "string", format: "date-time", description: "When it happened" },
      data: { type: "object", required: Object.keys(properties), properties },
    },
  };
}
