import { type Assignment, nearTables, type SeatProblem } from "./problem";

/** Why a wish could not be met. */
export type FindingReason =
  | "too_few_seats"
  | "too_large"
  | "fixed"
  | "contradiction"
  | "no_stage"
  | "stage_full"
  | "one_sided"
  | "traded";

/** A wish that a seating doesn't meet, and the tables where that shows. */
export type Finding = {
  kind: "unseated" | "together" | "apart" | "near_stage" | "household" | "side" | "unmixed";
  guestIds: string[];
  tableIds: string[];
  reason: FindingReason;
};

/** Returns every wish that a seating doesn't meet, the most important kind first. */
export function findingsOf(problem: SeatProblem, seated: Assignment): Finding[] {
  const context = contextOf(problem, seated);
  return [
    ...unseated(problem, seated),
    ...problem.rules.flatMap((rule) => ruleFindings(context, rule)),
    ...splitHouseholds(context),
    ...(problem.sides === "apart" ? mixedTables(context) : []),
    ...(problem.sides === "mixed" ? unmixedTables(context) : []),
  ];
}

type Context = ReturnType<typeof contextOf>;

function contextOf(problem: SeatProblem, seated: Assignment) {
  const open = problem.tables.filter(({ locked }) => !locked);
  return {
    problem,
    seated,
    near: nearTables(problem),
    largest: Math.max(0, ...(open.length > 0 ? open : problem.tables).map(({ seats }) => seats)),
    fixed: new Map(problem.fixed.map(({ guestId, tableId }) => [guestId, tableId])),
    enemies: pairsOf(problem),
  };
}

function pairsOf({ rules }: SeatProblem): Set<string> {
  const pairs = new Set<string>();
  for (const { kind, guestIds } of rules) {
    if (kind !== "apart") continue;
    for (const one of guestIds) for (const other of guestIds) if (one !== other) pairs.add(`${one} ${other}`);
  }
  return pairs;
}

function unseated({ guests }: SeatProblem, seated: Assignment): Finding[] {
  const guestIds = guests.filter(({ id }) => !seated.has(id)).map(({ id }) => id);
  return guestIds.length > 0 ? [{ kind: "unseated", guestIds, tableIds: [], reason: "too_few_seats" }] : [];
}

function ruleFindings(context: Context, { kind, guestIds }: SeatProblem["rules"][number]): Finding[] {
  const { seated, near, fixed, problem } = context;
  const present = [...new Set(guestIds)].filter((id) => seated.has(id));
  if (kind === "together") return split(context, "together", present);
  if (kind === "near_stage") {
    const far = present.filter((id) => !near.has(seated.get(id) ?? ""));
    if (far.length === 0) return [];
    const stuck = far.every((id) => fixed.has(id));
    const reason = near.size === 0 ? "no_stage" : stuck ? "fixed" : isFull(problem, seated, near);
    return [{ kind, guestIds: far, tableIds: tablesOf(seated, far), reason }];
  }
  return tablesOf(seated, present).flatMap((tableId): Finding[] => {
    const here = present.filter((id) => seated.get(id) === tableId);
    if (here.length < 2) return [];
    const fixedHere = here.filter((id) => fixed.has(id)).length;
    const tables = problem.tables.filter(({ locked }) => !locked).length;
    const reason = fixedHere > 1 ? "fixed" : tables < present.length ? "too_large" : "traded";
    return [{ kind, guestIds: here, tableIds: [tableId], reason }];
  });
}

function isFull({ tables }: SeatProblem, seated: Assignment, near: ReadonlySet<string>): FindingReason {
  const taken = [...seated.values()].filter((id) => near.has(id)).length;
  const seats = tables.filter(({ id }) => near.has(id)).reduce((sum, table) => sum + table.seats, 0);
  return taken >= seats ? "stage_full" : "traded";
}

/** Guests who belong together but sit at more tables than necessary. */
function split(
  { seated, largest, fixed, enemies }: Context,
  kind: "together" | "household",
  present: string[],
): Finding[] {
  const tableIds = tablesOf(seated, present);
  if (tableIds.length < 2) return [];
  const fixedAt = new Set(present.flatMap((id) => fixed.get(id) ?? []));
  const opposed = present.some((one) => present.some((other) => enemies.has(`${one} ${other}`)));
  const reason: FindingReason =
    present.length > largest
      ? "too_large"
      : fixedAt.size > 1
        ? "fixed"
        : opposed
          ? "contradiction"
          : "traded";
  return [{ kind, guestIds: present, tableIds, reason }];
}

function splitHouseholds(context: Context): Finding[] {
  const households = new Map<string, string[]>();
  for (const { id, householdId } of context.problem.guests) {
    if (!context.seated.has(id)) continue;
    const members = households.get(householdId);
    if (members) members.push(id);
    else households.set(householdId, [id]);
  }
  return [...households.values()].flatMap((members) => split(context, "household", members));
}

function mixedTables({ problem, seated, fixed }: Context): Finding[] {
  return problem.tables.flatMap(({ id: tableId }): Finding[] => {
    const here = problem.guests.filter(({ id, side }) => side !== "both" && seated.get(id) === tableId);
    const bride = here.filter(({ side }) => side === "bride");
    const groom = here.filter(({ side }) => side === "groom");
    const fewer = bride.length < groom.length ? bride : groom;
    if (fewer.length === 0) return [];
    const reason = here.every(({ id }) => fixed.has(id)) ? "fixed" : "traded";
    return [{ kind: "side", guestIds: fewer.map(({ id }) => id), tableIds: [tableId], reason }];
  });
}

/** Tables with guests of one side only, unless there is nobody from the other side to mix in. */
function unmixedTables({ problem, seated, fixed }: Context): Finding[] {
  const sided = problem.guests.filter(({ id, side }) => side !== "both" && seated.has(id));
  const brides = sided.filter(({ side }) => side === "bride").length;
  const fewer = Math.min(brides, sided.length - brides);
  if (fewer === 0) return [];
  const tableIds = tablesOf(
    seated,
    sided.map(({ id }) => id),
  );
  return tableIds.flatMap((tableId): Finding[] => {
    const here = sided.filter(({ id }) => seated.get(id) === tableId);
    if (here.length < 2 || here.some(({ side }) => side !== here[0]?.side)) return [];
    const stuck = here.every(({ id }) => fixed.has(id));
    const reason = stuck ? "fixed" : fewer < tableIds.length ? "one_sided" : "traded";
    return [{ kind: "unmixed", guestIds: here.map(({ id }) => id), tableIds: [tableId], reason }];
  });
}

function tablesOf(seated: Assignment, guestIds: readonly string[]): string[] {
  return [...new Set(guestIds.flatMap((id) => seated.get(id) ?? []))];
}
