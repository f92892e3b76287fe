export { calendar, nextFreeDates } from "./service";
