import { sql } from "drizzle-orm";
import { TIME_ZONE } from "@/lib/dates";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import {
  ledgerClosing,
  ledgerClosingBalance,
  ledgerClosingEntry,
  ledgerClosingLine,
} from "@/server/db/schema/sale/daily-closing";
import { LATE_WITHIN_DAYS } from "@/server/modules/sale/daily-closing/public";

/** A closed day says what its entries say. */
export const CLOSED_LINES = sql`
  select 'the closing of ' || coalesce(l.day, e.day) || ' says ' || coalesce(l.amount_cents, 0) || ' of ' ||
    coalesce(l.kind, e.kind) || ' in ' || coalesce(l.account, e.account) || '; its entries say ' ||
    coalesce(e.cents, 0) as complaint
  from ${ledgerClosingLine} l
  full join (
    select c.day, e.account, e.kind, sum(e.amount_cents) as cents, count(*) as entries
    from ${ledgerClosingEntry} c join ${ledgerEntry} e on e.id = c.entry_id group by 1, 2, 3
  ) e on e.day = l.day and e.account = l.account and e.kind = l.kind
  where (l.amount_cents, l.entries) is distinct from (e.cents, e.entries)`;

/** Days follow each other, each opens with what the day before closed with, and its movements lead to its close. */
export const CLOSED_BALANCES = sql`
  select 'the closing of ' || d.day || ' opens ' || b.account || ' with ' || b.opening_cents || ' after ' ||
    coalesce(p.closing_cents::text, 'no day before') || ', moves ' || coalesce(m.moved, 0) || ' and closes it with ' ||
    b.closing_cents as complaint
  from (select day, row_number() over (order by day) as n from ${ledgerClosing}) d
  join ${ledgerClosingBalance} b on b.day = d.day
  left join ${ledgerClosingBalance} p on p.day = d.day - 1 and p.account = b.account
  left join (
    select day, account, sum(amount_cents) as moved from ${ledgerClosingLine} group by 1, 2
  ) m on m.day = b.day and m.account = b.account
  where b.closing_cents <> b.opening_cents + coalesce(m.moved, 0)
    or b.opening_cents <> case when d.n = 1 then 0 else p.closing_cents end
    or (d.n > 1 and p.closing_cents is null)`;

/** No entry is too old for the next closing to find it. */
export const LEFT_OPEN = sql`
  select 'entry ' || e.id || ' of ' || (e.created_at at time zone ${TIME_ZONE})::date || ' is in no closing'
    as complaint
  from ${ledgerEntry} e
  where e.created_at < (
      select (max(day) + 1 - ${LATE_WITHIN_DAYS}::int)::timestamp at time zone ${TIME_ZONE} from ${ledgerClosing}
    )
    and not exists (select from ${ledgerClosingEntry} c where c.entry_id = e.id)`;
