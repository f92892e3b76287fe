create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();

create or replace trigger order_event_append_only before update or delete on order_event
  for each row execute function refuse_change();

create or replace trigger voucher_entry_append_only before update or delete on voucher_entry
  for each row execute function refuse_change();

create or replace trigger cancellation_event_append_only before update or delete on cancellation_event
  for each row execute function refuse_change();

create or replace trigger ledger_closing_append_only before update or delete on ledger_closing
  for each row execute function refuse_change();

create or replace trigger ledger_closing_entry_append_only before update or delete on ledger_closing_entry
  for each row execute function refuse_change();

create or replace trigger ledger_closing_line_append_only before update or delete on ledger_closing_line
  for each row execute function refuse_change();

create or replace trigger ledger_closing_balance_append_only before update or delete on ledger_closing_balance
  for each row execute function refuse_change();
