export { pageKeyOf, rsvpLink } from "./rules/links";
export { answerReceived } from "./mail";
export { ownAnswers } from "./service-answers";
export { designOf } from "./service-design";
export { keepNote, lockLink, markAnswered, markOpened, openLink, type OpenLink } from "./service-link";
export { readWeddingPage } from "./service-page";
export { ownInvitations } from "./repo/own";
export { noteInvitationMail } from "./service-undelivered";
export { forgetInvite } from "./service-forget";
