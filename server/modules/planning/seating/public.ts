export { lockSeating, moveSeats } from "./repo-moves";
export { ownSeating } from "./repo-own";
export { seatsOf, tablesOf } from "./repo-tables";
export { seatedGuests } from "./service-rooms";
export { readSharedSeating } from "./service-links";
