export { eventCalendar } from "./event-calendar";
export { notifyPlanning, type PlanningNotice } from "./live-notice";
export { discardPictures, storePicture } from "./picture";
export { openWedding, requireWedding, type WeddingAccess } from "./service-access";
export { eventsOf, type WeddingEvent } from "./service-events";
export { factsOf, presentEvent, publishedPage, setCutOff, type WeddingFacts } from "./service-page";
