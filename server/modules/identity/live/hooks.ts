import type { Db } from "@/server/db/client";
import type { LiveRow } from "./repo";

/** Returns each event's data as its account may see it, in the same order; null when it no longer exists. */
export type PresentLive = (db: Db, rows: readonly LiveRow[]) => Promise<readonly (object | null)[]>;

let presenters: Readonly<Record<string, PresentLive>> = {};

/** Registers presenters, by kind of event, that add data from modules above this one to the ids. */
export function connectLiveHooks(byKind: Readonly<Record<string, PresentLive>>): void {
  presenters = byKind;
}

export type LiveEvent = { seq: number; audienceId: string; kind: string; data: object };

/** Returns the events with the data of their presenters, without those whose data no longer exists. */
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
