-- Adds the events for open screens, whichever module or job writes these tables. Old rows, as in imported or demo data,
-- cause none.

create or replace function live_message() returns trigger language plpgsql as $$
declare
  talk room;
begin
  select * into talk from room where id = new.room_id;
  perform live_tell(live_couple(talk.customer_id), 'message',
    jsonb_build_object('roomId', talk.id, 'id', new.id, 'side', 'customer'));
  perform live_tell(live_team(talk.vendor_id), 'message',
    jsonb_build_object('roomId', talk.id, 'id', new.id, 'side', 'vendor'));
  return null;
end $$;

create or replace trigger live_message_sent after insert on message
  for each row when (new.created_at > now() - interval '1 hour') execute function live_message();

-- For both sides: the author sees that it was read, and the reader's other devices that nothing is unread.
create or replace function live_room_read() returns trigger language plpgsql as $$
begin
  -- In a blocked conversation, each side only gets events of its own reading.
  if new.customer_blocked_at is not null or new.vendor_blocked_at is not null then
    perform live_tell(live_couple(new.customer_id), 'read',
      jsonb_build_object('roomId', new.id, 'customerReadAt', new.customer_read_at, 'vendorReadAt', null,
        'customerDeliveredAt', null, 'vendorDeliveredAt', null));
    perform live_tell(live_team(new.vendor_id), 'read',
      jsonb_build_object('roomId', new.id, 'customerReadAt', null, 'vendorReadAt', new.vendor_read_at,
        'customerDeliveredAt', null, 'vendorDeliveredAt', null));
    return null;
  end if;
  perform live_tell(live_couple(new.customer_id) || live_team(new.vendor_id), 'read', jsonb_build_object(
    'roomId', new.id, 'customerReadAt', new.customer_read_at, 'vendorReadAt', new.vendor_read_at,
    'customerDeliveredAt', new.customer_delivered_at, 'vendorDeliveredAt', new.vendor_delivered_at));
  return null;
end $$;

create or replace trigger live_room_read after update of customer_read_at, vendor_read_at on room
  for each row when (
    old.customer_read_at is distinct from new.customer_read_at or old.vendor_read_at is distinct from new.vendor_read_at
  ) execute function live_room_read();

-- Only the side that wrote sees that it was delivered.
create or replace function live_room_delivered() returns trigger language plpgsql as $$
declare
  told jsonb := jsonb_build_object('roomId', new.id,
    'customerReadAt', new.customer_read_at, 'vendorReadAt', new.vendor_read_at,
    'customerDeliveredAt', new.customer_delivered_at, 'vendorDeliveredAt', new.vendor_delivered_at);
begin
  if new.customer_blocked_at is not null or new.vendor_blocked_at is not null then
    return null;
  end if;
  if old.customer_delivered_at is distinct from new.customer_delivered_at then
    perform live_tell(live_team(new.vendor_id), 'delivered', told);
  end if;
  if old.vendor_delivered_at is distinct from new.vendor_delivered_at then
    perform live_tell(live_couple(new.customer_id), 'delivered', told);
  end if;
  return null;
end $$;

create or replace trigger live_room_delivered after update of customer_delivered_at, vendor_delivered_at on room
  for each row when (
    old.customer_delivered_at is distinct from new.customer_delivered_at
    or old.vendor_delivered_at is distinct from new.vendor_delivered_at
  ) execute function live_room_delivered();

-- A vendor learns nothing of an order that is not submitted, as in isHiddenFromVendor.
create or replace function live_order_told(told "order", cause text) returns void language plpgsql as $$
begin
  perform live_tell(live_couple(told.customer_id), cause, jsonb_build_object('orderId', told.id));
  if told.state <> 'awaiting_payment'
    and not (told.state = 'cancelled' and told.answer_by is null and told.paid_cents = told.voucher_cents)
  then
    perform live_tell(live_team(told.vendor_id), cause, jsonb_build_object('orderId', told.id));
  end if;
end $$;

create or replace function live_order() returns trigger language plpgsql as $$
begin
  perform live_order_told(new, 'order');
  return null;
end $$;

create or replace trigger live_order_placed after insert on "order"
  for each row when (new.placed_at > now() - interval '1 hour') execute function live_order();
create or replace trigger live_order_changed after update on "order"
  for each row when (old.* is distinct from new.*) execute function live_order();

-- A change that one side asks for and the other approves.
create or replace function live_order_edit() returns trigger language plpgsql as $$
declare
  edited "order";
begin
  select * into edited from "order" where id = new.order_id;
  perform live_order_told(edited, 'approval');
  return null;
end $$;

create or replace trigger live_order_edit_asked after insert on order_edit
  for each row when (new.created_at > now() - interval '1 hour') execute function live_order_edit();
create or replace trigger live_order_edit_changed after update on order_edit
  for each row when (old.state is distinct from new.state) execute function live_order_edit();

create or replace function live_payment() returns trigger language plpgsql as $$
begin
  perform live_tell(live_couple(new.customer_id), 'payment', jsonb_build_object('paymentId', new.id));
  return null;
end $$;

create or replace trigger live_payment_changed after update on payment
  for each row when (new.customer_id is not null and old.status is distinct from new.status)
  execute function live_payment();

create or replace function live_appointment() returns trigger language plpgsql as $$
begin
  perform live_tell(live_couple(new.customer_id) || live_team(new.vendor_id), 'appointment',
    jsonb_build_object('appointmentId', new.id));
  return null;
end $$;

create or replace trigger live_appointment_asked after insert on appointment
  for each row when (new.created_at > now() - interval '1 hour') execute function live_appointment();
create or replace trigger live_appointment_changed after update on appointment
  for each row when (old.* is distinct from new.*) execute function live_appointment();

create or replace function live_notice() returns trigger language plpgsql as $$
begin
  perform live_tell(array[new.account_id], 'notice', '{}'::jsonb);
  return null;
end $$;

create or replace trigger live_notice_written after insert on notice
  for each row when (new.is_shown and new.created_at > now() - interval '1 hour') execute function live_notice();
create or replace trigger live_notice_changed after update on notice
  for each row when (new.is_shown and (old.at is distinct from new.at or old.read_at is distinct from new.read_at))
  execute function live_notice();

-- Edited and deleted messages cause the same event as new ones: screens replace their copy.
create or replace trigger live_message_changed after update of body, edited_at, deleted_at on message
  for each row when (new.edited_at is distinct from old.edited_at or new.deleted_at is distinct from old.deleted_at)
  execute function live_message();

create or replace function live_offer() returns trigger language plpgsql as $$
begin
  perform live_tell(live_couple(new.customer_id) || live_team(new.vendor_id), 'offer',
    jsonb_build_object('offerId', new.id));
  return null;
end $$;

create or replace trigger live_offer_sent after insert on offer
  for each row when (new.created_at > now() - interval '1 hour') execute function live_offer();
create or replace trigger live_offer_changed after update on offer
  for each row when (old.* is distinct from new.*) execute function live_offer();
