export { findTicket, listOpenTickets } from "./service";
