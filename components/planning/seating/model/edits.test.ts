import fc from "fast-check";
import type { SeatingLayout } from "@/contracts/planning/seating";
import * as edits from "./edits";
import { reach } from "@/contracts/planning/seating-geometry";
import { freeSpot, roomFor } from "./geometry";

function roomWith(count: number, seats: number): SeatingLayout {
  const room = edits.newRoom("Ballroom", roomFor(count, { seats, shape: "round" }));
  const empty: SeatingLayout = { sides: "any", rules: [], rooms: [room] };
  return edits.addTables(empty, room.id, { count, seats, shape: "round" });
}

test("tables of a new room fit in it without touching, and the room needn't grow", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 4, max: 14 }), (count, seats) => {
      const [room] = roomWith(count, seats).rooms;
      const tables = room?.tables ?? [];
      expect(tables).toHaveLength(count);
      expect(new Set(tables.map(({ label }) => label)).size).toBe(count);
      expect(room).toMatchObject(roomFor(count, { seats, shape: "round" }));
      for (const one of tables) {
        expect(one.x - reach(one)).toBeGreaterThanOrEqual(0);
        expect(one.y + reach(one)).toBeLessThanOrEqual(room?.depth ?? 0);
        for (const other of tables) {
          if (one !== other) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(reach(one) + reach(other));
          }
        }
      }
    }),
    { numRuns: 30 },
  );
});

test("moves by hand never seat anyone twice or exceed the seats", () => {
  const moves = fc.array(
    fc.tuple(fc.constantFrom("at", "on", "up", "shrink"), fc.nat(11), fc.nat(2), fc.nat(3)),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(moves, (given) => {
      let layout = roomWith(3, 4);
      for (const [move, guest, at, seat] of given) {
        const id = edits.tablesIn(layout)[at]?.id ?? "";
        if (move === "at") layout = edits.seatAt(layout, id, [`g${guest}`]);
        if (move === "on") {
          const seats = edits.tablesIn(layout)[at]?.seats ?? 1;
          layout = edits.seatOn(layout, id, Math.min(seat, seats - 1), `g${guest}`);
        }
        if (move === "up") layout = edits.unseat(layout, [`g${guest}`]);
        if (move === "shrink") layout = edits.editTable(layout, id, { seats: seat + 1 });
        const tables = edits.tablesIn(layout);
        const guests = tables.flatMap((table) => table.guests.map(({ guestId }) => guestId));
        expect(new Set(guests).size).toBe(guests.length);
        for (const { seats, guests: here } of tables) {
          expect(new Set(here.map(({ position }) => position)).size).toBe(here.length);
          for (const { position } of here) expect(position).toBeLessThan(seats);
        }
      }
    }),
  );
});

test("a guest already on the seat swaps places, and a full room has no free spot", () => {
  let layout = roomWith(2, 4);
  const [one, two] = edits.tablesIn(layout);
  layout = edits.seatAt(edits.seatAt(layout, one?.id ?? "", ["a"]), two?.id ?? "", ["b"]);
  layout = edits.seatOn(layout, two?.id ?? "", 0, "a");
  expect(edits.tablesIn(layout).map(({ guests }) => guests.map(({ guestId }) => guestId))).toEqual([
    ["b"],
    ["a"],
  ]);
  const [room] = layout.rooms;
  expect(room && freeSpot({ ...room, width: 300, depth: 300 }, { shape: "round", seats: 10 })).toBeNull();
});
