-- Adds a delivery for each webhook that wants an event of its vendor, whichever module or job writes these tables: see
-- docs/decisions/0047-keys-and-webhooks.md. Old rows, as in imported or demo data, cause none.

create or replace function webhook_tell(of_vendor uuid, event_kind text, event_data jsonb) returns void
language plpgsql as $$
begin
  insert into vendor_webhook_delivery (id, webhook_id, event, data)
  select gen_random_uuid(), id, event_kind, event_data from vendor_webhook
  where vendor_id = of_vendor and off_at is null and event_kind = any(events);
  if found then
    perform graphile_worker.add_job('sendWebhooks', queue_name => 'sendWebhooks', max_attempts => 1,
      job_key => 'sendWebhooks');
  end if;
end $$;

-- Like live_order_told: a vendor learns nothing of an order that is not submitted.
create or replace function webhook_sees(told "order") returns boolean immutable language sql as $$
  select told.state <> 'awaiting_payment'
    and not (told.state = 'cancelled' and told.answer_by is null and told.paid_cents = told.voucher_cents)
$$;

create or replace function webhook_order() returns trigger language plpgsql as $$
declare
  saw boolean := tg_op = 'UPDATE' and webhook_sees(old);
  facts jsonb := jsonb_build_object('orderId', new.id, 'state', new.state, 'eventDate', new.event_date,
    'total', round(new.total_cents / 100.0, 2));
  paid bigint := new.paid_cents - case when saw then old.paid_cents else 0 end;
begin
  if not webhook_sees(new) then return null; end if;
  if not saw then perform webhook_tell(new.vendor_id, 'order.created', facts);
  elsif (old.state, old.event_date, old.total_cents) is distinct from (new.state, new.event_date, new.total_cents) then
    perform webhook_tell(new.vendor_id, 'order.updated', facts);
  end if;
  if paid > 0 then
    perform webhook_tell(new.vendor_id, 'payment.received', jsonb_build_object('orderId', new.id,
      'amount', round(paid / 100.0, 2), 'paid', round(new.paid_cents / 100.0, 2),
      'total', round(new.total_cents / 100.0, 2)));
  end if;
  return null;
end $$;

create or replace trigger webhook_order_placed after insert on "order"
  for each row when (new.placed_at > now() - interval '1 hour') execute function webhook_order();
create or replace trigger webhook_order_changed after update on "order"
  for each row when ((old.state, old.event_date, old.total_cents, old.paid_cents, old.answer_by)
    is distinct from (new.state, new.event_date, new.total_cents, new.paid_cents, new.answer_by))
  execute function webhook_order();

create or replace function webhook_message() returns trigger language plpgsql as $$
declare
  talk room;
begin
  select * into talk from room where id = new.room_id;
  if talk.customer_blocked_at is not null or talk.vendor_blocked_at is not null
    or not new.sender_account_id = any(live_couple(talk.customer_id)) then return null; end if;
  perform webhook_tell(talk.vendor_id, 'message.received',
    jsonb_build_object('roomId', talk.id, 'messageId', new.id, 'customerId', talk.customer_id));
  return null;
end $$;

create or replace trigger webhook_message_sent after insert on message
  for each row when (new.created_at > now() - interval '1 hour') execute function webhook_message();

create or replace function webhook_appointment() returns trigger language plpgsql as $$
begin
  perform webhook_tell(new.vendor_id, case tg_op when 'INSERT' then 'appointment.requested' else 'appointment.updated' end,
    jsonb_build_object('appointmentId', new.id, 'customerId', new.customer_id, 'state', new.state,
      'startsAt', to_char(new.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  return null;
end $$;

create or replace trigger webhook_appointment_asked after insert on appointment
  for each row when (new.created_at > now() - interval '1 hour') execute function webhook_appointment();
create or replace trigger webhook_appointment_changed after update on appointment
  for each row when ((old.state, old.starts_at) is distinct from (new.state, new.starts_at))
  execute function webhook_appointment();
