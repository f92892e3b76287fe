import type { ProblemGuest, ProblemTable, SeatProblem } from "@/lib/seating/problem";
import { seededRandom } from "@/lib/seating/random";

const SEATS = 10;
const GAP = 250;
const COLUMNS = 8;

/**
 * Generates a wedding that, like most, can be seated without breaking a rule: guests are first assigned to tables, and
 * the rules are derived from that seating. Households have 1 to 6 guests. 4% of the seats stay empty; a `tight` wedding
 * has none empty and twice as many rules.
 */
export function generateWedding(guests: number, seed: number, tight = false): SeatProblem {
  const random = seededRandom(seed);
  const below = (n: number) => Math.floor(random() * n);
  const tables = tablesFor(Math.ceil((guests * (tight ? 1 : 1.04)) / SEATS));
  const hidden = new Map<string, number>();
  const list: ProblemGuest[] = [];
  for (let table = 0; list.length < guests; table = (table + 1) % tables.length) {
    const side = table % 2 === 0 ? "bride" : "groom";
    let left = SEATS - list.filter(({ id }) => hidden.get(id) === table).length;
    while (left > 0 && list.length < guests) {
      const size = Math.min(left, 1 + below(6), guests - list.length);
      const householdId = `h${list.length}`;
      const groupId = random() < 0.6 ? `${side}${below(6)}` : null;
      for (let member = 0; member < size; member++) {
        const id = `g${list.length}`;
        hidden.set(id, table);
        const own = random() < 0.05 ? "both" : side;
        list.push({ id, householdId, groupId, side: own, certain: random() < 0.8 });
      }
      left -= size;
    }
  }
  const guest = () => list[below(list.length)]?.id ?? "";
  const rules: SeatProblem["rules"][number][] = [];
  const tableOf = (id: string) => hidden.get(id) ?? -1;
  while (rules.length < Math.round(guests / (tight ? 6 : 12))) {
    const id = `r${rules.length}`;
    const [one, other] = [guest(), guest()];
    const mates = list.filter((each) => tableOf(each.id) === tableOf(one)).map((each) => each.id);
    const kind = rules.length % 3;
    if (kind === 0) rules.push({ id, kind: "together", guestIds: mates.slice(0, 2 + below(4)) });
    if (kind === 1 && tableOf(one) !== tableOf(other)) {
      rules.push({ id, kind: "apart", guestIds: [one, other] });
    }
    if (kind === 2) {
      const front = list.filter((each) => tableOf(each.id) < Math.ceil(tables.length / 4));
      rules.push({ id, kind: "near_stage", guestIds: [front[below(front.length)]?.id ?? one] });
    }
  }
  // The list has no particular order, like a couple's own.
  const shuffled = list
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);
  return { guests: shuffled, tables, rules, fixed: [], sides: "apart" };
}

function tablesFor(count: number): ProblemTable[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `t${at}`,
    seats: SEATS,
    distance: Math.floor(at / COLUMNS) * GAP + (at % COLUMNS),
    locked: false,
  }));
}
