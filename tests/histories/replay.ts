import fc from "fast-check";
import { sql, type SQL } from "drizzle-orm";
import {
  nextOrderState,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderEventKind,
  type OrderState,
  type OrderTransition,
} from "@/contracts/sale/order/order-process";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { ACTS, type ActName } from "./acts";
import { passTime } from "./time";
import { makeWorld, type Shop, type World } from "./world";

/**
 * One thing that happens in a history. `days` pass before it; the processor's events may wait until later. With `beside`
 * the next step happens at the same moment.
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
/** Steps that a history needs to go anywhere come more often. */
const OFTEN: ActName[] = [
  "approve",
  "approve",
  "approve",
  "payNext",
  "payRest",
  "markDelivered",
  "confirmDelivery",
  "cancel",
  "offerRefund",
  "agreeRefund",
  "review",
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

/** Histories begin with a purchase or two, so that there is something to act upon. */
export const histories = fc
  .tuple(
    fc.array(stepOf(fc.constant("buy")), { minLength: 1, maxLength: 3, size: "max" }),
    fc.array(stepOf(fc.constantFrom(...NAMES, ...OFTEN, ...OFTEN)), {
      minLength: 12,
      maxLength: 36,
      size: "max",
    }),
  )
  .map(([purchases, rest]) => [...purchases, ...rest]);

export type Outcome = { counts: Map<string, number>; complaints: string[] };

/**
 * Plays a history in a world of its own and returns what is wrong after it: answers of 5xx, books that do not agree,
 * states that the graph does not have, charges that were paid twice. Counts what was answered to each act.
 */
export async function replay(shop: Shop, history: readonly Step[]): Promise<Outcome> {
  const world = await makeWorld(shop);
  const counts = new Map<string, number>();
  const complaints: string[] = [];
  let days = 0;
  const running: Promise<void>[] = [];
  const play = async ({ act, couple, seller, pick }: Step) => {
    const scene = { world, couple: take(world.couples, couple), seller: take(world.sellers, seller), pick };
    const answer = await ACTS[act](scene);
    const status = answer?.status ?? "nothing to do";
    const key = `${act} ${status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (typeof status === "number" && status >= 500) complaints.push(`${key}: ${answer?.body.message}`);
  };
  for (const step of history) {
    if (step.days > 0) {
      await Promise.all(running.splice(0));
      days += step.days;
      await Promise.all([passTime(days), shop.beside?.passTime(days)]);
    }
    running.push(play(step));
    if (step.beside) continue;
    await Promise.all(running.splice(0));
    if (step.events) await shop.settle();
  }
  await Promise.all(running);
  await shop.settle();
  complaints.push(...(await checkLedger(shop.db())), ...(await lawBreaches(world)));
  return { counts, complaints };
}

function take<T>(items: readonly T[], at: number): T {
  const item = items[at];
  if (!item) throw new Error(`there is no number ${at}`);
  return item;
}

/** Laws that hold once the processor has nothing more to say. */
async function lawBreaches({ shop, couples }: World): Promise<string[]> {
  const whose = sql.join(
    couples.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const states = sql.join(
    ORDER_STATES.map((state) => sql`${state}`),
    sql`, `,
  );
  const { rows } = await shop.db().execute<{ complaint: string }>(sql`
    select 'order ' || o.id || ' is in the state ' || o.state as complaint
    from "order" o where o.customer_id in (${whose}) and o.state not in (${states})
    union all
    select 'order ' || o.id || ' (' || o.state || ') of ' || o.total_cents || ' keeps ' || o.paid_cents - o.refunded_cents
    from "order" o where o.customer_id in (${whose}) and o.paid_cents - o.refunded_cents > o.total_cents
    union all
    select 'order ' || o.id || ' is cancelled without a cancellation and keeps ' || o.paid_cents - o.refunded_cents
    from "order" o where o.customer_id in (${whose}) and o.state = 'cancelled' and o.paid_cents <> o.refunded_cents
      and not exists (select from cancellation c where c.order_id = o.id and c.state = 'refunded')
    union all
    select 'item ' || i.id || ' costs ' || i.total_cents || ', with its extras ' || x.cents
    from "order" o join order_item i on i.order_id = o.id
    cross join lateral (
      select i.unit_cents * i.quantity + coalesce(sum((a ->> 'unitCents')::int * (a ->> 'quantity')::int *
        case a ->> 'per' when 'unit' then i.quantity else 1 end), 0) as cents
      from jsonb_array_elements(i.add_ons) a
    ) x
    where o.customer_id in (${whose}) and i.discount_cents = 0 and i.total_cents <> x.cents
    union all
    select 'order ' || r.order_id || ' was reviewed ' || count(*) || ' times'
    from review r where r.customer_id in (${whose}) group by r.order_id having count(*) > 1
    union all
    select 'payout ' || p.id || ' of vendor ' || p.vendor_id || ' is still ' || p.state
    from payout p where p.state not in ('paid', 'failed')
      and p.vendor_id in (select vendor_id from "order" where customer_id in (${whose}))
    union all
    select 'payment ' || p.id || ' is ' || p.status || ', the processor says ' || i.status
    from payment p join sandbox_intent i on i.id = p.gateway_intent_id
    where p.customer_id in (${whose}) and (p.status = 'succeeded') <> (i.status = 'succeeded')
    union all
    select 'refund ' || r.id || ' was never paid: ' || coalesce(r.failure, 'no reason')
    from refund r join "order" o on o.id = r.order_id
    where o.customer_id in (${whose}) and r.succeeded_at is null
    union all
    select 'vendor ' || b.vendor_id || ' is booked ' || count(*) || ' times on ' || b.date
    from booking b join vendor v on v.id = b.vendor_id
    where v.id in (select vendor_id from "order" where customer_id in (${whose}))
    group by b.vendor_id, b.date, v.daily_capacity having count(*) > v.daily_capacity`);
  return [...rows.map(({ complaint }) => complaint), ...(await strayOrders(shop, whose))];
}

/** Returns the orders whose history takes a step that the graph does not have, or does not lead to their state. */
async function strayOrders(shop: Shop, whose: SQL): Promise<string[]> {
  type Told = { id: string; state: OrderState; kind: OrderEventKind; actor: OrderActor };
  const { rows } = await shop.db().execute<Told>(sql`
    select o.id, o.state, e.kind, e.actor from "order" o join order_event e on e.order_id = o.id
    where o.customer_id in (${whose}) order by o.id, e.id`);
  const walks = new Map<string, { told: Told; at: OrderState; before: OrderState }>();
  const complaints: string[] = [];
  for (const told of rows) {
    const walk = walks.get(told.id) ?? { told, at: "awaiting_payment", before: "awaiting_payment" };
    walks.set(told.id, walk);
    if (!isTransition(told.kind)) continue;
    const next = nextOrderState(walk.at, told.kind, told.actor, walk.before);
    if (!next) complaints.push(`order ${told.id} took ${told.kind} by ${told.actor} from ${walk.at}`);
    if (told.kind === "hold") walk.before = walk.at;
    walk.at = next ?? walk.at;
  }
  for (const { told, at } of walks.values()) {
    if (at !== told.state) complaints.push(`order ${told.id} is ${told.state}; its history leads to ${at}`);
  }
  return complaints;
}

const isTransition = (kind: OrderEventKind): kind is OrderTransition => kind in ORDER_TRANSITIONS;
