import { sql } from "drizzle-orm";
import type { AttributeOption } from "@/contracts/catalogue/product/attribute";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** The number of newest products read; more would hardly add choices. */
const MOST_PRODUCTS = 20_000;
const MOST_VALUES = 50;

/** Returns the properties and values in use by the newest public products, of one product type or of all types. */
export async function attributesInUse(db: Db, productTypeId: string | undefined): Promise<AttributeOption[]> {
  const ofType = productTypeId ? sql`and ${product.productTypeId} = ${productTypeId}` : sql``;
  const { rows } = await db.execute<AttributeOption>(sql`
    with published as (
      select ${product.attributes} as attributes from ${product}
      where ${product.status} = ${PRODUCT_STATUS.published} and ${product.isVisibleOnProductPage} ${ofType}
        and ${product.vendorId} in (select ${vendor.id} from ${vendor} where ${vendor.status} = 'approved')
      order by ${product.createdAt} desc nulls last, ${product.id} limit ${MOST_PRODUCTS}
    ), used as (
      select entry ->> 'name' as name, given, count(*) as n
      from published, jsonb_array_elements(attributes) as entries (entry),
        jsonb_array_elements_text(entry -> 'values') as texts (given)
      group by 1, 2
    ), ranked as (
      select name, given, n, row_number() over (partition by name order by n desc, given) as place from used
    )
    select name, array_agg(given order by place) as "values"
    from ranked where place <= ${MOST_VALUES}
    group by name order by sum(n) desc, name
  `);
  return rows;
}
