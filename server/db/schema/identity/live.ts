import {
  bigint,
  bigserial,
  index,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt } from "@/server/db/schema/columns";

/** Numbers events in the order in which their transactions committed (server/db/functions/live-1-events.sql). */
export const liveEventSeq = pgSequence("live_event_seq");

/** Events for open screens, a row for each account: ids only, kept for a day so that a stream can be resumed. */
export const liveEvent = pgTable(
  "live_event",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    /** Set by a trigger at commit, under a lock: a reader of one number has seen all lower ones. */
    seq: bigint("seq", { mode: "number" }),
    /** An account. No foreign key: a row is as short-lived as it is harmless. */
    audienceId: uuid("audience_id").notNull(),
    kind: text("kind").notNull(),
    data: jsonb("data").$type<Record<string, string | number | null>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("live_event_seq_key").on(t.seq),
    index("live_event_audience_idx").on(t.audienceId, t.seq),
    index("live_event_created_idx").on(t.createdAt),
  ],
);
