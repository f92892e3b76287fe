import { getTableColumns, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";

type NewProduct = typeof product.$inferInsert & { id: string };

/**
 * Inserts products in one statement, so that the search tables are refreshed once and not per row. All rows must have
 * the same keys.
 */
export async function insertProducts(tx: Transaction, rows: readonly NewProduct[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(product)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof NewProduct] ?? null])),
  );
  await tx.execute(sql`
    insert into ${product} (${names})
    select ${names} from jsonb_populate_recordset(null::${product}, ${JSON.stringify(records)}::jsonb)`);
}
