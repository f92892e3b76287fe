import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { vendor, vendorCategory } from "@/server/db/schema/catalogue/vendor";

/** Only the best rated vendors of the same kind are compared. */
const CONSIDERED = 300;
/** Near the equator, a degree is 111 km in either direction. Nothing further away counts as near in Singapore. */
const FAR_KM = 15;

/**
 * Returns the ids of approved vendors similar to one, the closest first: those in its master category (or serving
 * `serviceId`), scored by shared styles, price, distance and rating, each up to its weight.
 */
export async function similarVendorIds(
  db: Db,
  vendorId: string,
  serviceId: string | null,
  limit: number,
): Promise<string[]> {
  const kind = serviceId
    ? sql`exists (
        select from ${vendorCategory} as served
        where served.vendor_id = v.id and served.category_id = ${serviceId}
      )`
    : sql`v.master_category_id = own.master_category_id`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with own as (select * from ${vendor} where id = ${vendorId}),
    candidate as (
      select v.* from ${vendor} as v, own
      where v.status = 'approved' and v.id <> own.id and ${kind}
      order by v.rating_average desc nulls first, v.rating_count desc, v.id
      limit ${CONSIDERED}
    )
    select candidate.id
    from candidate, own
    order by
      3 * cardinality(array(select unnest(candidate.style_tags) intersect select unnest(own.style_tags)))::float8
        / greatest(cardinality(own.style_tags), 1)
      + 2 * coalesce(1 - least(abs(ln(nullif(candidate.price_from_cents, 0)::float8 / nullif(own.price_from_cents, 0))), 1), 0)
      + 1 - least(111 * sqrt(
          (candidate.latitude - own.latitude) ^ 2 + (candidate.longitude - own.longitude) ^ 2
        ) / ${FAR_KM}::float8, 1)
      + 2 * candidate.rating_average / 5
      desc, candidate.id
    limit ${limit}`);
  return rows.map(({ id }) => id);
}
