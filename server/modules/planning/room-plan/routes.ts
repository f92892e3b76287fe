import { idParam } from "@/contracts/envelope.schema";
import { ROOM_PLAN_MESSAGES } from "@/contracts/planning/room-plan";
import { roomPlanBody, roomPlanChangeBody } from "@/contracts/planning/room-plan.schema";
import { route } from "@/server/http/route";
import { addRoomPlan, changeRoomPlan, deleteRoomPlan, listRoomPlans, plansForEvent } from "./service";

export const roomPlanRoutes = [
  route({
    method: "GET",
    path: "/vendor/room-plan",
    guard: "vendor",
    summary: "The vendor's plans of its rooms",
    reply: "RoomPlans",
    run: ({ actor }) => listRoomPlans(actor),
  }),
  route({
    method: "POST",
    path: "/vendor/room-plan",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Adds a plan, from which couples can start their seating",
    reply: "RoomPlans",
    body: roomPlanBody,
    message: ROOM_PLAN_MESSAGES.saved,
    run: ({ actor, body }) => addRoomPlan(actor, body),
  }),
  route({
    method: "PUT",
    path: "/vendor/room-plan/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Replaces a plan; refused when someone else saved since `version`",
    reply: "RoomPlans",
    params: idParam,
    body: roomPlanChangeBody,
    message: ROOM_PLAN_MESSAGES.saved,
    run: ({ actor, params, body }) => changeRoomPlan(actor, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/vendor/room-plan/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Deletes a plan; seatings that started from it stay",
    reply: "RoomPlans",
    params: idParam,
    message: ROOM_PLAN_MESSAGES.deleted,
    run: ({ actor, params }) => deleteRoomPlan(actor, params.id),
  }),
  route({
    method: "GET",
    path: "/planning/room-plan/:id",
    guard: "customer",
    summary: "The room plans of the vendors booked for an event, by the event's id",
    reply: "VenuePlans",
    params: idParam,
    run: ({ actor, params }) => plansForEvent(actor, params.id),
  }),
];
