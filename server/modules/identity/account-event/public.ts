export { latestEventId, recordEvent } from "./service";
