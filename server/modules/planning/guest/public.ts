export { connectGuestHooks } from "./hooks";
export { forgetGuests, hasGuests } from "./repo/forget";
export type { SeatMove } from "./repo/undo";
export {
  attendingGuests,
  type GivenAnswers,
  guestCounts,
  guestsOfHousehold,
  householdsOf,
  invitedGuests,
  recordAnswers,
} from "./service-answers";
export { ownGuests } from "./service-own";
