import { runOnce } from "graphile-worker";
import { connect } from "@/server/db/client";
import { laneOptions } from "./lane";
import { maintainQueue } from "./maintenance";
import type { Lane } from "./task";

/**
 * Runs what is due in a lane and what that makes due in it, one job at a time, and returns when nothing is due any
 * more. Jobs that fail wait for their next time.
 */
export async function runLaneOnce(lane: Lane): Promise<void> {
  const { pool, db } = await connect();
  await maintainQueue(db, [lane]);
  // On the connections that are open already: those of a pool of its own would be made anew for every run.
  await runOnce(laneOptions({ ...lane, concurrency: 1 }, pool));
}
