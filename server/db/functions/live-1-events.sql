-- The outbox of the live stream: docs/decisions/0037-one-stream.md.

-- Adds an event for each of the accounts, in the caller's transaction.
create or replace function live_tell(audience uuid[], event_kind text, event_data jsonb) returns void language sql as $$
  insert into live_event (audience_id, kind, data)
  select distinct account_id, event_kind, event_data from unnest(audience) account_id where account_id is not null
$$;

-- The accounts that act for a couple: its own and its partner's.
create or replace function live_couple(of_customer uuid) returns uuid[] stable language sql as $$
  select array_agg(account_id) || of_customer from couple_account where customer_id = of_customer
$$;

-- The accounts of a vendor's team. All its roles may read messages, appointments and orders (CAPABILITIES_OF).
create or replace function live_team(of_vendor uuid) returns uuid[] stable language sql as $$
  select array_agg(account_id) from vendor_account where vendor_id = of_vendor
$$;

-- The accounts that may read a wedding's guests (RIGHTS_OF_MEMBER).
create or replace function live_planners(of_wedding uuid) returns uuid[] stable language sql as $$
  select (select array_agg(account_id) from wedding_member
    where wedding_id = wedding.id and role in ('fiancee', 'bridal_party')
      and accepted_at is not null and revoked_at is null) || customer_id
  from wedding where id = of_wedding
$$;

-- Tells the teams of vendors that serve a wedding's events, or whose arrival is on its run sheet.
create or replace function live_event_orders(of_wedding uuid) returns void language sql as $$
  select live_tell(live_team(vendor_id), 'event_order', jsonb_build_object('orderId', id))
  from "order"
  where state not in ('awaiting_payment', 'cancelled') and id in (
    select order_item.order_id from event_order join order_item on order_item.id = event_order.order_item_id
    where event_order.wedding_id = of_wedding
    union select order_id from run_sheet_item where wedding_id = of_wedding and order_id is not null)
$$;

-- Runs at commit. The lock is kept until the transaction is visible, so that numbers appear in order. It costs no
-- concurrency, because NOTIFY serialises commits anyway.
create or replace function live_event_numbered() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1818850917); -- "live" in ASCII
  update live_event set seq = nextval('live_event_seq') where id = new.id;
  perform pg_notify('live', '');
  return null;
end $$;

drop trigger if exists live_event_numbered on live_event;
create constraint trigger live_event_numbered after insert on live_event
  deferrable initially deferred for each row execute function live_event_numbered();

-- Ends a session's streams when the session ends.
create or replace function live_session_over() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('over', old.id)::text);
  return null;
end $$;

create or replace trigger live_session_revoked after update of revoked_at on session
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function live_session_over();
create or replace trigger live_session_deleted after delete on session
  for each row when (old.revoked_at is null) execute function live_session_over();
