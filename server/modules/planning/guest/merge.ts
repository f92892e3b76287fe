import type { Guest } from "@/contracts/planning/guest/guest";
import type { GuestColumns } from "./repo/write";

/** Several entries of one guest: `others` are removed, and the kept one adopts what it lacks. */
export type Merge = { kept: Guest; others: Guest[] };

/**
 * Pairs the unnamed plus-ones of several entries of one person, who brings as many as the entry with the most. Of each
 * pair, the one with the most answers is kept; in a tie, the kept guest's. `hosts` begins with the kept guest.
 */
export function pairPlusOnes(hosts: readonly string[], plusOnes: readonly Guest[]): Merge[] {
  const byHost = hosts.map((host) =>
    plusOnes
      .filter((guest) => guest.plusOneOf === host && !guest.firstName && !guest.lastName)
      .toSorted((a, b) => answersOf(b) - answersOf(a)),
  );
  const most = Math.max(0, ...byHost.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => {
    const same = byHost.flatMap((brought) => brought[at] ?? []);
    const [kept, ...others] = same.toSorted((a, b) => answersOf(b) - answersOf(a));
    return kept && others.length > 0 ? [{ kept, others }] : [];
  }).flat();
}

const answersOf = ({ events }: Guest) => events.filter(({ answer }) => answer !== "waiting").length;

/** Returns the columns of the kept guest after a merge. */
export function mergedColumns({ kept, others }: Merge): GuestColumns {
  const all = [kept, ...others];
  return {
    tags: [...new Set(all.flatMap(({ tags }) => tags))].slice(0, 10),
    dietary: [...new Set(all.flatMap(({ dietary }) => dietary))] as never,
    groupId: all.find(({ groupId }) => groupId)?.groupId ?? null,
    side: all.find(({ side }) => side !== "both")?.side ?? "both",
    allergies: all.find(({ allergies }) => allergies)?.allergies ?? "",
    teaOrder: all.find(({ teaOrder }) => teaOrder !== null)?.teaOrder ?? null,
    notes: [...new Set(all.map(({ notes }) => notes).filter(Boolean))].join("\n").slice(0, 1_000),
    isChild: kept.isChild,
    plusOneOf: kept.plusOneOf && others.some(({ id }) => id === kept.plusOneOf) ? null : kept.plusOneOf,
  };
}
