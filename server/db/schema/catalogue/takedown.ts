import { index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "@/server/db/schema/columns";
import { vendor } from "./vendor";

/** Where a picture was when it was taken down, so that it can be put back. `at` is its position, from 0. */
export type PicturePlace =
  | { productId: string; at: number; isEdit: boolean }
  | { field: "profileImage" | "bannerImage" }
  | { field: "galleryImages"; at: number };

/** Pictures of vendors and products that an operator has taken down. A restored one has no row. */
export const pictureTakedown = pgTable(
  "picture_takedown",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    /** The media name. */
    name: text("name").notNull(),
    places: jsonb("places").$type<PicturePlace[]>().notNull(),
    reason: text("reason").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("picture_takedown_name_key").on(t.vendorId, t.name),
    index("picture_takedown_places_idx").using("gin", t.places),
  ],
);
