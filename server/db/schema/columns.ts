import { customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** A uuid v7 primary key made by the application: sortable by time, and known before the row is written. */
export const id = () => uuid("id").primaryKey().$defaultFn(v7);

/** A UTC instant, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

export const createdAt = () => instant("created_at").notNull().defaultNow();

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
