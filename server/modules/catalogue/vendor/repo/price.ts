import { sql } from "drizzle-orm";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Transaction } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/**
 * Updates the lowest all-in price of the vendor's main line, which cards show and lists sort by. The main line is the
 * family of its featured product, or else the largest family: a ballroom's corkage is not the price of a wedding there.
 */
export async function refreshPriceFrom(tx: Transaction, vendorId: string): Promise<void> {
  await tx.execute(sql`
    update ${vendor} set price_from_cents = lowest.all_in_cents, price_from_metric = lowest.price_metric
    from (select 1) one left join (
      select all_in_cents, price_metric
      from (
        select id, all_in_cents, price_metric, bool_or(featured) over line as leads, count(*) over line as size
        from ${product}
        where vendor_id = ${vendorId} and status = ${PRODUCT_STATUS.published} and is_visible_on_product_page
        window line as (partition by coalesce(product_family[1], ''))
      ) sold
      order by leads desc, size desc, all_in_cents, id limit 1
    ) lowest on true
    where ${vendor}.id = ${vendorId}
      and (price_from_cents, price_from_metric) is distinct from (lowest.all_in_cents, lowest.price_metric)`);
}
