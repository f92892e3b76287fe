import type { PoolClient } from "pg";

const NOTES = [
  "Bride’s mother is vegetarian. Check the set menu with the kitchen.",
  "Prefers WhatsApp after 8 pm. Deposit receipt already sent.",
  "Wants to move in at noon. Loading bay booked for 11:30 am.",
  "Asked for two more tables. Waiting for their final count.",
];

/** Gives every third order of the demo vendors to the account that registered the shop, with a note by it. */
export async function noteOrders(client: PoolClient): Promise<void> {
  await client.query(
    `with own as (
      select o.id, o.placed_at, vendor.account_id,
        coalesce(nullif(concat_ws(' ', vendor.business_owner ->> 'firstName', vendor.business_owner ->> 'lastName'), ''),
          vendor.vendor_name) as name,
        row_number() over (partition by o.vendor_id order by o.placed_at desc, o.id) as place
      from "order" o join vendor on vendor.id = o.vendor_id join account on account.id = vendor.account_id
      where account.email in ('vendor@sayang.test', 'vendor2@sayang.test') and o.state <> 'awaiting_payment'
    ), given as (
      update "order" set handler_account_id = own.account_id from own
      where "order".id = own.id and own.place % 3 = 1
    )
    insert into order_note (id, order_id, author_account_id, author_name, body, created_at, edited_at)
    select md5('order note ' || id)::uuid, id, account_id, name, ($1::text[])[place / 3 % 4 + 1],
      placed_at + interval '1 day', case when place % 2 = 0 then placed_at + interval '2 days' end
    from own where place % 3 = 1 and placed_at < now() - interval '2 days'`,
    [NOTES],
  );
}
