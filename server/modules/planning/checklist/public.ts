export { ownChecklist } from "./repo-own";
export { openTasksOf } from "./repo";
export { taskEvents } from "./events";
export { tasksAhead } from "./service";
export { TEMPLATES } from "./templates";
export { orderBooked, orderCancelled } from "./service-booked";
export { dayMoved } from "./service-move";
