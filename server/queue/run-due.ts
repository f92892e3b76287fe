import { runOnce } from "graphile-worker";
import { connect, getDb } from "@/server/db/client";
import { poolLike } from "@/server/db/pool";
import { laneOptions } from "./lane";
import { maintainQueue } from "./maintenance";
import type { Lane } from "./task";

/**
 * Runs what is due in a lane and what that makes due in it, one job at a time, and returns when nothing is due any
 * more. Jobs that fail wait for their next time.
 */
export async function runLaneOnce(lane: Lane): Promise<void> {
  const pool = poolLike((await connect()).pool, 2);
  try {
    await maintainQueue(await getDb(), [lane]);
    await runOnce(laneOptions({ ...lane, concurrency: 1 }, pool));
  } finally {
    await pool.end();
  }
}
