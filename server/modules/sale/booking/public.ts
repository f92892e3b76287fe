export { forgetHolds } from "./repo-hold";
export { type DayLoad, dayLoads } from "./repo-load";
export { type FindHeir, fullDates, releaseSlots, type Reservation, reserveSlots, slotKey } from "./service";
export { dropHold, holdsOf, keepDate, moveHold, releaseHold } from "./service-hold";
