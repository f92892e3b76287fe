import type { Pool } from "pg";

/** The accounts whose lists are filled. */
export type Busy = { vendorEmail: string; coupleEmail: string };

/**
 * `{n:50}` stands for 50 rows at 1x. Amounts are multiples of ten, so that the milestones' shares add up. Rows are
 * spread over two years around today.
 */
const STEPS: readonly string[] = [
  `create temp table busy as
   select v.id as vendor, v.account_id as vendor_account, v.vendor_name, v.payment_policy, v.master_category_id,
     c.id as couple
   from vendor v join account va on va.id = v.account_id, customer c join account ca on ca.id = c.id
   where va.email = {vendor} and va.role = 'vendor' and ca.email = {couple} and ca.role = 'customer'`,
  `create temp table pair as
   select n, gen_random_uuid() as id from generate_series(1, {n:50}) n`,
  `insert into account (id, role, email, email_verified_at)
   select id, 'customer', 'busy' || n || '@bench.test', now() from pair`,
  `insert into customer (id, first_name, last_name, phone)
   select id, (array['Hui Min', 'Nur Aisyah', 'Kavitha', 'Jia Hao'])[n % 4 + 1],
     (array['Tan', 'Rahman', 'Raj', 'Lim', 'Ng'])[n % 5 + 1] || ' ' || n, '8' || lpad(n::text, 7, '0') from pair`,

  // The shop's products, all bought later.
  `create temp table ware as
   select n, gen_random_uuid() as id, 1000 * (n % 900 + 100) as cents from generate_series(1, {n:50}) n`,
  `insert into product (id, vendor_id, slug, title, sku_code, status, approved_at, level1_id, product_family,
     price_cents, gst_type, all_in_cents, price_metric, updated_at)
   select ware.id, vendor, 'busy-' || n, (array['Garden', 'Ballroom', 'Terrace', 'Poolside'])[n % 4 + 1] || ' package ' || n,
     'SKU-' || n, case when n % 10 = 0 then 0 else 1 end, now(), master_category_id, array['Family ' || n % 8],
     cents, 0, cents, 'package', now() - n * interval '1 minute'
   from ware, busy`,

  // Orders: of the shop with all couples, and of the couple with all shops.
  `create temp table deal as
   select n, gen_random_uuid() as id, gen_random_uuid() as checkout, vendor, pair.id as customer, ware.id as product, cents,
     now() - ({n:50} - n) * interval '700 days' / {n:50} as placed,
     (array['completed', 'completed', 'completed', 'completed', 'in_progress', 'in_progress', 'in_progress', 'all_paid',
       'delivered', 'awaiting_approval'])[n % 10 + 1] as state, payment_policy as policy
   from pair join ware using (n), busy`,
  `insert into deal
   select {n:50} + row_number() over (), gen_random_uuid(), gen_random_uuid(), p.vendor_id, couple, p.id,
     p.all_in_cents / 10 * 10, now() - (row_number() over () * interval '700 days' / {n:10}),
     (array['completed', 'in_progress', 'in_progress', 'all_paid'])[p.n % 4 + 1], v.payment_policy
   from (select *, row_number() over (partition by vendor_id order by id) as n from product where status = 1
     and all_in_cents >= 100) p join vendor v on v.id = p.vendor_id, busy
   where p.vendor_id <> busy.vendor order by p.n, p.id limit {n:10}`,
  `insert into checkout (id, customer_id, idempotency_key, request_hash, total_cents, due_now_cents, created_at)
   select checkout, customer, 'busy-' || n, '', cents, cents / 5, placed from deal`,
  `insert into "order" (id, checkout_id, customer_id, vendor_id, state, event_date, net_cents, service_charge_cents,
     gst_cents, total_cents, paid_cents, commission_bps, payment_policy, contact_name, contact_phone, placed_at,
     answer_by, approved_at, delivered_at, completed_at)
   select id, checkout, customer, vendor, state, (placed + interval '300 days')::date, cents, 0, 0, cents,
     case when state in ('in_progress', 'awaiting_approval') then cents / 5 else cents end, 800, policy,
     'Busy couple ' || n, '+65 81234567', placed, placed + interval '3 days',
     case when state <> 'awaiting_approval' then placed + interval '1 day' end,
     case when state in ('completed', 'delivered') then placed + interval '10 days' end,
     case when state = 'completed' then placed + interval '24 days' end from deal`,
  `insert into order_item (id, order_id, product_id, position, title, price_metric, quantity, unit_cents, net_cents,
     service_charge_cents, gst_cents, total_cents, plus_plus, event_date)
   select gen_random_uuid(), id, product, 0, 'Package ' || n, 'package', 1, cents, cents, 0, 0, cents, false,
     (placed + interval '300 days')::date from deal`,
  `create temp table step as
   select deal.*, position, gen_random_uuid() as milestone, cents / 10 * share as part
   from deal, (values (0, 2), (1, 3), (2, 5)) as shares (position, share)`,
  `insert into milestone (id, order_id, position, label, amount_cents, due_date, paid_at)
   select milestone, id, position, (array['Deposit', 'Half-way', 'Balance'])[position + 1], part,
     (placed + position * interval '150 days')::date,
     case when position = 0 or state not in ('in_progress', 'awaiting_approval') then placed + position * interval '3 days' end
   from step`,
  `insert into order_event (id, order_id, kind, actor, at)
   select gen_random_uuid(), id, kind, actor, placed from deal, (values ('placed', 'customer'), ('approved', 'vendor')) as
     events (kind, actor) where kind = 'placed' or state <> 'awaiting_approval'`,
  `insert into payment (id, customer_id, checkout_id, gateway, gateway_intent_id, amount_cents, status, method,
     created_at, succeeded_at)
   select checkout, customer, checkout, 'sandbox', 'busy_' || n, cents / 5, 'succeeded', 'card', placed, placed from deal`,
  `insert into payment_allocation (payment_id, milestone_id, amount_cents)
   select checkout, milestone, part from step where position = 0`,

  // The shop’s payouts.
  `create temp table money as
   select n, gen_random_uuid() as id from generate_series(1, {n:10}) n`,
  `insert into payout (id, vendor_id, gateway, gateway_transfer_id, amount_cents, state, created_at, paid_at)
   select id, vendor, 'sandbox', 'busy_' || n, 10000, 'paid', now() - n * interval '1 day', now() - n * interval '1 day'
   from money, busy`,
  `insert into payout_line (id, vendor_id, order_id, kind, gross_cents, commission_cents, net_cents, payout_id, created_at)
   select gen_random_uuid(), deal.vendor, deal.id, 'earning', cents, 0, cents, money.id, placed
   from deal join busy using (vendor) join money on money.n = deal.n % {n:10} + 1 where state = 'completed'`,

  // Messages between the two sides.
  `create temp table talk as
   select n, gen_random_uuid() as id, pair.id as customer, vendor, vendor_account from pair, busy`,
  `insert into room (id, customer_id, vendor_id, last_message_at)
   select id, customer, vendor, now() - n * interval '1 minute' from talk`,
  `insert into room (id, customer_id, vendor_id, last_message_at)
   select gen_random_uuid(), couple, v.id, now() - row_number() over () * interval '1 minute' from vendor v, busy
   where not exists (select 1 from room where customer_id = couple and vendor_id = v.id) limit {n:20}`,
  `insert into message (id, room_id, sender_account_id, client_id, body, created_at)
   select gen_random_uuid(), id, sender, gen_random_uuid(), 'Is Saturday free?', now() - n * interval '1 minute' - later
   from talk, lateral (values (customer, interval '30 seconds'), (vendor_account, interval '0')) as said (sender, later)`,
  `insert into room (id, customer_id, vendor_id) select gen_random_uuid(), couple, vendor from busy on conflict do nothing`,
  `insert into message (id, room_id, sender_account_id, client_id, body, created_at)
   select gen_random_uuid(), room.id, case n % 2 when 0 then couple else vendor_account end, gen_random_uuid(),
     'A long story, part ' || n, now() - n * interval '1 minute'
   from busy join room on room.customer_id = couple and room.vendor_id = vendor, generate_series(1, {n:50}) n`,

  // Reviews, messages, visits and the shop’s own customer records.
  `insert into review (id, vendor_id, customer_id, order_id, rating, title, body, vendor_answer, answered_at, created_at)
   select gen_random_uuid(), deal.vendor, customer, id, n % 5 + 1, 'Lovely ' || n, 'They waited for Ah Ma, twice. ' || n,
     case when n % 3 = 0 then 'Thank you' end, case when n % 3 = 0 then now() end, placed
   from deal join busy using (vendor) where state = 'completed'`,
  `insert into vendor_customer (id, vendor_id, name, email, phone, tags, created_at)
   select gen_random_uuid(), vendor, 'Contact ' || n, 'contact' || n || '@bench.test', '9' || lpad(n::text, 7, '0'),
     array['tag ' || n % 20], now() - n * interval '1 hour' from busy, generate_series(1, {n:20}) n`,
  `insert into appointment (id, vendor_id, customer_id, state, starts_at, ends_at)
   select gen_random_uuid(), vendor, id, (array['completed', 'confirmed'])[1 + (n > {n:10})::int], at, at + interval '1 hour'
   from pair, busy, lateral (select now() + (n - {n:10}) * interval '2 hours'
     + case when n > {n:10} then interval '2 years' else '0' end as at) times where n <= {n:20}`,
  `insert into appointment (id, vendor_id, customer_id, state, starts_at, ends_at)
   select gen_random_uuid(), v.id, couple, 'completed', at, at + interval '1 hour'
   from (select id, row_number() over (order by id) as n from vendor) v, busy,
     lateral (select now() - n * interval '2 hours' as at) times where n <= {n:20}`,
  `insert into wishlist_entry (id, customer_id, product_id, saved_price_cents, created_at)
   select gen_random_uuid(), couple, p.id, p.all_in_cents, now() - row_number() over () * interval '1 minute'
   from (select * from product where status = 1 order by id desc limit {n:20}) p, busy on conflict do nothing`,
  `insert into wishlist_entry (id, customer_id, vendor_id, created_at)
   select gen_random_uuid(), couple, v.id, now() - row_number() over () * interval '1 minute'
   from (select id from vendor order by id limit {n:20}) v, busy on conflict do nothing`,
  `insert into ticket (id, account_id, topic, first_name, last_name, email, message, created_at)
   select gen_random_uuid(), vendor_account, 'other', 'Busy', 'Shop', 'busy@bench.test', 'Ticket ' || n,
     now() - n * interval '1 hour' from busy, generate_series(1, {n:10}) n`,
  `insert into promotion (id, vendor_id, type, code, name, kind, percent_bps, starts_at, created_at)
   select gen_random_uuid(), vendor, type, 'BUSY' || n, 'Campaign ' || n, 'percent', 500, now() - interval '1 day',
     now() - n * interval '1 hour'
   from busy, generate_series(1, {n:5}) n, (values ('discount'), ('voucher')) as types (type)`,
  `insert into vendor_activity (id, vendor_id, actor, role, kind, created_at)
   select gen_random_uuid(), vendor, 'Jun Tan', 'manager', 'PATCH /vendor-product/:id', now() - n * interval '1 hour'
   from busy, generate_series(1, {n:50}) n`,

  // The couple's planning.
  `create temp table party as
   select n, gen_random_uuid() as id, w.id as wedding from busy join wedding w on w.customer_id = couple,
     generate_series(1, {n:10}) n`,
  `insert into household (id, wedding_id, name, email)
   select id, wedding, 'The busy family ' || n, 'family' || n || '@bench.test' from party`,
  `insert into guest (id, wedding_id, household_id, first_name, last_name, side)
   select gen_random_uuid(), wedding, id, (array['Rose', 'Arun', 'Siti'])[m], 'Busy ' || n, 'both'
   from party, generate_series(1, 2) m`,
  `insert into guest_event (guest_id, event_id, wedding_id, answer)
   select g.id, e.id, g.wedding_id, (array['waiting', 'yes', 'no'])[length(g.id::text) % 3 + 1]
   from guest g join wedding_event e on e.wedding_id = g.wedding_id on conflict do nothing`,
  `insert into invitation (id, wedding_id, household_id, salt, token_hash, sent_at)
   select gen_random_uuid(), wedding, id, 'busy', 'busy' || n, now() from party`,
  `insert into task (id, wedding_id, title, due_on)
   select gen_random_uuid(), wedding, 'Task ' || n, current_date + n::int % 400 from party, generate_series(1, 2) m`,
  `insert into outside_booking (id, wedding_id, vendor_name) select id, wedding, 'Auntie ' || n from party`,
  `insert into outside_payment (id, wedding_id, booking_id, label, amount_cents, due_on)
   select gen_random_uuid(), wedding, id, 'Cash', 10000, current_date + n::int % 400 from party`,
];

/** Makes one shop and one couple busy, with `scale` times 50 orders, 50 products, 50 conversations and so on. */
export async function fill(pool: Pool, scale: number, { vendorEmail, coupleEmail }: Busy): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    for (const step of STEPS) {
      const text = step
        .replace(/\{n:(\d+)\}/g, (_, count: string) => String(Number(count) * scale))
        .replace("{vendor}", `'${vendorEmail}'`)
        .replace("{couple}", `'${coupleEmail}'`);
      await client.query(text).catch((error: unknown) => {
        throw new Error(`${String(error)} in: ${text}`);
      });
    }
    await client.query("commit");
    await client.query("analyze");
  } finally {
    client.release();
  }
}
