import type { PoolClient } from "pg";

/**
 * Creates the enquiries that follow from the seeded orders and messages, and adds a team's notes to those of the demo
 * vendors: every third has an estimate, an assignee and a follow-up date, and every seventh without a booking is lost.
 */
export async function followEnquiries(client: PoolClient, now: Date): Promise<void> {
  await client.query("select enquiry_fill()");
  await client.query(
    `with own as (
      select enquiry.id, enquiry.stage, vendor.account_id,
        row_number() over (partition by enquiry.vendor_id order by enquiry.last_at desc) as place
      from enquiry join vendor on vendor.id = enquiry.vendor_id join account on account.id = vendor.account_id
      where account.email in ('vendor@sayang.test', 'vendor2@sayang.test')
    )
    update enquiry set
      stage = case when lost then 'lost' else own.stage end,
      lost_reason = case when lost then (array['price', 'booked_elsewhere', 'date_taken'])[place % 3 + 1] end,
      lost_at = case when lost then $1::timestamptz end,
      value_cents = case when place % 3 = 0 then (4 + place % 9) * 100000 end,
      handler_account_id = case when place % 3 = 0 then own.account_id end,
      follow_up_on = case when place % 3 = 0 and place < 30 and not lost
        then ($1::timestamptz at time zone 'Asia/Singapore')::date + (place % 7)::int end
    from own, lateral (select place % 7 = 5 and own.stage in ('new', 'answered', 'visit') as lost) ended
    where enquiry.id = own.id`,
    [now],
  );
}
