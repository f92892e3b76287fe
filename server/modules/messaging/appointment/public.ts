export { appointmentEvents } from "./events";
export { ownAppointments } from "./repo-own";
export { callOffAppointments, countAppointmentsAhead, forgetAppointments } from "./service";
