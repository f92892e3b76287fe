import { SeatingState } from "./state";
import type { SeatProblem } from "./problem";

/**
 * Seats everyone as one would by hand: household by household, the largest first and those who should be near the stage
 * before them, each at the table where it costs least. Guests once seated are not moved again.
 */
export function seatGreedily(problem: SeatProblem): SeatingState {
  const state = new SeatingState(problem);
  for (const household of inOrder(state)) {
    const table = bestTable(state, household);
    if (table === null) for (const guest of household) placeOne(state, guest);
    else for (const guest of household) state.move(guest, table);
  }
  return state;
}

function inOrder(state: SeatingState): number[][] {
  const { guests } = state.problem;
  const households = new Map<string, number[]>();
  for (const [at, { householdId }] of guests.entries()) {
    if (!state.movable[at]) continue;
    households.set(householdId, [...(households.get(householdId) ?? []), at]);
  }
  const rank = (household: number[]) => {
    const near = household.some((guest) => state.wantsNear[guest]) ? 0 : 2;
    return near + (household.some((guest) => guests[guest]?.certain) ? 0 : 1);
  };
  return [...households.values()].toSorted((a, b) => rank(a) - rank(b) || b.length - a.length);
}

function bestTable(state: SeatingState, household: readonly number[]): number | null {
  let best: { table: number; cost: number } | null = null;
  for (let table = 0; table < state.open.length; table++) {
    if (!state.open[table] || (state.free[table] ?? 0) < household.length) continue;
    for (const guest of household) state.move(guest, table);
    // Among equal tables, picks the fullest, so that large households still find an empty one.
    const cost = state.cost + (state.free[table] ?? 0) / 100;
    for (const guest of household) state.move(guest, -1);
    if (!best || cost < best.cost) best = { table, cost };
  }
  return best?.table ?? null;
}

function placeOne(state: SeatingState, guest: number): void {
  const table = bestTable(state, [guest]);
  if (table !== null) state.move(guest, table);
}
