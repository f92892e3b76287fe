import { array, boolean, type InferType, number, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text, uuid } from "@/contracts/fields.schema";
import {
  KEY_NAME_MAX,
  KEY_SCOPES,
  type KeyScope,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  type WebhookEvent,
} from "./integration";

/** POST /vendor/integration/key */
export const apiKeyBody = object({
  name: text()
    .max(KEY_NAME_MAX, `Use at most ${KEY_NAME_MAX} characters for the name`)
    .required("Name the key, such as “Accounting”"),
  scopes: array(
    string<KeyScope>()
      .oneOf(KEY_SCOPES, `scopes must be among ${KEY_SCOPES.join(", ")}`)
      .required(),
  )
    .min(1, "Choose what the key may do")
    .max(KEY_SCOPES.length, "Name each scope once")
    .required("Choose what the key may do"),
});
export type ApiKeyBody = InferType<typeof apiKeyBody>;

const url = text()
  .max(WEBHOOK_URL_MAX, `Use at most ${WEBHOOK_URL_MAX} characters for the address`)
  .test(
    "url",
    "Enter a full address, such as https://example.com/sayang",
    (value) => !value || URL.canParse(value),
  );

const events = array(
  string<WebhookEvent>()
    .oneOf(WEBHOOK_EVENTS, `events must be among ${WEBHOOK_EVENTS.join(", ")}`)
    .required(),
)
  .min(1, "Choose at least one event")
  .max(WEBHOOK_EVENTS.length, "Name each event once");

/** POST /vendor/integration/webhook */
export const webhookBody = object({
  url: url.required("Enter the address that takes the events"),
  events: events.required("Choose at least one event"),
});
export type WebhookBody = InferType<typeof webhookBody>;

/** PATCH /vendor/integration/webhook/{id}: what is left out stays as it is. */
export const webhookChangeBody = object({
  url,
  events,
  isOn: boolean().typeError("isOn must be true or false"),
});
export type WebhookChangeBody = InferType<typeof webhookChangeBody>;

/** GET /vendor/integration/delivery: newest first. */
export const deliveriesQuery = pageQuery.pick(["page", "limit"]).shape({
  limit: number().integer().min(1).max(50).default(10),
  webhookId: uuid(),
});
export type DeliveriesQuery = InferType<typeof deliveriesQuery>;
