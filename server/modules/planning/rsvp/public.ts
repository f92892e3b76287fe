export { readRsvp } from "./service";
