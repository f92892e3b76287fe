import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "@/server/db/schema/columns";
import { vendor } from "./vendor";

/** The bank account that a vendor gave; only its server can read it. */
export const bankAccount = pgTable("bank_account", {
  vendorId: uuid("vendor_id")
    .primaryKey()
    .references(() => vendor.id, { onDelete: "cascade" }),
  /** Its fields as JSON, encrypted with AES-256-GCM. */
  sealed: text("sealed").notNull(),
  changedAt: instant("changed_at").notNull().defaultNow(),
});
