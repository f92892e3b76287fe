import { sql } from "drizzle-orm";
import { ORDER_STATES } from "@/contracts/sale/order/order-process";
import { strayCancellations, strayOrders } from "./graphs";
import type { World } from "./world";

/** Checks the invariants that hold once the processor has no more events to deliver. */
export async function lawBreaches({ shop, couples }: World): Promise<string[]> {
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
    from "order" o
    cross join lateral (
      select coalesce((
          select sum(e.amount_cents) from ledger_entry e
          where e.order_id = o.id and e.account in ('order', 'commission') and e.kind in ('dispute', 'dispute_won')
        ), 0) + coalesce((
          select sum(r.amount_cents) from refund r
          join dispute d on d.payment_id = r.payment_id and d.state = 'open'
          where r.order_id = o.id and r.succeeded_at is null and r.withdrawn_at is null
        ), 0) as cents
    ) banks
    where o.customer_id in (${whose}) and o.paid_cents - o.refunded_cents - banks.cents > o.total_cents
    union all
    select 'order ' || o.id || ' is cancelled without a cancellation and keeps ' || o.paid_cents - o.refunded_cents
    from "order" o where o.customer_id in (${whose}) and o.state = 'cancelled' and o.paid_cents <> o.refunded_cents
      and not exists (select from cancellation c where c.order_id = o.id and c.state = 'refunded')
      and not exists (
        select from dispute d join payment_allocation a on a.payment_id = d.payment_id
        join milestone m on m.id = a.milestone_id where m.order_id = o.id and d.state <> 'won'
      )
    union all
    select 'item ' || i.id || ' costs ' || i.total_cents || ' after ' || i.discount_cents || ' off ' || x.cents
    from "order" o join order_item i on i.order_id = o.id
    cross join lateral (
      select i.unit_cents * i.quantity + coalesce(sum((a ->> 'unitCents')::int * (a ->> 'quantity')::int *
        case a ->> 'per' when 'unit' then i.quantity else 1 end), 0) as cents
      from jsonb_array_elements(i.add_ons) a
    ) x
    where o.customer_id in (${whose}) and i.total_cents + i.discount_cents <> x.cents
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
    where o.customer_id in (${whose}) and r.succeeded_at is null and r.withdrawn_at is null
      and not exists (select from dispute d where d.payment_id = r.payment_id and d.state = 'open')
    union all
    select 'charge ' || i.id || ' of ' || i.amount_cents || ' gave back ' || back.cents
    from payment p join sandbox_intent i on i.id = p.gateway_intent_id
    cross join lateral (
      select coalesce((
          select sum(s.amount_cents) from sandbox_refund s where s.intent_id = i.id and not s.failed
        ), 0) + coalesce((
          select sum(d.amount_cents) from sandbox_dispute d where d.intent_id = i.id and d.state <> 'won'
        ), 0) as cents
    ) back
    where p.customer_id in (${whose}) and back.cents > i.amount_cents
    union all
    select 'dispute ' || d.id || ' is ' || d.state || ', the bank says ' || s.state
    from dispute d join payment p on p.id = d.payment_id join sandbox_dispute s on s.id = d.gateway_dispute_id
    where p.customer_id in (${whose}) and d.state <> s.state
    union all
    select 'refund ' || r.id || ' of ' || r.amount_cents || ' was paid as ' || coalesce(s.cents, 0)
    from refund r join "order" o on o.id = r.order_id
    left join lateral (
      select sum(s.amount_cents) as cents from sandbox_refund s
      where s.merchant_refund_id = r.id::text and not s.failed
    ) s on true
    where o.customer_id in (${whose}) and r.succeeded_at is not null and r.amount_cents <> coalesce(s.cents, 0)
    union all
    select 'payout ' || p.id || ' of ' || p.amount_cents || ' is ' || p.state || ', ' || coalesce(t.cents, 0) || ' went out'
    from payout p
    left join lateral (
      select sum(t.amount_cents - t.reversed_cents) as cents from sandbox_transfer t
      where t.merchant_payout_id = p.id::text and t.status = 'paid'
    ) t on true
    where p.vendor_id in (select vendor_id from "order" where customer_id in (${whose}))
      and coalesce(t.cents, 0) <> case p.state when 'paid' then p.amount_cents else 0 end
    union all
    select 'vendor ' || b.vendor_id || ' is booked ' || count(*) || ' times on ' || b.date
    from booking b join vendor v on v.id = b.vendor_id
    where v.id in (select vendor_id from "order" where customer_id in (${whose}))
    group by b.vendor_id, b.date, v.daily_capacity having count(*) > v.daily_capacity`);
  return [
    ...rows.map(({ complaint }) => complaint),
    ...(await strayOrders(shop, whose)),
    ...(await strayCancellations(shop, whose)),
  ];
}
