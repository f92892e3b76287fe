import { sql, type SQL } from "drizzle-orm";
import {
  CANCELLATION_STARTS,
  CANCELLATION_TRANSITIONS,
  type CancellationActor,
  type CancellationEventKind,
  type CancellationParty,
  type CancellationState,
  isCancellationClosed,
  nextCancellationState,
} from "@/contracts/sale/order/cancellation";
import {
  nextOrderState,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderEventKind,
  type OrderState,
} from "@/contracts/sale/order/order-process";
import type { Shop } from "./world";

type Told<State, Kind, Actor> = { id: string; state: State; kind: Kind; actor: Actor };
type Graph<T extends Told<State, string, string>, State extends string> = {
  name: string;
  start: (told: T) => State;
  /** The state after an event, or null when the graph has no such step. Undefined for events that are not steps. */
  next: (at: State, told: T, before: State) => State | null | undefined;
  /** Whether `before` is the state that this step left. */
  holds?: (kind: string) => boolean;
};

/** Returns records that take a step missing from their graph, or whose steps do not lead to their state. */
function strays<State extends string, T extends Told<State, string, string>>(
  rows: readonly T[],
  { name, start, next, holds }: Graph<T, State>,
): string[] {
  const walks = new Map<string, { told: T; at: State; before: State }>();
  const complaints: string[] = [];
  for (const told of rows) {
    const begin = start(told);
    const walk = walks.get(told.id) ?? { told, at: begin, before: begin };
    walks.set(told.id, walk);
    const to = next(walk.at, told, walk.before);
    if (to === undefined) continue;
    if (to === null) {
      complaints.push(`${name} ${told.id} took ${told.kind} by ${told.actor} from ${walk.at}`);
      continue;
    }
    if (holds?.(told.kind)) walk.before = walk.at;
    walk.at = to;
  }
  for (const { told, at } of walks.values()) {
    if (at !== told.state) {
      complaints.push(`${name} ${told.id} is ${told.state}; its history leads to ${at}`);
    }
  }
  return complaints;
}

export async function strayOrders(shop: Shop, whose: SQL): Promise<string[]> {
  const { rows } = await shop.db().execute<Told<OrderState, OrderEventKind, OrderActor>>(sql`
    select o.id, o.state, e.kind, e.actor from "order" o join order_event e on e.order_id = o.id
    where o.customer_id in (${whose}) order by o.id, e.id`);
  return strays<OrderState, Told<OrderState, OrderEventKind, OrderActor>>(rows, {
    name: "order",
    start: () => "awaiting_payment",
    next: (at, { kind, actor }, before) =>
      isStep(ORDER_TRANSITIONS, kind) ? nextOrderState(at, kind, actor, before) : undefined,
    holds: (kind) => kind === "hold",
  });
}

type ToldCase = Told<CancellationState, CancellationEventKind, CancellationActor> & {
  requestedBy: CancellationParty;
  isClosed: boolean;
  isLatest: boolean;
  orderState: OrderState;
};

/** In addition to steps and states, checks that an order is held exactly while a cancellation request is open. */
export async function strayCancellations(shop: Shop, whose: SQL): Promise<string[]> {
  const { rows } = await shop.db().execute<ToldCase>(sql`
    select c.id, c.state, e.kind, e.actor, c.requested_by as "requestedBy", c.closed_at is not null as "isClosed",
      o.state as "orderState",
      not exists (select from cancellation l where l.order_id = c.order_id and l.id > c.id) as "isLatest"
    from "order" o join cancellation c on c.order_id = o.id join cancellation_event e on e.cancellation_id = c.id
    where o.customer_id in (${whose}) order by c.id, e.id`);
  const complaints = strays<CancellationState, ToldCase>(rows, {
    name: "cancellation",
    start: ({ requestedBy }) => CANCELLATION_STARTS[requestedBy],
    next: (at, { kind, actor, requestedBy }) => {
      if (!isStep(CANCELLATION_TRANSITIONS, kind)) return undefined;
      if (kind === "withdraw" && actor !== requestedBy) return null;
      return nextCancellationState(at, kind, actor);
    },
  });
  for (const { id, state, isClosed, isLatest, orderState } of new Map(rows.map((r) => [r.id, r])).values()) {
    if (isClosed !== isCancellationClosed(state)) {
      complaints.push(`cancellation ${id} is ${state}, and ${isClosed ? "closed" : "open"}`);
    }
    const isHeld = orderState === "under_cancellation";
    const isOver = isCancellationClosed(state) || state === "refund_due";
    if (isLatest && isHeld === isOver)
      complaints.push(`cancellation ${id} is ${state}, its order ${orderState}`);
  }
  return complaints;
}

const isStep = <T extends object>(steps: T, kind: string): kind is keyof T & string => kind in steps;
