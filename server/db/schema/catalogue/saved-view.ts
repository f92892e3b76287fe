import { sql } from "drizzle-orm";
import { check, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ViewList } from "@/contracts/catalogue/saved-view";
import { createdAt, id } from "@/server/db/schema/columns";
import { account } from "@/server/db/schema/identity/account";
import { vendor } from "./vendor";

/** A person's saved filters of a vendor's lists. */
export const savedView = pgTable(
  "saved_view",
  {
    id: id(),
    vendorId: uuid("vendor_id")
      .notNull()
      .references(() => vendor.id, { onDelete: "cascade" }),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    list: text("list").$type<ViewList>().notNull(),
    name: text("name").notNull(),
    search: text("search").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("saved_view_name_key").on(t.vendorId, t.accountId, t.list, sql`lower(${t.name})`),
    check("saved_view_list_known", sql`${t.list} in ('orders', 'products', 'customers')`),
  ],
);
