export { rsvpLink } from "./links";
export { answerReceived } from "./mail";
export { designOf, readWeddingPage } from "./service-design";
export { keepNote, lockLink, markAnswered, markOpened, openLink, type OpenLink } from "./service-link";
export { ownInvitations } from "./repo-own";
export { forgetInvite } from "./service-forget";
