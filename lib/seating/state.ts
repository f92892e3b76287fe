import { type Assignment, nearTables, type SeatProblem } from "./problem";

/** The relative cost of breaking a wish once. */
const COST = {
  unseated: 1_000,
  apart: 120,
  together: 60,
  near: 40,
  household: 30,
  side: 12,
  oneSided: 24,
  group: 2,
  usedTable: 1.5,
} as const;

export const UNSEATED = -1;

/** An assignment of guests to tables, by index, and its cost, which each move updates incrementally. */
export class SeatingState {
  readonly tableOf: Int32Array;
  readonly free: Int32Array;
  readonly movable: Uint8Array;
  readonly open: boolean[];
  readonly members: number[][];
  /** The households, rules and groups of each guest, as indexes into `clusters`. */
  readonly clustersOf: number[][];
  readonly clusters: { members: number[]; cost: number }[] = [];
  readonly householdOf: number[];
  readonly nearPenalty: Float64Array;
  readonly wantsNear: Uint8Array;
  cost: number;

  private readonly enemies: number[][];
  private readonly counts: Int16Array;
  private readonly sides: Int16Array;
  private readonly sideOf: number[];
  private readonly tables: number;

  constructor(readonly problem: SeatProblem) {
    const { guests, tables, fixed, sides } = problem;
    const index = new Map(guests.map(({ id }, at) => [id, at]));
    const tableIndex = new Map(tables.map(({ id }, at) => [id, at]));
    this.tables = tables.length;
    this.tableOf = new Int32Array(guests.length).fill(UNSEATED);
    this.free = Int32Array.from(tables, ({ seats }) => seats);
    this.movable = new Uint8Array(guests.length).fill(1);
    this.open = tables.map(({ locked }) => !locked);
    this.members = tables.map(() => []);
    this.sideOf = guests.map(({ side }) =>
      sides === "any" || side === "both" ? -1 : side === "bride" ? 0 : 1,
    );
    this.clustersOf = guests.map(() => []);
    this.enemies = guests.map(() => []);
    this.wantsNear = new Uint8Array(guests.length);
    this.householdOf = this.group(
      guests.map(({ householdId }) => householdId),
      COST.household,
    );
    this.group(
      guests.map(({ groupId }) => groupId),
      COST.group,
    );
    for (const { kind, guestIds } of problem.rules) {
      const found = [...new Set(guestIds)].flatMap((id) => index.get(id) ?? []);
      if (kind === "together") this.cluster(found, COST.together);
      if (kind === "near_stage") for (const guest of found) this.wantsNear[guest] = 1;
      if (kind === "apart") {
        for (const guest of found) this.enemies[guest]?.push(...found.filter((other) => other !== guest));
      }
    }
    this.nearPenalty = penalties(problem);
    this.counts = new Int16Array(this.clusters.length * tables.length);
    this.sides = new Int16Array(2 * tables.length);
    this.cost = guests.length * COST.unseated;
    for (const { guestId, tableId } of fixed) {
      const [guest, table] = [index.get(guestId), tableIndex.get(tableId)];
      if (guest === undefined || table === undefined) continue;
      this.move(guest, table);
      this.movable[guest] = 0;
    }
  }

  /** Moves a guest, possibly to `UNSEATED`, and returns the new cost. The caller must respect free seats. */
  move(guest: number, to: number): number {
    const from = this.tableOf[guest] ?? UNSEATED;
    if (from === to) return this.cost;
    if (from !== UNSEATED) this.leave(guest, from);
    if (to !== UNSEATED) this.enter(guest, to);
    this.tableOf[guest] = to;
    return this.cost;
  }

  /** Moves everyone who may move to their table in `tableOf`, an earlier copy. */
  restore(tableOf: Int32Array): void {
    for (let guest = 0; guest < tableOf.length; guest++) if (this.movable[guest]) this.move(guest, UNSEATED);
    for (let guest = 0; guest < tableOf.length; guest++) {
      if (this.movable[guest]) this.move(guest, tableOf[guest] ?? UNSEATED);
    }
  }

  assignment(): Assignment {
    const { guests, tables } = this.problem;
    const seated: Assignment = new Map();
    for (const [at, { id }] of guests.entries()) {
      const table = tables[this.tableOf[at] ?? UNSEATED];
      if (table) seated.set(id, table.id);
    }
    return seated;
  }

  private leave(guest: number, table: number): void {
    const list = this.members[table] ?? [];
    const at = list.indexOf(guest);
    const last = list.pop();
    if (last !== undefined && last !== guest) list[at] = last;
    this.free[table] = (this.free[table] ?? 0) + 1;
    this.cost += COST.unseated - this.terms(guest, table, list.length === 0, -1);
  }

  private enter(guest: number, table: number): void {
    const list = this.members[table] ?? [];
    const first = list.length === 0;
    this.cost += this.terms(guest, table, first, 1) - COST.unseated;
    list.push(guest);
    this.free[table] = (this.free[table] ?? 0) - 1;
  }

  /** Returns the cost of a guest among the others at a table, and counts the guest in (1) or out (-1). */
  private terms(guest: number, table: number, alone: boolean, sign: 1 | -1): number {
    let cost = alone ? COST.usedTable : 0;
    for (const cluster of this.clustersOf[guest] ?? []) {
      const at = cluster * this.tables + table;
      const before = this.counts[at] ?? 0;
      this.counts[at] = before + sign;
      if ((sign === 1 ? before : before - 1) === 0) cost += this.clusters[cluster]?.cost ?? 0;
    }
    for (const enemy of this.enemies[guest] ?? []) if (this.tableOf[enemy] === table) cost += COST.apart;
    if (this.wantsNear[guest]) cost += this.nearPenalty[table] ?? 0;
    const side = this.sideOf[guest] ?? -1;
    if (side >= 0) {
      const own = 2 * table + side;
      const before = this.sideCost(table);
      this.sides[own] = (this.sides[own] ?? 0) + sign;
      cost += sign * (this.sideCost(table) - before);
    }
    return cost;
  }

  /** When apart, each guest of the smaller side costs; when mixed, a table with only one side does. */
  private sideCost(table: number): number {
    const [one, other] = [this.sides[2 * table] ?? 0, this.sides[2 * table + 1] ?? 0];
    const fewer = Math.min(one, other);
    if (this.problem.sides === "apart") return COST.side * fewer;
    return fewer === 0 && one + other > 1 ? COST.oneSided : 0;
  }

  private group(keys: readonly (string | null)[], cost: number): number[] {
    const found = new Map<string, number[]>();
    for (const [guest, key] of keys.entries()) {
      if (key === null) continue;
      const members = found.get(key);
      if (members) members.push(guest);
      else found.set(key, [guest]);
    }
    const clusterOf = keys.map(() => -1);
    for (const members of found.values()) {
      const cluster = this.cluster(members, cost);
      for (const guest of members) clusterOf[guest] = cluster;
    }
    return clusterOf;
  }

  /** Each table that the members sit at costs: the first is unavoidable, the others aren't. */
  private cluster(members: number[], cost: number): number {
    if (members.length < 2) return -1;
    this.clusters.push({ members, cost });
    const cluster = this.clusters.length - 1;
    for (const guest of members) this.clustersOf[guest]?.push(cluster);
    return cluster;
  }
}

/** Tables cost more the further they are from the stage, so that moves towards it pay off. */
function penalties(problem: SeatProblem): Float64Array {
  const near = nearTables(problem);
  const furthest = Math.max(1, ...problem.tables.map(({ distance }) => distance ?? 0));
  return Float64Array.from(problem.tables, ({ id, distance }) =>
    near.has(id) || distance === null ? 0 : COST.near * (0.5 + distance / furthest / 2),
  );
}
