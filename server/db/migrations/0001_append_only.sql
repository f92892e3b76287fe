create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger order_event_append_only before update or delete on order_event
  for each row execute function refuse_change();
