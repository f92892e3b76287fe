export type SeatSide = "bride" | "groom" | "both";
export type SeatRuleKind = "together" | "apart" | "near_stage";

/** Guests, tables and wishes, as automatic seating takes them. */
export type SeatProblem = {
  guests: readonly ProblemGuest[];
  tables: readonly ProblemTable[];
  /** Guests who stay where they are. */
  fixed: readonly { guestId: string; tableId: string }[];
  rules: readonly { id: string; kind: SeatRuleKind; guestIds: readonly string[] }[];
  /** The bride's and the groom's guests should sit at different tables, or some of both at each; or it doesn't matter. */
  sides: "any" | "apart" | "mixed";
};
export type ProblemGuest = {
  id: string;
  householdId: string;
  groupId: string | null;
  side: SeatSide;
  /** When seats run out, those who are certain to come get one first. */
  certain: boolean;
};
export type ProblemTable = {
  id: string;
  seats: number;
  /** How far it is from the stage, or null where there is no stage. */
  distance: number | null;
  /** Takes nobody beyond those who are fixed there. */
  locked: boolean;
};

/** The table of every guest who has one. */
export type Assignment = Map<string, string>;

/** A quarter of the tables counts as near the stage, or as many as seat the guests who should be there. */
const NEAR_SHARE = 0.25;

/** Returns the tables that count as near the stage. */
export function nearTables({ tables, rules, guests }: SeatProblem): Set<string> {
  const present = new Set(guests.map(({ id }) => id));
  const asked = new Set(
    rules.filter(({ kind }) => kind === "near_stage").flatMap(({ guestIds }) => guestIds),
  );
  const wanted = [...asked].filter((id) => present.has(id)).length;
  const sorted = tables
    .filter(({ distance }) => distance !== null)
    .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  const near = new Set<string>();
  let seats = 0;
  for (const table of sorted) {
    if (near.size >= Math.ceil(sorted.length * NEAR_SHARE) && seats >= wanted) break;
    near.add(table.id);
    seats += table.seats;
  }
  return near;
}
