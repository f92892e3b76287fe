import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { PlanTable } from "@/contracts/planning/room-plan";
import type { PlanFeature } from "@/contracts/planning/seating";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { createdAt, id } from "@/server/db/schema/columns";

/** A vendor's plan of a room, in centimetres; couples start their seating from a copy. */
export const roomPlan = pgTable(
  "room_plan",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    width: integer("width").notNull(),
    depth: integer("depth").notNull(),
    mostTables: smallint("most_tables"),
    features: jsonb("features").$type<PlanFeature[]>().notNull().default([]),
    /** The usual layout. */
    tables: jsonb("tables").$type<PlanTable[]>().notNull().default([]),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index("room_plan_vendor_idx").on(t.vendorId),
    check("room_plan_most_tables", sql`${t.mostTables} > 0`),
  ],
);
