import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PhotoState } from "@/contracts/planning/photo";
import { createdAt, id, instant } from "@/server/db/schema/columns";
import { household } from "./guest";
import { wedding } from "./wedding";

/** A photo that a household added behind its link. The others see it once the couple has approved it. */
export const guestPhoto = pgTable(
  "guest_photo",
  {
    id: id(),
    weddingId: uuid("wedding_id")
      .notNull()
      .references(() => wedding.id, { onDelete: "cascade" }),
    householdId: uuid("household_id")
      .notNull()
      .references(() => household.id, { onDelete: "cascade" }),
    /** Its name in the media storage, which nobody can guess. */
    name: text("name").notNull(),
    state: text("state").$type<PhotoState>().notNull().default("waiting"),
    /** When the couple approved it last. */
    shownAt: instant("shown_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("guest_photo_wedding_idx").on(t.weddingId, t.createdAt),
    index("guest_photo_household_idx").on(t.householdId),
    check("guest_photo_state_known", sql`${t.state} in ('waiting', 'shown')`),
  ],
);
