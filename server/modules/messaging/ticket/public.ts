export { forgetSender, ownTickets } from "./repo";
export { waitingTickets } from "./repo-operator";
export { findTicket, listOpenTickets, settleTicket } from "./service";
