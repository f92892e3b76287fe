import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/** Returns a condition that is true for products on sale that contain all of the words, using the search index. */
export function matchesWords(productId: SQLWrapper, words: string): SQL {
  return sql`${productId} in (
    select product_id from search_product_text where words @@ websearch_to_tsquery('english', search_text(${words})))`;
}
