export { forgetSender, ownTickets } from "./repo";
export { findTicket, listOpenTickets, settleTicket } from "./service";
