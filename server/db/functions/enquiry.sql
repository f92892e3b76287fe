-- Derives the stages of vendors' enquiries (server/db/schema/messaging/enquiry.ts) from messages, visits, offers and
-- orders, whichever module or job writes those. A bulk load, as of demo data, sets `sayang.enquiries_later` and calls
-- enquiry_fill() at its end.

-- An order counts from when it reached the vendor, as in isHiddenFromVendor.
create or replace function enquiry_stage(of_vendor uuid, of_customer uuid) returns text stable language sql as $$
  select case
    when exists (select from "order" where vendor_id = of_vendor and customer_id = of_customer
      and state not in ('awaiting_payment', 'cancelled')) then 'booked'
    when exists (select from offer where vendor_id = of_vendor and customer_id = of_customer
      and state in ('open', 'accepted', 'expired')) then 'offer'
    when exists (select from appointment where vendor_id = of_vendor and customer_id = of_customer
      and state not in ('declined', 'cancelled')) then 'visit'
    when exists (select from room join message on message.room_id = room.id
      where room.vendor_id = of_vendor and room.customer_id = of_customer
      and message.sender_account_id <> of_customer and not message.is_automatic
      and not message.is_broadcast) then 'answered'
    else 'new'
  end
$$;

-- Creates the enquiry or updates its stage, reopening a lost one.
create or replace function enquiry_moved(of_vendor uuid, of_customer uuid, by_source text, happened timestamptz)
returns void language plpgsql as $$
begin
  insert into enquiry (id, vendor_id, customer_id, stage, source, last_at, created_at)
  values (gen_random_uuid(), of_vendor, of_customer, enquiry_stage(of_vendor, of_customer), by_source, happened, happened)
  on conflict (vendor_id, customer_id) do update set
    stage = excluded.stage, lost_at = null, lost_reason = null, last_at = greatest(enquiry.last_at, excluded.last_at);
end $$;

create or replace function enquiry_message() returns trigger language plpgsql as $$
declare
  talk room;
  known enquiry;
begin
  select * into talk from room where id = new.room_id;
  select * into known from enquiry where vendor_id = talk.vendor_id and customer_id = talk.customer_id;
  if known.id is null or (known.stage = 'lost' and new.sender_account_id = talk.customer_id) then
    perform enquiry_moved(talk.vendor_id, talk.customer_id, 'message', new.created_at);
  elsif known.stage = 'new' and new.sender_account_id <> talk.customer_id and not new.is_automatic
    and not new.is_broadcast then
    update enquiry set stage = 'answered', last_at = greatest(last_at, new.created_at)
    where id = known.id and stage = 'new';
  elsif known.last_at < new.created_at - interval '1 minute' then
    -- Not at every message, so that a lively conversation doesn't write twice.
    update enquiry set last_at = new.created_at where id = known.id and last_at < new.created_at;
  end if;
  return null;
end $$;

create or replace trigger enquiry_message_sent after insert on message
  for each row when (current_setting('sayang.enquiries_later', true) is distinct from 'on')
  execute function enquiry_message();

-- The request's message is written first, in the same transaction, and has created the enquiry.
create or replace function enquiry_asked() returns trigger language plpgsql as $$
declare
  talk room;
begin
  select * into talk from room where id = new.room_id;
  update enquiry set source = 'ask' where vendor_id = talk.vendor_id and customer_id = talk.customer_id
    and not exists (select from message where room_id = talk.id and created_at < new.created_at - interval '1 minute')
    and source = 'message';
  return null;
end $$;

create or replace trigger enquiry_vendor_asked after insert on asked_vendor
  for each row when (current_setting('sayang.enquiries_later', true) is distinct from 'on')
  execute function enquiry_asked();

create or replace function enquiry_declined() returns trigger language plpgsql as $$
begin
  update enquiry set stage = 'lost', lost_reason = 'declined', lost_at = new.declined_at
  from room where room.id = new.room_id and enquiry.vendor_id = room.vendor_id
    and enquiry.customer_id = room.customer_id and enquiry.stage in ('new', 'answered');
  return null;
end $$;

create or replace trigger enquiry_ask_declined after update of declined_at on asked_vendor
  for each row when (old.declined_at is null and new.declined_at is not null)
  execute function enquiry_declined();

create or replace function enquiry_visit() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.state not in ('declined', 'cancelled') then
    perform enquiry_moved(new.vendor_id, new.customer_id, 'visit', case tg_op when 'INSERT' then new.created_at else now() end);
  else
    update enquiry set stage = enquiry_stage(vendor_id, customer_id)
    where vendor_id = new.vendor_id and customer_id = new.customer_id and stage <> 'lost';
  end if;
  return null;
end $$;

create or replace trigger enquiry_visit_asked after insert on appointment
  for each row when (current_setting('sayang.enquiries_later', true) is distinct from 'on')
  execute function enquiry_visit();
create or replace trigger enquiry_visit_changed after update of state on appointment
  for each row when (old.state is distinct from new.state)
  execute function enquiry_visit();

create or replace function enquiry_offer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform enquiry_moved(new.vendor_id, new.customer_id, 'message', new.created_at);
  else
    update enquiry set stage = enquiry_stage(vendor_id, customer_id)
    where vendor_id = new.vendor_id and customer_id = new.customer_id and stage <> 'lost';
  end if;
  return null;
end $$;

create or replace trigger enquiry_offer_sent after insert on offer
  for each row when (current_setting('sayang.enquiries_later', true) is distinct from 'on')
  execute function enquiry_offer();
create or replace trigger enquiry_offer_changed after update of state on offer
  for each row when (old.state is distinct from new.state)
  execute function enquiry_offer();

-- An order counts once it is submitted. An enquiry is lost when its only order is cancelled.
create or replace function enquiry_order() returns trigger language plpgsql as $$
begin
  if new.state not in ('awaiting_payment', 'cancelled') then
    if tg_op = 'INSERT' or old.state in ('awaiting_payment', 'cancelled') then
      perform enquiry_moved(new.vendor_id, new.customer_id, 'order', case tg_op when 'INSERT' then new.placed_at else now() end);
    end if;
  elsif new.state = 'cancelled' then
    update enquiry set stage = 'lost', lost_reason = 'cancelled', lost_at = now()
    where vendor_id = new.vendor_id and customer_id = new.customer_id and stage = 'booked'
      and enquiry_stage(vendor_id, customer_id) <> 'booked';
  end if;
  return null;
end $$;

create or replace trigger enquiry_order_placed after insert on "order"
  for each row when (current_setting('sayang.enquiries_later', true) is distinct from 'on')
  execute function enquiry_order();
create or replace trigger enquiry_order_changed after update of state on "order"
  for each row when (old.state is distinct from new.state)
  execute function enquiry_order();

-- Creates the enquiries for rows that were loaded without the triggers.
create or replace function enquiry_fill() returns void language sql as $$
  insert into enquiry (id, vendor_id, customer_id, stage, source, last_at, created_at)
  select gen_random_uuid(), vendor_id, customer_id, enquiry_stage(vendor_id, customer_id),
    (array_agg(source order by began))[1], max(happened), min(began)
  from (
    select vendor_id, customer_id, created_at as began, last_message_at as happened, 'message' as source from room
    union all
    select vendor_id, customer_id, created_at, created_at, 'visit' from appointment
    union all
    select vendor_id, customer_id, created_at, created_at, 'message' from offer
    union all
    select vendor_id, customer_id, placed_at, placed_at, 'order' from "order"
    where state not in ('awaiting_payment', 'cancelled')
  ) met
  group by vendor_id, customer_id
  on conflict (vendor_id, customer_id) do nothing
$$;
