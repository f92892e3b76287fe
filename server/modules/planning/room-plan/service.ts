import {
  ROOM_PLAN_MESSAGES,
  ROOM_PLANS_MAX,
  type PlanRoom,
  type RoomPlans,
  type VenuePlans,
} from "@/contracts/planning/room-plan";
import type { RoomPlanBody, RoomPlanChangeBody } from "@/contracts/planning/room-plan.schema";
import type { CustomerActor, VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { ordersServing } from "@/server/modules/planning/event-order/public";
import { planOf, requireEvent } from "@/server/modules/planning/wedding/public";
import * as repo from "./repo";

/** Returns the vendor's plans of its rooms, by name. */
export async function listRoomPlans({ vendorId }: VendorActor): Promise<RoomPlans> {
  const rows = await repo.listPlans(await getDb(), vendorId);
  return {
    docs: rows.map((row) => ({ id: row.id, _id: row.id, version: row.version, ...presentRoom(row) })),
  };
}

function presentRoom({ name, width, depth, mostTables, features, tables }: repo.RoomPlanRow): PlanRoom {
  return { name, width, depth, mostTables, features, tables };
}

/** Adds a plan. Throws `conflict` when there are too many. */
export async function addRoomPlan(actor: VendorActor, body: RoomPlanBody): Promise<RoomPlans> {
  refuseTooMany(body);
  await inTransaction(async (tx) => {
    if ((await repo.lockPlans(tx, actor.vendorId)) >= ROOM_PLANS_MAX) {
      throw new AppError("conflict", `You can keep ${ROOM_PLANS_MAX} room plans. Delete one first`);
    }
    await repo.insertPlan(tx, actor.vendorId, body);
  });
  return listRoomPlans(actor);
}

/** Replaces a plan. Throws `not_found`, and `conflict` when someone else has saved it since `version`. */
export async function changeRoomPlan(
  actor: VendorActor,
  id: string,
  { version, ...body }: RoomPlanChangeBody,
): Promise<RoomPlans> {
  refuseTooMany(body);
  await inTransaction(async (tx) => {
    const current = await repo.lockPlan(tx, actor.vendorId, id);
    if (current === null) throw noSuchPlan();
    if (current !== version) throw new AppError("conflict", ROOM_PLAN_MESSAGES.changed);
    await repo.updatePlan(tx, actor.vendorId, id, body);
  });
  return listRoomPlans(actor);
}

/** Deletes a plan; seatings that started from it stay. Throws `not_found`. */
export async function deleteRoomPlan(actor: VendorActor, id: string): Promise<RoomPlans> {
  if (!(await repo.deletePlan(await getDb(), actor.vendorId, id))) throw noSuchPlan();
  return listRoomPlans(actor);
}

/** The usual layout must fit the room's own limit. */
function refuseTooMany({ mostTables, tables }: Pick<RoomPlanBody, "mostTables" | "tables">): void {
  if (mostTables === null || tables.length <= mostTables) return;
  const message = `The plan has ${tables.length} tables, but the room holds ${mostTables}`;
  throw new AppError("bad_request", message, [{ field: "mostTables", message }]);
}

const noSuchPlan = () => new AppError("not_found", "This room plan does not exist");

/** Returns the plans of the vendors that serve an event, or are booked for its day. Throws `not_found`. */
export async function plansForEvent(actor: CustomerActor, eventId: string): Promise<VenuePlans> {
  const { weddingId, customerId } = await planOf(actor);
  const { date } = await requireEvent(weddingId, eventId);
  const db = await getDb();
  const orderIds = await ordersServing(db, eventId);
  const rows = await repo.plansForCouple(db, customerId, { date, orderIds });
  return {
    docs: rows.map(({ plan, vendorName }) => ({
      id: plan.id,
      _id: plan.id,
      vendorName,
      room: presentRoom(plan),
    })),
  };
}
