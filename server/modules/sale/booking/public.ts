export { type FindHeir, fullDates, releaseSlots, type Reservation, reserveSlots, slotKey } from "./service";
