export {
  attendingGuests,
  type GivenAnswers,
  guestCounts,
  guestsOfHousehold,
  householdsOf,
  invitedGuests,
  recordAnswers,
} from "./service-answers";
