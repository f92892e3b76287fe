export { eventsOf } from "./repo";
export { latestEventId, recordEvent } from "./service";
