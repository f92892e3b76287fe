export { dismissEvent, listUnbooked, retryEvent } from "./service-cases";
