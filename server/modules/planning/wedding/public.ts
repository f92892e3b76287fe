export { notifyPlanning, type PlanningNotice } from "./live-notice";
export { openWedding, requireWedding, type WeddingAccess } from "./service-access";
export { eventsOf, type WeddingEvent } from "./service-events";
