export { appointmentEvents } from "./events";
export { ownAppointments } from "./repo-own";
export { forgetAppointments } from "./service";
