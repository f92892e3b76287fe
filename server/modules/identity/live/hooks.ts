import type { Db } from "@/server/db/client";
import type { LiveRow } from "./repo";

/** Returns the data of each event as its account may read it, in the same order; null for what has gone meanwhile. */
export type PresentLive = (db: Db, rows: readonly LiveRow[]) => Promise<readonly (object | null)[]>;

let presenters: Readonly<Record<string, PresentLive>> = {};

/** Higher modules present the events of their kinds with more than ids. */
export function connectLiveHooks(byKind: Readonly<Record<string, PresentLive>>): void {
  presenters = byKind;
}

export type LiveEvent = { seq: number; audienceId: string; kind: string; data: object };

/** Returns the events with what their presenters add. */
export async function present(db: Db, rows: readonly LiveRow[]): Promise<LiveEvent[]> {
  const added = new Map<number, object | null>();
  for (const [kind, presentKind] of Object.entries(presenters)) {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) continue;
    const data = await presentKind(db, own);
    own.forEach(({ seq }, at) => added.set(seq, data[at] ?? null));
  }
  return rows.flatMap((row) => {
    const data = added.has(row.seq) ? added.get(row.seq) : row.data;
    return data ? [{ ...row, data }] : [];
  });
}
