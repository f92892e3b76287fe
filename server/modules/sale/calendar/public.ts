export { forgetFeed } from "./repo";
export { paymentEvents, weddingEvents } from "./events-sale";
export { calendarFeeds } from "./feed";
export { type CalendarEvent, type CalendarSource, connectCalendarSources } from "./sources";
