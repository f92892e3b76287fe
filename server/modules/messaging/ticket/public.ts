export { forgetSender, ownTickets } from "./repo";
export { findTicket, listOpenTickets } from "./service";
