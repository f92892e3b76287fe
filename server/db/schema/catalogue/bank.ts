import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "@/server/db/schema/columns";
import { vendor } from "./vendor";

/** The bank account that a vendor names, readable by its server alone. */
export const bankAccount = pgTable("bank_account", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendor.id, { onDelete: "cascade" }),
  /** AES-256-GCM of its fields as JSON. */
  sealed: text("sealed").notNull(),
  changedAt: instant("changed_at").notNull().defaultNow(),
});
