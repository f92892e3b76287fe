import { runOnce } from "graphile-worker";
import { connect } from "@/server/db/client";
import { laneOptions } from "./lane";
import { maintainQueue } from "./maintenance";
import type { Lane } from "./task";

/**
 * Runs what is due in a lane and what that makes due, one job at a time, and returns when nothing is due any more.
 * Failed jobs wait for their next time.
 */
export async function runLaneOnce(lane: Lane): Promise<void> {
  const { pool, db } = await connect();
  await maintainQueue(db, [lane]);
  // On the existing connections, because a separate pool would open new ones for every run.
  await runOnce(laneOptions({ ...lane, concurrency: 1 }, pool));
}
