import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

/** Counters of rate-limiter-flexible, shared by all server processes and kept across restarts. */
export const throttle = pgTable(
  "throttle",
  {
    key: text("key").primaryKey(),
    points: bigint("points", { mode: "number" }).notNull().default(0),
    /** Milliseconds since 1970; null never expires. */
    expire: bigint("expire", { mode: "number" }),
  },
  (t) => [index("throttle_expire_idx").on(t.expire)],
);
