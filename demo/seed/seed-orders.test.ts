import { sql } from "drizzle-orm";
import {
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderState,
  type OrderTransition,
  nextOrderState,
} from "@/contracts/sale/order/order-process";
import { DAY_MS } from "@/lib/time";
import { useTestDatabase } from "@/tests/setup/database";
import { seedDatabase } from "./seed-database";

const NOW = new Date("2026-11-21T04:20:00Z");
const database = useTestDatabase();

beforeAll(async () => {
  await seedDatabase(database().db, { scale: 1, now: NOW, storage: null });
});

const query = async <T extends Record<string, unknown>>(text: string) =>
  (await database().db.execute<T>(sql.raw(text))).rows;

test("there are orders in every state, and the demo couple has one in each, except those that ended unpaid", async () => {
  const states = await query<{ state: OrderState }>(`select distinct state from "order"`);
  expect(states.map(({ state }) => state).sort()).toEqual([...ORDER_STATES].sort());
  const own = await query<{ state: OrderState }>(`
    select distinct o.state from "order" o join account a on a.id = o.customer_id
    where a.email = 'couple@sayang.test'`);
  expect(own.map(({ state }) => state).sort()).toEqual([...ORDER_STATES].sort());
});

test("the demo vendors have requests to answer, with at least a day left", async () => {
  const rows = await query<{ email: string; n: number; soonest: string }>(`
    select a.email, count(*)::int as n, min(o.answer_by)::text as soonest from "order" o
    join vendor v on v.id = o.vendor_id join account a on a.id = v.account_id
    where o.state = 'awaiting_approval' and a.email like '%@sayang.test' group by a.email order by a.email`);
  const requests = new Map(rows.map((row) => [row.email, row]));
  expect(requests.get("vendor@sayang.test")?.n).toBeGreaterThanOrEqual(3);
  expect(requests.get("vendor2@sayang.test")?.n).toBeGreaterThanOrEqual(2);
  for (const { soonest } of rows) expect(new Date(soonest).getTime() - NOW.getTime()).toBeGreaterThan(DAY_MS);
});

test("the history of each order leads to its state through steps that the process allows", async () => {
  const events = await query<{ id: string; state: OrderState; kind: string; actor: OrderActor }>(`
    select o.id, o.state, e.kind, e.actor from "order" o join order_event e on e.order_id = o.id
    order by o.id, e.at, e.id`);
  const reached = new Map<string, OrderState>();
  const wanted = new Map<string, OrderState>();
  for (const { id, state, kind, actor } of events) {
    wanted.set(id, state);
    if (!(kind in ORDER_TRANSITIONS)) continue;
    const from = reached.get(id) ?? "awaiting_payment";
    const to = nextOrderState(from, kind as OrderTransition, actor);
    if (!to) throw new Error(`order ${id}: ${actor} may not ${kind} from ${from}`);
    reached.set(id, to);
  }
  for (const [id, state] of wanted) {
    expect({ id, state: reached.get(id) ?? "awaiting_payment" }).toEqual({ id, state });
  }
  expect(wanted.size).toBeGreaterThan(1000);
});

test("nothing happens in the future, or before it is possible", async () => {
  const now = NOW.toISOString();
  expect(
    await query(`
      select o.number, o.state from "order" o join customer c on c.id = o.customer_id
      join account a on a.id = c.id join vendor v on v.id = o.vendor_id
      where greatest(o.placed_at, o.approved_at, o.delivered_at, o.completed_at, o.cancelled_at) > '${now}'
        or o.placed_at < a.created_at or o.placed_at < v.created_at or o.approved_at < o.placed_at
        or o.approved_at > o.answer_by or o.completed_at < o.delivered_at
        or exists (select 1 from milestone m where m.order_id = o.id and (m.paid_at > '${now}' or m.paid_at < o.placed_at))
        or exists (select 1 from order_event e where e.order_id = o.id and e.at > '${now}')`),
  ).toEqual([]);
  expect(
    await query(`
      select r.id from review r join "order" o on o.id = r.order_id
      where r.created_at > '${now}' or r.answered_at > '${now}' or r.answered_at < r.created_at or r.created_at < o.delivered_at`),
  ).toEqual([]);
});

test("open orders are recent enough not to expire", async () => {
  expect(
    await query(`
      select number from "order" where (state = 'awaiting_payment' and placed_at < '${NOW.toISOString()}'::timestamptz - interval '2 hours')
        or (state = 'awaiting_approval' and answer_by < '${NOW.toISOString()}'::timestamptz + interval '24 hours')`),
  ).toEqual([]);
});

test("every active order holds one slot of its day, and a cancelled one none", async () => {
  expect(
    await query(`
      select o.number, o.state, b.slots from "order" o
      join vendor v on v.id = o.vendor_id
      left join lateral (select count(*)::int as slots, max(slot) as top from booking where order_id = o.id and date = o.event_date) b on true
      where b.slots <> case when o.state = 'cancelled' then 0 else 1 end or b.top > v.daily_capacity`),
  ).toEqual([]);
});

test("ordered items are available on that day, within their limits, at their price", async () => {
  expect(
    await query(`
      select o.number, p.title, i.quantity, o.event_date
      from order_item i join "order" o on o.id = i.order_id join product p on p.id = i.product_id join vendor v on v.id = o.vendor_id
      where i.unit_cents <> p.all_in_cents or i.total_cents <> i.quantity * i.unit_cents - i.discount_cents
        or p.vendor_id <> o.vendor_id
        or p.status <> 1 or i.quantity < coalesce(p.min_qty, 1) or i.quantity > coalesce(p.max_qty, 999)
        or i.quantity * i.unit_cents < coalesce(p.min_pricing_cents, 0)
        or (o.state <> 'cancelled' and o.event_date > '2026-11-21' and (
          o.event_date = any(v.off_days || p.custom_off_days)
          or p.open_hours -> extract(dow from o.event_date)::int::text = 'null'::jsonb))`),
  ).toEqual([]);
});

test("each order was paid with the others of its checkout, and adds up to it", async () => {
  expect(
    await query(`
      select c.id from checkout c join "order" o on o.checkout_id = c.id
      group by c.id having sum(o.total_cents) <> c.total_cents
        or c.due_now_cents <> (select sum(m.amount_cents) from milestone m join "order" x on x.id = m.order_id where x.checkout_id = c.id and m.position = 0)`),
  ).toEqual([]);
});

test("vendors' counters match their reviews and orders", async () => {
  expect(
    await query(`
      select v.vendor_name from vendor v
      left join lateral (select count(*)::int as n, coalesce(sum(rating), 0)::int as stars from review where vendor_id = v.id) r on true
      left join lateral (select count(*)::int as n from "order" where vendor_id = v.id and state = 'completed') o on true
      where (v.rating_count, v.rating_sum, v.orders_completed) is distinct from (r.n, r.stars, o.n)`),
  ).toEqual([]);
  const [mean] = await query<{ rating: number; answered: number }>(
    `select avg(rating)::float8 as rating, avg((vendor_answer is not null)::int)::float8 as answered from review`,
  );
  expect(mean?.rating).toBeGreaterThan(4.45);
  expect(mean?.rating).toBeLessThan(4.75);
  expect(mean?.answered).toBeGreaterThan(0.4);
  expect(mean?.answered).toBeLessThan(0.7);
});
