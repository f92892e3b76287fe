import { sql } from "drizzle-orm";
import type { AttributeOption } from "@/contracts/attribute";
import { PRODUCT_STATUS } from "@/contracts/product";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/product";
import { vendor } from "@/server/db/schema/vendor";

/** A list to choose from gets no longer by more rows than this; what is rare is left to be typed. */
const MOST_PRODUCTS = 20_000;
const MOST_VALUES = 50;

/** What products that couples can see say of themselves, of one product type or of all: the newest of them, for there may be many. */
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
