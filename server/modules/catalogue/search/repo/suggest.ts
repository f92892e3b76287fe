import { type SQL, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { neighbourhoodOf } from "@/lib/place/neighbourhood";
import { matches } from "./fit";

export type NamedRow = {
  id: string;
  label: string;
  detail: string;
  slug: string;
  vendorSlug: string;
  image: string | null;
};

/** A prefix with thousands of matches is ranked among this many, because the visitor is likely to type on. */
const LOOK_AT = 300;

/** Returns vendors whose name matches, the best first. */
export async function vendorsNamed(db: Db, query: string, limit: number): Promise<NamedRow[]> {
  const { rows } = await db.execute<NamedRow & { district: number | null; postCode: string | null }>(sql`
    select v.id, v.vendor_name as label, v.slug, v.slug as "vendorSlug", v.district, v.post_code as "postCode", coalesce(v.profile_image, v.banner_image) as image,
      c.name as detail
    from (${best(sql`select vendor_id, quality from search_vendor where ${matches(sql`words`, query)} and ${matches(sql`name_words`, query)}`, sql`quality desc, vendor_id`, limit)}) s
    join vendor v on v.id = s.vendor_id join category c on c.id = v.master_category_id
    order by s.quality desc, v.id`);
  return rows.map(({ district, postCode, ...row }) => ({
    ...row,
    detail: `${row.detail} · ${neighbourhoodOf(postCode, district)}`,
  }));
}

/** Returns products whose title matches, each title once. */
export async function productsTitled(db: Db, query: string, limit: number): Promise<NamedRow[]> {
  const { rows } = await db.execute<NamedRow>(sql`
    select p.id, p.title as label, p.slug, v.slug as "vendorSlug", p.images[1] as image, v.vendor_name as detail
    from (
      select distinct on (title) * from (
        select p.id, p.title, s.quality
        from (select t.product_id from search_product_text t join search_product s on s.product_id = t.product_id where ${matches(sql`t.words`, query)} and ${matches(sql`s.name_words`, query)} limit ${LOOK_AT}) t
        join product p on p.id = t.product_id join search_vendor s on s.vendor_id = p.vendor_id
      ) found order by title, quality desc, id
    ) once
    join product p on p.id = once.id join vendor v on v.id = p.vendor_id
    order by once.quality desc, p.id limit ${limit}`);
  return rows;
}

function best(rows: SQL, order: SQL, limit: number): SQL {
  return sql`select * from (${rows} limit ${LOOK_AT}) few order by ${order} limit ${limit}`;
}
