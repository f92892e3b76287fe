import { sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { task } from "@/server/db/schema/planning/checklist";
import { order, orderItem } from "@/server/db/schema/sale/order";
import { isByTable } from "@/server/modules/planning/wedding/public";

/** Orders that are paid for and not cancelled. */
const stands = sql`${order.state} not in ('awaiting_payment', 'cancelled')`;

type Scope = {
  weddingId: string;
  customerId: string;
  orderId?: string;
  /** Only these tasks. */
  taskIds?: readonly string[];
};

/** Done once tables are booked, because the booking settles the date. */
const DATE_TASKS = ["chinese_banquet.date", "peranakan.date"];

/**
 * Ticks the wedding's open tasks whose category has a booking, and those of choosing the date once tables are booked,
 * crediting the earliest such order: for one order, or any of the customer's. Returns the number of tasks ticked.
 */
export async function tickBooked(
  tx: Db,
  { weddingId, customerId, orderId, taskIds }: Scope,
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${task} set done_at = ${now.toISOString()}::timestamptz, done_by_order_id = booked.order_id
    from (
      select distinct on (open.id) open.id, ${order.id} as order_id
      from ${task} as open
      join ${order} on ${order.customerId} = ${customerId} and ${stands}
      join ${orderItem} on ${orderItem.orderId} = ${order.id}
      join ${product} on ${product.id} = ${orderItem.productId}
        and (
          open.category_id in (${product.level1Id}, ${product.level2Id}, ${product.level3Id})
          or open.template_key in (${sql.join(
            DATE_TASKS.map((key) => sql`${key}`),
            sql`, `,
          )}) and ${isByTable}
        )
      where open.wedding_id = ${weddingId} and open.done_at is null
        ${orderId ? sql`and ${order.id} = ${orderId}` : sql``}
        ${taskIds ? sql`and open.id in (select jsonb_array_elements_text(${JSON.stringify(taskIds)}::jsonb)::uuid)` : sql``}
      order by open.id, ${order.placedAt}
    ) as booked
    where ${task.id} = booked.id`);
  return rowCount ?? 0;
}

/** Reopens the tasks that an order had ticked; returns their ids. */
export async function untickBooked(tx: Transaction, weddingId: string, orderId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${task} set done_at = null, done_by_order_id = null
    where ${task.weddingId} = ${weddingId} and ${task.doneByOrderId} = ${orderId}
    returning id`);
  return rows.map(({ id }) => id);
}
