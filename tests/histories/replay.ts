import fc from "fast-check";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import type { ApiAnswer, ApiCall } from "@/tests/setup/api";
import { ACTS, type ActName } from "./acts";
import { figureBreaches } from "./figures/figures";
import { fittingAct } from "./fitting-act";
import { lawBreaches } from "./laws";
import { readOrders } from "./pick";
import { passTime } from "./time";
import { makeWorld, type Shop } from "./world";

/**
 * One step of a history. `days` pass before it; the processor's events may be held back. With `beside`, the next step
 * happens at the same moment.
 */
export type Step = {
  act: ActName;
  couple: 0 | 1;
  seller: 0 | 1;
  pick: number;
  days: number;
  events: boolean;
  beside?: boolean;
};

const NAMES = Object.keys(ACTS) as ActName[];
/** Steps without which a history gets nowhere are more frequent. */
const OFTEN: ActName[] = [
  "approve",
  "payNext",
  "payNext",
  "payRest",
  "payRest",
  "payRest",
  "markDelivered",
  "confirmDelivery",
  "askEdit",
  "answerEdit",
  "answerEditAsCouple",
  "offerRefund",
  "agreeRefund",
  "review",
  "bankTakesBack",
  "bankDecides",
  "bankDecides",
];

const stepOf = (act: fc.Arbitrary<ActName>): fc.Arbitrary<Step> =>
  fc.record({
    act,
    couple: fc.constantFrom(0 as const, 0 as const, 1 as const),
    seller: fc.constantFrom(0 as const, 1 as const),
    pick: fc.nat(9_999),
    days: fc.constantFrom(0, 0, 0, 0, 0, 1, 4, 8, 20),
    events: fc.boolean(),
    beside: fc.constantFrom(false, false, false, true),
  });

/** Histories begin with a purchase or two, so that there is something to act on. */
export const histories = fc
  .tuple(
    fc.array(stepOf(fc.constant("buy")), { minLength: 1, maxLength: 3, size: "max" }),
    fc.array(stepOf(fc.constantFrom(...NAMES, ...OFTEN, ...OFTEN)), {
      minLength: 8,
      maxLength: 24,
      size: "max",
    }),
  )
  .map(([purchases, rest]) => [...purchases, ...rest]);

export type Outcome = { counts: Map<string, number>; complaints: string[] };

/**
 * Plays a history in its own world and returns the violations: 5xx answers, an inconsistent ledger, states missing from
 * the graph, charges paid twice, or orders displayed incorrectly. Counts the answers to each act.
 */
export async function replay(shop: Shop, history: readonly Step[]): Promise<Outcome> {
  const world = await makeWorld(shop);
  const counts = new Map<string, number>();
  const complaints: string[] = [];
  let days = 0;
  const running: Promise<void>[] = [];
  const play = async ({ act, couple, seller, pick }: Step) => {
    const scene = { world, couple: take(world.couples, couple), seller: take(world.sellers, seller), pick };
    let done = act;
    let answer = await ACTS[act](scene);
    // Substitutes a fitting act, so that histories get far.
    if (!answer) answer = await ACTS[(done = await fittingAct(scene))](scene);
    const status = answer?.status ?? "nothing to do";
    const key = `${done} ${status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (typeof status === "number" && status >= 500) complaints.push(`${key}: ${answer?.body?.message}`);
  };
  for (const step of history) {
    if (step.days > 0) {
      await Promise.all(running.splice(0));
      days += step.days;
      // Rows keep real timestamps. With all the passed days, everything new would be overdue at once.
      const passed = step.pick % 3 === 0 ? days : step.days;
      await Promise.all([passTime(passed), shop.beside?.passTime(passed)]);
    }
    running.push(play(step));
    if (step.beside) continue;
    await Promise.all(running.splice(0));
    if (step.events) await shop.settle();
  }
  await Promise.all(running);
  await shop.settle();
  complaints.push(...(await newComplaints(shop)), ...(await lawBreaches(world)));
  // Reading everything through the API takes a sizeable part of a history's time.
  if (history.length % 3 === 0) {
    const told = { ...world, shop: { ...shop, call: readOnce(shop.call) } };
    complaints.push(...(await readOrders(told)), ...(await figureBreaches(told)));
  }
  return { counts, complaints };
}

/** Returns a call that reads each page of each account once, for checks that compare it with several others. */
function readOnce(call: Shop["call"]): Shop["call"] {
  const answers = new Map<string, ReturnType<Shop["call"]>>();
  return <T>(method: string, path: string, options: ApiCall = {}) => {
    if (method !== "GET") return call<T>(method, path, options);
    const key = `${options.as?.accountId} ${path}`;
    const answer = answers.get(key) ?? call(method, path, options);
    answers.set(key, answer);
    return answer as Promise<ApiAnswer<T>>;
  };
}

const known = new WeakMap<Shop, Set<string>>();

/**
 * Returns the ledger's inconsistencies except those that an earlier history left, because shrinking reuses the same
 * database.
 */
async function newComplaints(shop: Shop): Promise<string[]> {
  const before = known.get(shop) ?? new Set();
  const complaints = await checkLedger(shop.db());
  known.set(shop, new Set(complaints));
  return complaints.filter((complaint) => !before.has(complaint));
}

function take<T>(items: readonly T[], at: number): T {
  const item = items[at];
  if (!item) throw new Error(`there is no number ${at}`);
  return item;
}
