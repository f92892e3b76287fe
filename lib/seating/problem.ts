export type SeatSide = "bride" | "groom" | "both";
export type SeatRuleKind = "together" | "apart" | "near_stage";

/** The input of automatic seating: guests, tables and wishes. */
export type SeatProblem = {
  guests: readonly ProblemGuest[];
  tables: readonly ProblemTable[];
  /** Guests who must stay where they are. */
  fixed: readonly { guestId: string; tableId: string }[];
  rules: readonly { id: string; kind: SeatRuleKind; guestIds: readonly string[] }[];
  /** Whether the bride's and the groom's guests should sit at different tables, be mixed at each table, or neither. */
  sides: "any" | "apart" | "mixed";
};
export type ProblemGuest = {
  id: string;
  householdId: string;
  groupId: string | null;
  side: SeatSide;
  /** When seats run out, guests who are certain to come are seated first. */
  certain: boolean;
};
export type ProblemTable = {
  id: string;
  seats: number;
  /** Distance from the stage; null without a stage. */
  distance: number | null;
  /** Takes only the guests who are fixed there. */
  locked: boolean;
};

/** The table of every seated guest. */
export type Assignment = Map<string, string>;

/** The share of tables that counts as near the stage, unless more are needed to seat the guests who should be there. */
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
