import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type {
  DeliveryState,
  KeyScope,
  WebhookDelivery,
  WebhookEvent,
} from "@/contracts/catalogue/integration/integration";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { account } from "@/server/db/schema/identity/account";
import { vendor } from "./vendor";

const ofVendor = () =>
  uuid("vendor_id")
    .notNull()
    .references(() => vendor.id, { onDelete: "cascade" });

/** Keys with which a vendor's own system makes calls. Only a hash of each is stored. */
export const vendorApiKey = pgTable(
  "vendor_api_key",
  {
    id: id(),
    vendorId: ofVendor(),
    /** Who made it and in whose name it acts: it needs this account on the team. */
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull(),
    /** The last characters of the key. */
    ending: text("ending").notNull(),
    scopes: text("scopes").array().$type<KeyScope[]>().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    index("vendor_api_key_vendor_idx")
      .on(t.vendorId)
      .where(sql`${t.revokedAt} is null`),
    index("vendor_api_key_account_idx").on(t.accountId),
  ],
);

/** Addresses of a vendor's own system that are told of events (vendor-webhooks.sql). */
export const vendorWebhook = pgTable(
  "vendor_webhook",
  {
    id: id(),
    vendorId: ofVendor(),
    url: text("url").notNull(),
    events: text("events").array().$type<WebhookEvent[]>().notNull(),
    /** Null while it is on. */
    offAt: instant("off_at"),
    /** Why Sayang turned it off; "" when the vendor did. */
    offReason: text("off_reason").notNull().default(""),
    failingSince: instant("failing_since"),
    /** The secret is derived from the salt and never stored. */
    salt: text("salt").notNull(),
    /** The salt before, in use for a while after a change. */
    oldSalt: text("old_salt"),
    oldSaltUntil: instant("old_salt_until"),
    createdAt: createdAt(),
  },
  (t) => [index("vendor_webhook_vendor_idx").on(t.vendorId)],
);

/** Every event that was or is to be sent to a webhook. */
export const vendorWebhookDelivery = pgTable(
  "vendor_webhook_delivery",
  {
    id: id(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => vendorWebhook.id, { onDelete: "cascade" }),
    event: text("event").$type<WebhookDelivery["event"]>().notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    state: text("state").$type<DeliveryState>().notNull().default("waiting"),
    attempts: smallint("attempts").notNull().default(0),
    /** Null once nothing more is tried. */
    nextAt: instant("next_at").defaultNow(),
    status: smallint("status"),
    error: text("error").notNull().default(""),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (t) => [
    index("vendor_webhook_delivery_idx").on(t.webhookId, t.createdAt.desc(), t.id),
    index("vendor_webhook_delivery_due_idx")
      .on(t.nextAt)
      .where(sql`${t.state} = 'waiting'`),
    check("vendor_webhook_delivery_state_known", sql`${t.state} in ('waiting', 'sent', 'failed')`),
    check("vendor_webhook_delivery_due", sql`(${t.state} = 'waiting') = (${t.nextAt} is not null)`),
  ],
);
