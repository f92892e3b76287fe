export { forgetGuests, hasGuests } from "./repo/forget";
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
