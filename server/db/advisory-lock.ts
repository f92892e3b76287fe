import { connect } from "@/server/db/client";

/**
 * Runs `work` unless another process is running it, in which case it returns null immediately. The database releases
 * the lock with the connection of a process that dies.
 */
export async function withAdvisoryLock<T>(lock: number, work: () => Promise<T>): Promise<T | null> {
  const client = await (await connect()).pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [lock]);
    if (!rows[0]?.mine) return null;
    try {
      return await work();
    } finally {
      await client.query("select pg_advisory_unlock($1)", [lock]);
    }
  } finally {
    client.release();
  }
}
