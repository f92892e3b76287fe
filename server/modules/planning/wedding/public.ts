export { isByTable } from "./repo-banquet";
export { banquetBooked } from "./service-banquet";
export { eventCalendar } from "./event-calendar";
export { connectWeddingHooks, type Noted } from "./hooks";
export { notifyPlanning, type PlanningNotice } from "./live-notice";
export { discardPictures, storePicture } from "./picture";
export { planOfAccount, weddingDayOf, weddingOfCustomer } from "./repo-plan";
export { openWedding, planOf, requireWedding, type WeddingAccess } from "./access/service";
export { findDue, findOver, forgetMoved, lockDue, markPurged, setPurgeOn } from "./repo-purge";
export { eventsOf, requireEvent, type WeddingEvent } from "./service-events";
export { readAccess } from "./team/service";
export {
  daysToGo,
  factsOf,
  openEventIds,
  presentEvent,
  publishedPage,
  setCutOff,
  type WeddingFacts,
} from "./service-page";
export { forgetWedding, ownWedding } from "./service-own";
