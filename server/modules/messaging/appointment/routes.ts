import {
  answerAppointmentBody,
  coupleAppointmentListQuery,
  vendorAppointmentListQuery,
  appointmentSettingBody,
  appointmentSlotsQuery,
  coupleAnswerBody,
  moveAppointmentBody,
  moveSlotsQuery,
  requestAppointmentBody,
} from "@/contracts/messaging/appointment/appointment.schema";
import { PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import { idParam } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import {
  answerAppointment,
  answerAsCouple,
  freeSlots,
  listAppointments,
  requestAppointment,
} from "./service";
import { moveAppointment, slotsForMove } from "./service-move";
import { readSetting, saveSetting } from "./service-setting";

const customerRoutes = [
  route({
    method: "GET",
    path: "/public/appointment/slots",
    guard: "public",
    summary: "The times at which a vendor can receive a couple",
    reply: "AppointmentSlots",
    query: appointmentSlotsQuery,
    run: ({ query }) => freeSlots(query),
  }),
  route({
    method: "POST",
    path: "/appointment",
    guard: "customer",
    summary: "Asks a vendor for a free time",
    reply: "Appointment",
    body: requestAppointmentBody,
    throttle: { policy: "appointment", of: ({ actor }) => actor.accountId },
    message: "Appointment requested. The vendor will confirm by email.",
    run: ({ actor, body }) => requestAppointment(actor.customerId, body),
  }),
  route({
    method: "GET",
    path: "/appointment",
    guard: "customer",
    summary: "The couple's appointments, or those with one vendor",
    reply: "AppointmentPage",
    query: coupleAppointmentListQuery,
    run: ({ actor, query }) =>
      listAppointments({ vendorId: query.vendorId, customerId: actor.customerId }, query),
  }),
  route({
    method: "PATCH",
    path: "/appointment/:id",
    guard: "customer",
    summary: "Calls an appointment off, or accepts its new time",
    reply: "Appointment",
    params: idParam,
    body: coupleAnswerBody,
    message: ({ body }) =>
      body.action === "accept"
        ? "New time accepted. The vendor has been told."
        : "Appointment cancelled. The vendor has been told.",
    run: ({ actor, params, body }) => answerAsCouple(actor.customerId, params.id, body),
  }),
];

const ANSWERED = {
  confirm: "Appointment confirmed. The couple has been told.",
  decline: "Appointment declined. The couple has been told.",
  cancel: "Appointment cancelled. The couple has been told.",
  complete: "Appointment completed",
  no_show: "Appointment marked as missed",
} as const;

const vendorRoutes = [
  route({
    method: "GET",
    path: "/vendor/appointment/setting",
    guard: "vendor",
    summary: "When the vendor receives couples",
    reply: "AppointmentSetting",
    run: ({ actor }) => readSetting(actor.vendorId),
  }),
  route({
    method: "POST",
    path: "/vendor/appointment/setting/update",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Sets when the vendor receives couples",
    reply: "AppointmentSetting",
    body: appointmentSettingBody,
    // The contract's message for both; our screen says that the settings were saved.
    message: PRODUCT_MESSAGES.added,
    run: ({ actor, body }) => saveSetting(actor.vendorId, body),
  }),
  route({
    method: "GET",
    path: "/vendor/appointment",
    guard: "vendor",
    summary: "The vendor's appointments, or those of one couple",
    reply: "AppointmentPage",
    query: vendorAppointmentListQuery,
    run: ({ actor, query }) =>
      listAppointments({ customerId: query.customerId, vendorId: actor.vendorId }, query),
  }),
  route({
    method: "PATCH",
    path: "/vendor/appointment/:id",
    guard: "vendor",
    whileSuspended: ({ action }) => (action === "confirm" ? "refused" : "allowed"),
    summary: "Answers a request, or says what became of an appointment",
    reply: "Appointment",
    params: idParam,
    body: answerAppointmentBody,
    message: ({ body }) => ANSWERED[body.action],
    run: ({ actor, params, body }) => answerAppointment(actor.vendorId, params.id, body),
  }),
  route({
    method: "GET",
    path: "/vendor/appointment/slots/:id",
    guard: "vendor",
    summary: "The free times of a day to which an appointment can move",
    reply: "AppointmentSlots",
    params: idParam,
    query: moveSlotsQuery,
    run: ({ actor, params, query }) => slotsForMove(actor.vendorId, params.id, query),
  }),
  route({
    method: "PATCH",
    path: "/vendor/appointment/move/:id",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Moves an appointment to another free time, for the couple to accept",
    reply: "Appointment",
    params: idParam,
    body: moveAppointmentBody,
    throttle: { policy: "appointment", of: ({ actor }) => actor.accountId },
    message: "Appointment moved. The couple has been told.",
    run: ({ actor, params, body }) => moveAppointment(actor.vendorId, params.id, body),
  }),
];

export const appointmentRoutes = [...customerRoutes, ...vendorRoutes];
