import fc from "fast-check";
import { MINUTE_MS } from "@/lib/time";
import { findingsOf } from "./findings";
import { seatGreedily } from "./greedy";
import type { ProblemGuest, ProblemTable, SeatProblem } from "./problem";
import { seatAll, seatAllNow } from "./seat-all";

const guest = (id: string, more: Partial<ProblemGuest> = {}): ProblemGuest => ({
  id,
  householdId: id,
  groupId: null,
  side: "both",
  certain: true,
  ...more,
});
const table = (id: string, seats: number, more: Partial<ProblemTable> = {}): ProblemTable => ({
  id,
  seats,
  distance: 100 * Number(id.slice(1)),
  locked: false,
  ...more,
});
const problem = (given: Partial<SeatProblem>): SeatProblem => ({
  guests: [],
  tables: [],
  fixed: [],
  rules: [],
  sides: "any",
  ...given,
});
const guests = (count: number) => Array.from({ length: count }, (_, at) => guest(`g${at}`));

const problems = fc
  .record({
    guests: fc.array(
      fc.record({
        householdId: fc.integer({ min: 0, max: 8 }).map((at) => `h${at}`),
        groupId: fc.option(fc.constantFrom("a", "b")),
        side: fc.constantFrom("bride" as const, "groom" as const, "both" as const),
        certain: fc.boolean(),
      }),
      { maxLength: 24 },
    ),
    tables: fc.array(
      fc.record({
        seats: fc.integer({ min: 1, max: 8 }),
        distance: fc.option(fc.integer({ min: 0, max: 2_000 })),
        locked: fc.boolean(),
      }),
      { maxLength: 6 },
    ),
    fixed: fc.array(fc.tuple(fc.nat(23), fc.nat(5)), { maxLength: 8 }),
    rules: fc.array(
      fc.tuple(
        fc.constantFrom("together" as const, "apart" as const, "near_stage" as const),
        fc.uniqueArray(fc.nat(23), { minLength: 1, maxLength: 5 }),
      ),
      { maxLength: 6 },
    ),
    sides: fc.constantFrom("any" as const, "apart" as const, "mixed" as const),
  })
  .map((given): SeatProblem => {
    const people = given.guests.map((each, at) => ({ ...each, id: `g${at}` }));
    const tables = given.tables.map((each, at) => ({ ...each, id: `t${at}` }));
    const left = new Map(tables.map(({ id, seats }) => [id, seats]));
    const fixed = new Map<string, string>();
    for (const [who, where] of given.fixed) {
      const [guestId, tableId] = [`g${who}`, `t${where}`];
      const free = left.get(tableId) ?? 0;
      if (who >= people.length || free === 0 || fixed.has(guestId)) continue;
      left.set(tableId, free - 1);
      fixed.set(guestId, tableId);
    }
    return {
      guests: people,
      tables,
      sides: given.sides,
      fixed: [...fixed].map(([guestId, tableId]) => ({ guestId, tableId })),
      rules: given.rules.map(([kind, ids], at) => ({
        id: `r${at}`,
        kind,
        guestIds: ids.map((id) => `g${id}`),
      })),
    };
  });

test(
  "in every wedding, nobody sits twice, no table exceeds its seats and locked guests stay",
  () => {
    fc.assert(
      fc.property(problems, fc.nat(), (given, seed) => {
        const seated = seatAllNow(given, seed);
        const counts = new Map<string, number>();
        for (const [id, tableId] of seated) {
          expect(given.guests.some((each) => each.id === id)).toBe(true);
          counts.set(tableId, (counts.get(tableId) ?? 0) + 1);
        }
        const fixed = new Map(given.fixed.map(({ guestId, tableId }) => [guestId, tableId]));
        for (const { id, seats, locked } of given.tables) {
          expect(counts.get(id) ?? 0).toBeLessThanOrEqual(seats);
          if (!locked) continue;
          for (const [who, where] of seated) if (where === id) expect(fixed.get(who)).toBe(id);
        }
        for (const [who, where] of fixed) expect(seated.get(who)).toBe(where);
        const free = given.tables.reduce(
          (sum, { id, seats, locked }) => sum + (locked ? 0 : seats - (counts.get(id) ?? 0)),
          0,
        );
        if (free > 0) expect(seated.size).toBe(given.guests.length);
      }),
      { numRuns: 40 },
    );
  },
  MINUTE_MS,
);

test(
  "the incrementally updated cost matches the seating's, and never exceeds the greedy one",
  () => {
    fc.assert(
      fc.property(problems, fc.nat(), (given, seed) => {
        const costOf = (seated: ReadonlyMap<string, string>) => {
          const fixed = [...seated].map(([guestId, tableId]) => ({ guestId, tableId }));
          return seatGreedily({
            ...given,
            fixed,
            tables: given.tables.map((each) => ({ ...each, locked: true })),
          }).cost;
        };
        const greedy = seatGreedily(given);
        expect(costOf(greedy.assignment())).toBeCloseTo(greedy.cost, 6);
        expect(costOf(seatAllNow(given, seed))).toBeLessThanOrEqual(greedy.cost + 1e-6);
      }),
      { numRuns: 40 },
    );
  },
  MINUTE_MS,
);

test("the same seed gives the same seating, in one go or in slices, and seating can be stopped", async () => {
  const given = problem({ guests: guests(40), tables: [1, 2, 3, 4, 5].map((at) => table(`t${at}`, 10)) });
  const once = seatAllNow(given, 3);
  expect(seatAllNow(given, 3)).toEqual(once);
  expect(await seatAll(given, { seed: 3 })).toEqual(once);
  expect(await seatAll(given, { seed: 3, signal: AbortSignal.abort() })).toBeNull();
});

test("rules that can be met are met", () => {
  const given = problem({
    guests: [...guests(17), guest("bride", { side: "bride" }), guest("groom", { side: "groom" })],
    tables: [1, 2, 3, 4].map((at) => table(`t${at}`, 5)),
    rules: [
      { id: "a", kind: "together", guestIds: ["g0", "g16", "g8"] },
      { id: "b", kind: "apart", guestIds: ["g1", "g2", "g3", "g4"] },
      { id: "c", kind: "near_stage", guestIds: ["g7", "g9"] },
    ],
    sides: "apart",
  });
  const seated = seatAllNow(given, 1);
  expect(findingsOf(given, seated)).toEqual([]);
  expect(seated.get("g7")).toBe("t1");
  expect(seated.get("bride")).not.toBe(seated.get("groom"));
});

const family = (side: "bride" | "groom", homes: number, people: number) =>
  Array.from({ length: homes * people }, (_, at) =>
    guest(`${side}${at}`, { side, householdId: `${side}-home${Math.floor(at / people)}` }),
  );
/** Returns the number of tables with guests of both sides. */
const mixedTables = (given: SeatProblem, seated: ReadonlyMap<string, string>) =>
  given.tables.filter(({ id }) => {
    const sides = given.guests.filter((each) => seated.get(each.id) === id).map(({ side }) => side);
    return sides.includes("bride") && sides.includes("groom");
  }).length;

test("sides are mixed at every table or kept apart as asked, with households together", () => {
  const given = problem({
    guests: [...family("bride", 12, 3), ...family("groom", 8, 3)],
    tables: [1, 2, 3, 4, 5, 6].map((at) => table(`t${at}`, 12)),
    sides: "mixed",
  });
  const mixed = seatAllNow(given, 1);
  expect(mixedTables(given, mixed)).toBe(6);
  expect(findingsOf(given, mixed)).toEqual([]);
  const apart = { ...given, sides: "apart" as const };
  expect(mixedTables(apart, seatAllNow(apart, 1))).toBe(0);
});

test.each([
  [
    "a family too small to be at every table",
    problem({
      guests: [...family("bride", 4, 4), ...family("groom", 1, 1)],
      tables: [table("t1", 9), table("t2", 9)],
      sides: "mixed",
    }),
    [{ kind: "unmixed", reason: "one_sided" }],
  ],
  [
    "too few seats, and those who are certain come first",
    problem({ guests: [guest("maybe", { certain: false }), guest("sure")], tables: [table("t1", 1)] }),
    [{ kind: "unseated", guestIds: ["maybe"], tableIds: [], reason: "too_few_seats" }],
  ],
  [
    "a group larger than any table",
    problem({
      guests: guests(4),
      tables: [table("t1", 2), table("t2", 2)],
      rules: [{ id: "a", kind: "together", guestIds: ["g0", "g1", "g2"] }],
    }),
    [{ kind: "together", reason: "too_large" }],
  ],
  [
    "guests locked to different tables",
    problem({
      guests: guests(2),
      tables: [table("t1", 2), table("t2", 2)],
      fixed: [
        { guestId: "g0", tableId: "t1" },
        { guestId: "g1", tableId: "t2" },
      ],
      rules: [{ id: "a", kind: "together", guestIds: ["g0", "g1"] }],
    }),
    [{ kind: "together", reason: "fixed", tableIds: ["t1", "t2"] }],
  ],
  [
    "rules against each other",
    problem({
      guests: guests(2),
      tables: [table("t1", 2), table("t2", 2)],
      rules: [
        { id: "a", kind: "together", guestIds: ["g0", "g1"] },
        { id: "b", kind: "apart", guestIds: ["g0", "g1"] },
      ],
    }),
    [{ kind: "together", reason: "contradiction" }],
  ],
  [
    "near a stage that isn't there",
    problem({
      guests: guests(1),
      tables: [table("t1", 2, { distance: null })],
      rules: [{ id: "a", kind: "near_stage", guestIds: ["g0"] }],
    }),
    [{ kind: "near_stage", reason: "no_stage" }],
  ],
  [
    "more to keep apart than tables",
    problem({
      guests: guests(2),
      tables: [table("t1", 4)],
      rules: [{ id: "a", kind: "apart", guestIds: ["g0", "g1"] }],
    }),
    [{ kind: "apart", reason: "too_large", tableIds: ["t1"] }],
  ],
])("explains %s", (_, given, expected) => {
  expect(findingsOf(given, seatAllNow(given, 1))).toMatchObject(expected);
});
