import { type SeatingState, UNSEATED } from "./state";

const HOT = 30;
const COLD = 0.4;
const STEPS_PER_GUEST = 160;
const STEPS_LEAST = 8_000;
/** Moves between two opportunities to pause. */
const BATCH = 200;

/**
 * Improves a seating by simulated annealing: households or single guests move to free seats or swap with others; worse
 * seatings are sometimes accepted, less and less often. Ends with the best seating found. Yields the fraction done, so
 * that the caller can pause.
 */
export function* improve(state: SeatingState, random: () => number): Generator<number, void> {
  const { guests, tables } = state.problem;
  const movable = guests.flatMap((_, at) => (state.movable[at] ? [at] : []));
  if (movable.length === 0 || tables.length < 2) return;
  const steps = STEPS_LEAST + STEPS_PER_GUEST * movable.length;
  const cooling = Math.log(COLD / HOT);
  let best = { cost: state.cost, tableOf: state.tableOf.slice() };
  for (let step = 0; step < steps; step++) {
    if (step % BATCH === 0) yield step / steps;
    const before = state.cost;
    const moved = proposal(state, movable, random);
    if (!moved) continue;
    const worse = state.cost - before;
    const heat = HOT * Math.exp((cooling * step) / steps);
    if (worse > 0 && random() >= Math.exp(-worse / heat)) undo(state, moved);
    else if (state.cost < best.cost - 1e-9) best = { cost: state.cost, tableOf: state.tableOf.slice() };
  }
  state.restore(best.tableOf);
}

type Moved = [guest: number, from: number][];

function undo(state: SeatingState, moved: Moved): void {
  for (const [guest] of moved) state.move(guest, UNSEATED);
  for (const [guest, from] of moved) state.move(guest, from);
}

/** Makes a random move that fits the seats and returns a function that undoes it; null when none was found. */
function proposal(state: SeatingState, movable: readonly number[], random: () => number): Moved | null {
  const guest = pick(movable, random);
  if (guest === undefined) return null;
  const from = state.tableOf[guest] ?? UNSEATED;
  const to = target(state, guest, random);
  if (to === from || to === UNSEATED || !state.open[to]) return null;
  const going = random() < 0.8 ? party(state, guest) : [guest];
  if (from === UNSEATED) return state.free[to] ? move(state, [[guest, to]]) : null;
  const coming: number[] = [];
  const room = state.free[to] ?? 0;
  for (let tries = 0; room + coming.length < going.length; tries++) {
    if (tries === 4) return null;
    const other = pick(state.members[to] ?? [], random);
    if (other === undefined || !state.movable[other] || coming.includes(other)) continue;
    coming.push(...(random() < 0.8 ? party(state, other) : [other]).filter((each) => !coming.includes(each)));
  }
  if ((state.free[from] ?? 0) + going.length < coming.length) return null;
  return move(state, [
    ...going.map((each): [number, number] => [each, to]),
    ...coming.map((each): [number, number] => [each, from]),
  ]);
}

function move(state: SeatingState, moves: readonly [guest: number, to: number][]): Moved {
  const moved = moves.map(([guest]): [number, number] => [guest, state.tableOf[guest] ?? UNSEATED]);
  for (const [guest] of moves) state.move(guest, UNSEATED);
  for (const [guest, to] of moves) state.move(guest, to);
  return moved;
}

/** Prefers the table of a guest who belongs with this one, else any. */
function target(state: SeatingState, guest: number, random: () => number): number {
  if (random() < 0.6) {
    const cluster = state.clusters[pick(state.clustersOf[guest] ?? [], random) ?? -1];
    const friend = cluster && pick(cluster.members, random);
    if (friend !== undefined) return state.tableOf[friend] ?? UNSEATED;
  }
  return Math.floor(random() * state.open.length);
}

/** The members of the guest's household who sit at the same table and may move. */
function party(state: SeatingState, guest: number): number[] {
  const household = state.clusters[state.householdOf[guest] ?? -1];
  if (!household) return [guest];
  const table = state.tableOf[guest];
  return household.members.filter((each) => state.tableOf[each] === table && state.movable[each]);
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}
