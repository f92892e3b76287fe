import { sql } from "drizzle-orm";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { useTestDatabase } from "@/tests/setup/database";
import { seedDatabase } from "./seed-database";

const database = useTestDatabase();

beforeAll(async () => {
  await seedDatabase(database().db, {
    scale: 1,
    now: new Date("2026-11-21T04:20:00Z"),
    storage: null,
  });
});

/** Returns rows that break the rule. There should be none; `of` proves that there were rows to check. */
async function breaches(of: string, query: string) {
  const { rows } = await database().db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${of}`),
  );
  expect(rows[0]?.n).toBeGreaterThan(0);
  return (await database().db.execute(sql.raw(query))).rows;
}

test("the ledger agrees with orders, payments and refunds", async () => {
  expect(await checkLedger(database().db)).toEqual([]);
});

test("each posting balances to zero", async () => {
  const query = `select posting_id from ledger_entry group by posting_id having sum(amount_cents) <> 0`;
  expect(await breaches("ledger_entry", query)).toEqual([]);
});

test("an order's account holds what was paid for it until it is completed or refunded", async () => {
  const query = `
    select o.number, o.state, o.paid_cents, o.refunded_cents, coalesce(sum(e.amount_cents), 0) as balance
    from "order" o left join ledger_entry e on e.account = 'order' and e.account_id = o.id
    group by o.id
    having coalesce(sum(e.amount_cents), 0) <>
      case when o.state = 'completed' then 0 else o.refunded_cents - o.paid_cents end`;
  expect(await breaches(`"order" where state in ('completed', 'cancelled', 'in_progress')`, query)).toEqual(
    [],
  );
});

test("the processor's account holds incoming money less refunds and payouts", async () => {
  const { rows } = await database().db.execute<{ gateway: string; orders: string; sandbox: string }>(sql`
    select (select sum(amount_cents) from ledger_entry where account = 'gateway')
      + (select sum(amount_cents) from payout) as gateway,
      (select sum(paid_cents - refunded_cents) from "order")
        + (select sum(total_cents) from voucher_purchase where state = 'paid') as orders,
      (select sum(amount_cents - refunded_cents) from sandbox_intent where status = 'succeeded') as sandbox`);
  expect(Number(rows[0]?.gateway)).toBeGreaterThan(0);
  expect(rows[0]).toMatchObject({ orders: rows[0]?.gateway, sandbox: rows[0]?.gateway });
});

test("a completed order is divided between the vendor and the commission agreed at purchase", async () => {
  const query = `
    select o.number, e.vendor, e.commission
    from "order" o join lateral (
      select -sum(amount_cents) filter (where account = 'commission') as commission,
        -sum(amount_cents) filter (where account = 'vendor' and account_id = o.vendor_id) as vendor
      from ledger_entry where order_id = o.id and kind = 'settlement'
    ) e on true
    where o.state = 'completed' and (
      e.commission is distinct from round(o.paid_cents::bigint * o.commission_bps / 10000.0)
      or e.vendor is distinct from o.paid_cents - e.commission)`;
  expect(await breaches(`"order" where state = 'completed'`, query)).toEqual([]);
  const earned = `
    select o.number from "order" o left join payout_line l on l.order_id = o.id and l.kind = 'earning'
    where o.state = 'completed' and l.gross_cents is distinct from o.paid_cents`;
  expect(await breaches("payout_line where payout_id is not null", earned)).toEqual([]);
  const early = `select 1 from ledger_entry e join "order" o on o.id = e.order_id
    where e.kind = 'settlement' and o.state <> 'completed'`;
  expect(await breaches("ledger_entry where kind = 'settlement'", early)).toEqual([]);
});

test("milestones add up to the order, and paid ones to the amount paid, in order", async () => {
  const query = `
    select o.number from "order" o join milestone m on m.order_id = o.id
    group by o.id
    having sum(m.amount_cents) <> o.total_cents
      or coalesce(sum(m.amount_cents) filter (where m.paid_at is not null), 0) <> o.paid_cents
      or min(m.position) filter (where m.paid_at is null) < max(m.position) filter (where m.paid_at is not null)`;
  expect(await breaches("milestone", query)).toEqual([]);
  const allotted = `
    select m.id from milestone m left join payment_allocation a on a.milestone_id = m.id
    left join payment p on p.id = a.payment_id
    group by m.id
    having coalesce(sum(a.amount_cents), 0) <> case when m.paid_at is null then 0 else m.amount_cents end
      or max(p.succeeded_at) is distinct from m.paid_at`;
  expect(await breaches("payment_allocation", allotted)).toEqual([]);
});

test("cancelled orders that had been paid are refunded in full, and no others", async () => {
  const query = `
    select o.number, o.state, o.paid_cents, o.refunded_cents from "order" o
    where o.refunded_cents <> case when o.state = 'cancelled' then o.paid_cents else 0 end
      or o.refunded_cents <> (select coalesce(sum(amount_cents), 0) from refund r where r.order_id = o.id and r.succeeded_at is not null)`;
  expect(await breaches(`"order" where state = 'cancelled' and paid_cents > 0`, query)).toEqual([]);
});

test("charges are in the embedded processor's own records", async () => {
  const query = `
    select p.id from payment p left join sandbox_intent i on i.id = p.gateway_intent_id
    where i.id is null or i.amount_cents <> p.amount_cents or i.status <> p.status
      or i.idempotency_key <> p.id::text
      or i.refunded_cents <> (select coalesce(sum(r.amount_cents), 0) from refund r where r.payment_id = p.id)`;
  expect(await breaches("payment", query)).toEqual([]);
});
