import { type SQL, sql } from "drizzle-orm";
import { TICKET_NUMBER } from "@/contracts/messaging/ticket/ticket";
import type { Found, FoundKind } from "@/contracts/operator/search/search";
import type { OperatorSearchQuery } from "@/contracts/operator/search/search.schema";
import { readOrderNumber } from "@/contracts/sale/order/order.schema";
import type { Db } from "@/server/db/client";
import { beginsWith, holdsName, typedPhone } from "@/server/db/name-search";
import { account, customer } from "@/server/db/schema/identity/account";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { ticket } from "@/server/db/schema/messaging/ticket";
import { order } from "@/server/db/schema/sale/order";
import { payment } from "@/server/db/schema/sale/payment";

/** The largest number that a double represents exactly; it fits PostgreSQL's bigint. */
const NUMBER_MAX = Number.MAX_SAFE_INTEGER;

/** Returns a page of the matches of these kinds, in the order of the kinds, and their total number. */
export async function find(
  db: Db,
  kinds: readonly FoundKind[],
  { searchBy, page, limit }: OperatorSearchQuery,
): Promise<{ rows: Found[]; total: number }> {
  const parts = kinds.flatMap((kind, at) => {
    const part = PARTS[kind](searchBy);
    return part ? [sql`select ${at}::int as rank, ${kind}::text as kind, part.* from (${part}) part`] : [];
  });
  if (!searchBy || parts.length === 0) return { rows: [], total: 0 };
  const all = sql.join(parts, sql` union all `);
  const { rows } = await db.execute<Omit<Found, "_id"> & { id: string; total: string }>(sql`
    select kind, id, title, line, "personId", count(*) over () as total from (${all}) found
    order by rank, title, id limit ${limit} offset ${(page - 1) * limit}`);
  return {
    rows: rows.map(({ id, total: _total, ...row }) => ({ _id: id, ...row })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Returns the statement for each kind, or null when the text can't match it. */
const PARTS: Readonly<Record<FoundKind, (searchBy: string) => SQL | null>> = {
  order: (searchBy) => {
    const number = readOrderNumber(searchBy);
    if (number === null || number > NUMBER_MAX) return null;
    return sql`
      select ${order.id} as id,
        'SY-' || to_char(${order.placedAt} at time zone 'Asia/Singapore', 'YY') || '-'
          || lpad(${order.number}::text, 6, '0') as title,
        concat_ws(' · ', ${vendor.vendorName}, ${account.email}) as line, ${order.customerId} as "personId"
      from ${order}
      join ${vendor} on ${vendor.id} = ${order.vendorId}
      join ${account} on ${account.id} = ${order.customerId}
      where ${order.number} = ${number}`;
  },
  payment: (searchBy) => sql`
    select ${payment.id} as id, ${payment.gatewayIntentId} as title,
      concat_ws(' · ', to_char(${payment.amountCents} / 100.0, 'FM$999,999,990.00'), ${payment.status},
        ${account.email}) as line,
      ${payment.customerId} as "personId"
    from ${payment} left join ${account} on ${account.id} = ${payment.customerId}
    where ${payment.gatewayIntentId} = ${searchBy}`,
  ticket: (searchBy) => {
    const number = TICKET_NUMBER.exec(searchBy.toUpperCase())?.[1];
    if (!number) return null;
    return sql`
      select ${ticket.id} as id, 'T-' || lpad(${ticket.number}::text, 6, '0') as title,
        concat_ws(' · ', ${ticket.topic}, ${ticket.state}, ${ticket.email}) as line,
        ${ticket.accountId} as "personId"
      from ${ticket} where ${ticket.number} = ${Number(number)}`;
  },
  person: (searchBy) => sql`
    select ${customer.id} as id, ${account.email} as title,
      concat_ws(' ', ${customer.firstName}, ${customer.lastName}, nullif(${customer.phone}, '')) as line,
      ${customer.id} as "personId"
    from ${customer} join ${account} on ${account.id} = ${customer.id}
    where ${account.role} = 'customer' and ${byAddressOrPhone(searchBy, sql`${customer.phone}`)}`,
  vendor: (searchBy) => sql`
    select ${vendor.id} as id, ${vendor.vendorName} as title,
      concat_ws(' · ', ${vendor.status}, ${account.email}) as line, null::uuid as "personId"
    from ${vendor} join ${account} on ${account.id} = ${vendor.accountId}
    where ${holdsName(vendor.vendorName, searchBy)}
      or ${holdsName(vendor.companyRegistrationNumber, searchBy)}
      or ${byAddressOrPhone(searchBy, sql`${vendor.phone}`)}`,
};

/** Matches by prefix only, so that an index can be used. */
function byAddressOrPhone(searchBy: string, phone: SQL): SQL {
  const prefix = beginsWith(searchBy.toLowerCase());
  const digits = typedPhone(searchBy.replace(/^\+65/, ""));
  const byAddress = sql`${account.email} like ${prefix}`;
  return digits ? sql`(${byAddress} or ${phone} like ${`${digits}%`})` : byAddress;
}
