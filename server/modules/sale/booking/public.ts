export { forgetHolds } from "./repo-hold";
export { type FindHeir, fullDates, releaseSlots, type Reservation, reserveSlots, slotKey } from "./service";
export { holdsOf, keepDate, moveHold, releaseHold } from "./service-hold";
