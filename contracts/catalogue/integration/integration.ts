import type { VendorCapability } from "@/contracts/catalogue/vendor/vendor-team";

/** What an API key may do. `write` includes `read`. What moves money or binds the vendor needs a person. */
export const KEY_SCOPES = [
  "orders:read",
  "products:read",
  "products:write",
  "calendar:read",
  "calendar:write",
  "appointments:read",
  "appointments:write",
  "customers:read",
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

type KeyArea = "orders" | "products" | "calendar" | "appointments" | "customers";

/** The part of the shop that each capability belongs to; a key can't have the others. */
const AREA_OF: Readonly<Partial<Record<VendorCapability, KeyArea>>> = {
  "orders.read": "orders",
  products: "products",
  calendar: "calendar",
  appointments: "appointments",
  customers: "customers",
};

/** Returns true when a key with these scopes may make a call that needs `capability`. */
export function keyMay(scopes: readonly KeyScope[], capability: VendorCapability, writes: boolean): boolean {
  const area = AREA_OF[capability];
  if (!area) return false;
  const has = (scope: string) => (scopes as readonly string[]).includes(scope);
  return has(`${area}:write`) || (!writes && has(`${area}:read`));
}

/** The parts of the shop in the order of the form, with their scopes. */
export const KEY_AREAS: readonly { label: string; read: KeyScope; write: KeyScope | null }[] = [
  { label: "Orders", read: "orders:read", write: null },
  { label: "Products", read: "products:read", write: "products:write" },
  { label: "Calendar", read: "calendar:read", write: "calendar:write" },
  { label: "Appointments", read: "appointments:read", write: "appointments:write" },
  { label: "Customers", read: "customers:read", write: null },
];

export const KEYS_MAX = 10;
export const KEY_NAME_MAX = 60;
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_MAX = 500;
/** How long after a change of secret deliveries are also signed with the one before. */
export const OLD_SECRET_HOURS = 24;
/** How long deliveries are listed. */
export const DELIVERY_DAYS = 30;

/** What happens in a vendor's shop, as its own system is told. `data` of each: docs/integrations.md. */
export const WEBHOOK_EVENTS = [
  "order.created",
  "order.updated",
  "payment.received",
  "message.received",
  "appointment.requested",
  "appointment.updated",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  "order.created": "A new order",
  "order.updated": "An order’s state, date or total changes",
  "payment.received": "A couple pays",
  "message.received": "A couple writes",
  "appointment.requested": "A couple asks for an appointment",
  "appointment.updated": "An appointment’s state or time changes",
};

export type ApiKey = {
  id: string;
  _id: string;
  name: string;
  /** The end of the key, to tell it from others. */
  ending: string;
  scopes: KeyScope[];
  /** Who made it. It stops working when they leave the team. */
  madeBy: string;
  /** ISO 8601, UTC */
  createdAt: string;
  /** ISO 8601, UTC; to the minute. Null before the first call. */
  lastUsedAt: string | null;
};

/** `token` is the key itself, and isn't shown again. */
export type NewApiKey = { key: ApiKey; token: string };

export type Webhook = {
  id: string;
  _id: string;
  url: string;
  events: WebhookEvent[];
  isOn: boolean;
  /** Why Sayang turned it off; "" when it didn't. */
  offReason: string;
  /** Since when every delivery has failed. ISO 8601, UTC; null while they arrive. */
  failingSince: string | null;
  /** ISO 8601, UTC */
  createdAt: string;
};

/** `secret` signs the deliveries, and isn't shown again. */
export type NewWebhook = { webhook: Webhook; secret: string };

export type Integrations = { keys: ApiKey[]; webhooks: Webhook[] };

export type DeliveryState = "waiting" | "sent" | "failed";

export type WebhookDelivery = {
  id: string;
  _id: string;
  webhookId: string;
  url: string;
  event: WebhookEvent | "ping";
  state: DeliveryState;
  attempts: number;
  /** The HTTP status of the last attempt; null before the first and when the server couldn't be reached. */
  status: number | null;
  /** Why the last attempt failed; "" if it didn't. */
  error: string;
  /** The next attempt. ISO 8601, UTC; null when there is none. */
  nextAt: string | null;
  /** ISO 8601, UTC */
  createdAt: string;
  /** ISO 8601, UTC; null before it has arrived. */
  sentAt: string | null;
  /** The body as it is sent. */
  body: string;
};
