import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ShareLinkKind } from "@/contracts/planning/share-link";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { wedding, weddingEvent } from "./wedding";

/** A link with which people without an account open one page of a wedding. */
export const shareLink = pgTable(
  "share_link",
  {
    id: id(),
    kind: text("kind").$type<ShareLinkKind>().notNull(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    /** Null for a link to what belongs to the wedding as a whole. */
    eventId: uuid("event_id").references(() => weddingEvent.id, { onDelete: "cascade" }),
    /** For whom it is, in the couple's words. */
    name: text("name").notNull(),
    salt: text("salt").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    /** Check-in: may note and read the ang bao. */
    seesGifts: boolean("sees_gifts").notNull().default(false),
    /** The window in which it works; null for one that works until it is turned off. */
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
