import type { SeatingGuest, SeatingLayout } from "@/contracts/planning/seating";
import { findingsOf } from "@/lib/seating/findings";
import { seatAllNow } from "@/lib/seating/seat-all";
import * as edits from "./edits";
import { roomFor } from "./geometry";
import { filledTo, withTablesFor } from "./plan-tables";
import { reportLines } from "./report-words";
import { toProblem, withAssignment } from "./to-problem";

function layoutOf(count: number): SeatingLayout {
  const kind = { seats: 10, shape: "round" } as const;
  const room = edits.newRoom("Ballroom", roomFor(count, kind));
  return edits.addTables({ sides: "any", rules: [], rooms: [room] }, room.id, { count, ...kind });
}

const guestsOf = (count: number): SeatingGuest[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `g${at}`,
    name: `Guest ${at}`,
    householdId: `h${Math.floor(at / 3)}`,
    householdName: `Household ${Math.floor(at / 3)}`,
    groupId: null,
    side: at < count / 2 ? "bride" : "groom",
    isChild: false,
    plusOneOf: null,
    answer: "yes",
    meal: "",
    dietary: [],
    allergies: "",
  }));

const count = (layout: SeatingLayout | null) => (layout ? edits.tablesIn(layout).length : null);

test.each([3, 21, 30])(
  "from %i tables to the fewest and to a comfortable number, with everyone seated",
  (had) => {
    const guests = guestsOf(206);
    for (const [fullness, expected, most] of [
      ["fewest", 21, 10],
      ["comfortable", 23, 9],
    ] as const) {
      const layout = withTablesFor(layoutOf(had), guests, fullness);
      expect(count(layout)).toBe(expected);
      if (!layout) return;
      const seated = seatAllNow(toProblem(filledTo(layout, fullness), guests, "everyone"), 1);
      const tables = edits.tablesIn(withAssignment(layout, guests, seated));
      expect(tables.reduce((sum, table) => sum + table.guests.length, 0)).toBe(206);
      expect(Math.max(...tables.map((table) => table.guests.length))).toBeLessThanOrEqual(most);
      expect(tables.every(({ seats }) => seats === 10)).toBe(true);
    }
  },
);

test("locked tables and those with a locked guest stay", () => {
  const guests = guestsOf(12);
  const layout = layoutOf(6);
  const ids = edits.tablesIn(layout).map(({ id }) => id);
  const held = edits.lockGuest(edits.seatAt(layout, ids[5] ?? "", ["g0"]), "g0", true);
  const locked = edits.editTable(edits.seatAt(held, ids[4] ?? "", ["g1", "g2"]), ids[4] ?? "", {
    locked: true,
  });
  const left = withTablesFor(locked, guests, "fewest");
  // The ten guests outside the locked table, the locked guest among them, fit at the other one.
  expect(left && edits.tablesIn(left).map(({ id }) => id)).toEqual(expect.arrayContaining([ids[4], ids[5]]));
  expect(count(left)).toBe(2);
});

test("a warning about tables is shown once and lists all of them", () => {
  const guests = guestsOf(60);
  const layout: SeatingLayout = { ...layoutOf(6), sides: "mixed" };
  const apart = new Map(
    guests.map(({ id }, at) => [id, edits.tablesIn(layout)[Math.floor(at / 10)]?.id ?? ""]),
  );
  const problem = toProblem(layout, guests, "everyone");
  const lines = reportLines(findingsOf(problem, apart), {
    layout: withAssignment(layout, guests, apart),
    guests,
  });
  const about = lines.filter(({ what }) => what.includes("one family only"));
  expect(about.map(({ what }) => what)).toEqual([
    "Tables 1, 2, 3, 4, 5 and 6 have guests of one family only.",
  ]);
});
