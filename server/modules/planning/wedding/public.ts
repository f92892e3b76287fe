export { eventCalendar } from "./event-calendar";
export { notifyPlanning, type PlanningNotice } from "./live-notice";
export { discardPictures, storePicture } from "./picture";
export { planOfAccount, weddingDayOf, weddingOfCustomer } from "./repo-plan";
export { openWedding, planOf, requireWedding, type WeddingAccess } from "./service-access";
export { findDue, findOver, forgetMoved, markPurged, setPurgeOn } from "./repo-purge";
export { readAccess } from "./service-team";
export { eventsOf, type WeddingEvent } from "./service-events";
export { factsOf, presentEvent, publishedPage, setCutOff, type WeddingFacts } from "./service-page";
