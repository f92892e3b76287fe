import { sql } from "drizzle-orm";
import type { CancellationState } from "@/contracts/sale/order/cancellation";
import type { OrderDetail, OrderSummary } from "@/contracts/sale/order/order";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { EditSide } from "@/contracts/sale/order/edit";
import type { Page } from "@/contracts/envelope";
import type { Couple, Seller, World } from "./world";

/** The acting couple and seller. `pick` chooses among the currently available orders. */
export type Scene = { world: World; couple: Couple; seller: Seller; pick: number };

/** The facts about an order that an act needs. Read from the database, because the API takes ten queries. */
export type Known = {
  id: string;
  number: number;
  placedAt: string;
  state: OrderState;
  vendorId: string;
  customerId: string;
  paidCents: number;
  items: { id: string; quantity: number; eventDate: string | null }[];
  /** The first unpaid milestone. */
  nextMilestone: string | null;
  /** The version of the change that is waiting for an answer. */
  openEdit: number | null;
  /** The side that requested it. */
  openEditBy: EditSide | null;
  cancellation: CancellationState | null;
  /** The deposit was paid, so the vendor sees the order. */
  isSubmitted: boolean;
};

/** Restricts acts to orders in one of these states, or in one of these stages of a cancellation. */
export type Fitting = { states?: readonly OrderState[]; stages?: readonly CancellationState[] };

export const choose = <T>(items: readonly T[], pick: number): T | undefined =>
  items[pick % Math.max(1, items.length)];

export async function ordersOf(world: World): Promise<Known[]> {
  const whose = sql.join(
    world.couples.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await world.shop.db().execute<Known>(sql`
    select o.id, o.number::int, o.placed_at as "placedAt", o.state, o.vendor_id as "vendorId", o.customer_id as "customerId", o.paid_cents as "paidCents",
      (select jsonb_agg(jsonb_build_object('id', i.id, 'quantity', i.quantity, 'eventDate', i.event_date)
        order by i.position) from order_item i where i.order_id = o.id) as items,
      (select m.id from milestone m where m.order_id = o.id and m.paid_at is null and m.amount_cents > 0
        order by m.position limit 1) as "nextMilestone",
      (select e.version from order_edit e where e.order_id = o.id and e.state = 'requested') as "openEdit",
      (select e.requested_by from order_edit e where e.order_id = o.id and e.state = 'requested') as "openEditBy",
      (select c.state from cancellation c where c.order_id = o.id and c.closed_at is null) as cancellation,
      exists (select from order_event e where e.order_id = o.id and e.kind = 'submit') as "isSubmitted"
    from "order" o where o.customer_id in (${whose}) order by o.id desc`);
  return rows;
}

const fits = ({ state, cancellation }: Known, { states, stages }: Fitting): boolean =>
  stages ? cancellation !== null && stages.includes(cancellation) : (states?.includes(state) ?? true);

/**
 * Returns a fitting order, preferably the couple's own. Now and then returns any of the couple's orders, so that acts
 * which its state does not allow are tried too. Returns none when there is none to act on.
 */
export async function orderOf({ world, couple, pick }: Scene, fitting: Fitting): Promise<Known | undefined> {
  const orders = await ordersOf(world);
  const own = orders.filter(({ customerId }) => customerId === couple.id);
  if (pick % 8 === 0) return choose(own, pick >> 3);
  const suitable = [own, orders].map((some) => some.filter((order) => fits(order, fitting)));
  return choose(suitable.find(({ length }) => length > 0) ?? [], pick >> 3);
}

export const coupleOf = ({ world, couple }: Scene, { customerId }: Known): Couple =>
  world.couples.find(({ id }) => id === customerId) ?? couple;

export const sellerOf = ({ world }: Pick<Scene, "world">, vendorId: string): Seller | undefined =>
  world.sellers.find(({ id }) => id === vendorId);

/** Returns the differences between the API's answers to the two sides about all orders. */
export async function readOrders(world: World): Promise<string[]> {
  const complaints: string[] = [];
  const { call } = world.shop;
  const orders = await ordersOf(world);
  for (const couple of world.couples) {
    const list = await call<Page<OrderSummary>>("GET", "/order?limit=100", { as: couple.actor });
    if (list.status !== 200) complaints.push(`GET /order: ${list.status} ${list.body.message}`);
    const told = new Map(list.body.data.docs.map((order) => [order.id, order]));
    const known = orders.filter(({ customerId }) => customerId === couple.id);
    if (told.size !== known.length) complaints.push(`GET /order has ${told.size} of ${known.length} orders`);
    for (const { id, state, vendorId, paidCents, isSubmitted } of known) {
      const listed = told.get(id);
      if (listed?.state !== state)
        complaints.push(`GET /order has ${id} as ${listed?.state}, it is ${state}`);
      for (const [path, as] of [
        [`/order/${id}`, couple.actor],
        [`/order-vendor/${id}`, isSubmitted ? sellerOf({ world }, vendorId)?.actor : undefined],
      ] as const) {
        if (!as) continue;
        const { status, body } = await call<OrderDetail>("GET", path, { as });
        const { state: shown, paid } = body.data ?? {};
        if (status !== 200 || shown !== state || Math.round(paid * 100) !== paidCents) {
          complaints.push(`GET ${path}: ${status} ${shown}, ${paid}; it is ${state}, ${paidCents} cents`);
        }
      }
    }
  }
  return complaints;
}
