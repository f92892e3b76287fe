import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ShareLinkKind } from "@/contracts/planning/share-link";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { wedding, weddingEvent } from "./wedding";

/** A link that opens one page of a wedding without an account. */
export const shareLink = pgTable(
  "share_link",
  {
    id: id(),
    kind: text("kind").$type<ShareLinkKind>().notNull(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    /** Null for a link that belongs to the wedding as a whole. */
    eventId: uuid("event_id").references(() => weddingEvent.id, { onDelete: "cascade" }),
    /** The name of the recipient, as the couple wrote it. */
    name: text("name").notNull(),
    salt: text("salt").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** For check-in: whether it can record and see ang bao. */
    seesGifts: boolean("sees_gifts").notNull().default(false),
    /** The window in which it works; null if it works until it is turned off. */
    validFrom: instant("valid_from"),
    validUntil: instant("valid_until"),
    lastUsedAt: instant("last_used_at"),
    revokedAt: instant("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("share_link_wedding_idx").on(t.weddingId, t.kind),
    index("share_link_event_idx").on(t.eventId),
    check("share_link_kind_known", sql`${t.kind} in ('run-sheet', 'seating', 'check-in')`),
    check("share_link_event", sql`(${t.kind} = 'run-sheet') = (${t.eventId} is null)`),
    check(
      "share_link_window",
      sql`(${t.kind} = 'check-in') = (${t.validFrom} is not null and ${t.validUntil} is not null)`,
    ),
  ],
);
