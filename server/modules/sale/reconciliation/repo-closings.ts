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
    select c.day, e.account, e.kind, sum(e.amount_cents) as cents, count(*) as entries,
      count(*) filter (where e.created_at < c.day::timestamp at time zone ${TIME_ZONE}) as late
    from ${ledgerClosingEntry} c join ${ledgerEntry} e on e.id = c.entry_id group by 1, 2, 3
  ) e on e.day = l.day and e.account = l.account and e.kind = l.kind
  where (l.amount_cents, l.entries, l.late_entries) is distinct from (e.cents, e.entries, e.late)`;

/** No day is missing between closed ones, and no account in the day after one that has it. */
export const CLOSED_DAYS = sql`
  select 'the day before the closing of ' || d.day || ' is not closed' as complaint
  from ${ledgerClosing} d
  where d.day > (select min(day) from ${ledgerClosing})
    and not exists (select from ${ledgerClosing} p where p.day = d.day - 1)
  union all
  select 'the closing of ' || d.day || ' has no balance of ' || p.account
  from ${ledgerClosing} d join ${ledgerClosingBalance} p on p.day = d.day - 1
  where not exists (
    select from ${ledgerClosingBalance} b where b.day = d.day and b.account = p.account
  )`;

/** Each day opens with what the day before closed with, 0 for a new account, and its movements lead to its close. */
export const CLOSED_BALANCES = sql`
  select 'the closing of ' || b.day || ' opens ' || b.account || ' with ' || b.opening_cents || ' after ' ||
    coalesce(p.closing_cents, 0) || ', moves ' || coalesce(m.moved, 0) || ' and closes it with ' ||
    b.closing_cents as complaint
  from ${ledgerClosingBalance} b
  left join ${ledgerClosingBalance} p on p.day = b.day - 1 and p.account = b.account
  left join (
    select day, account, sum(amount_cents) as moved from ${ledgerClosingLine} group by 1, 2
  ) m on m.day = b.day and m.account = b.account
  where b.closing_cents <> b.opening_cents + coalesce(m.moved, 0)
    or b.opening_cents <> coalesce(p.closing_cents, 0)`;

/** No entry is too old for the next closing to find it. */
export const LEFT_OPEN = sql`
  select 'entry ' || e.id || ' of ' || (e.created_at at time zone ${TIME_ZONE})::date || ' is in no closing'
    as complaint
  from ${ledgerEntry} e
  where e.created_at < (
      select (max(day) + 1 - ${LATE_WITHIN_DAYS}::int)::timestamp at time zone ${TIME_ZONE} from ${ledgerClosing}
    )
    and not exists (select from ${ledgerClosingEntry} c where c.entry_id = e.id)`;
