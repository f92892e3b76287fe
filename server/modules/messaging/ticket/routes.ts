import { ownTicketsQuery, ticketBody } from "@/contracts/messaging/ticket/ticket.schema";
import { type TicketOpened, TICKET_FILE_BYTES } from "@/contracts/messaging/ticket/ticket";
import type { Exchange } from "@/server/http/route";
import { route } from "@/server/http/route";
import { SIGNATURE_HEADER } from "@/server/adapters/payments/signature";
import { operatorTicketRoutes } from "./routes-operator";
import { receiveMail } from "./service-inbound";
import { openTicket, ownTickets } from "./service";

const FILES = { names: ["file"], maxBytes: TICKET_FILE_BYTES } as const;
const THANKS = "Thank you. We have your message";

/** A form submitted without JavaScript is redirected to its page. */
function answerTo(exchange: Exchange, opened: TicketOpened): TicketOpened | Response {
  if (!exchange.header("accept")?.startsWith("text/html")) return opened;
  return new Response(null, {
    status: 303,
    headers: { location: `/contact-us?sent=${opened.ticketNumber}#form`, "cache-control": "no-store" },
  });
}

export const ticketRoutes = [
  ...operatorTicketRoutes,
  route({
    method: "POST",
    path: "/ticket/inbound",
    guard: "public",
    summary: "A signed mail to the support address; an answer joins its ticket, anything else opens one",
    reply: "TicketOpened",
    rawBody: true,
    whileReadOnly: "allowed",
    run: ({ exchange }) => receiveMail(exchange.rawBody, exchange.header(SIGNATURE_HEADER)),
  }),
  route({
    method: "POST",
    path: "/ticket",
    guard: "public",
    summary: "Writes to Sayang; a token links the ticket to the account",
    reply: "TicketOpened",
    body: ticketBody,
    files: FILES,
    throttle: { policy: "ticket", of: ({ body }) => body.email },
    message: THANKS,
    run: async ({ body, files, actor, exchange }) =>
      answerTo(exchange, await openTicket(body, { file: files.file, actor })),
  }),
  route({
    method: "POST",
    path: "/ticket-vendor/vendor-ticket",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Writes to Sayang as a vendor; whose ticket it is follows from the token alone",
    reply: "TicketOpened",
    body: ticketBody,
    files: FILES,
    throttle: { policy: "ticket", of: ({ body }) => body.email },
    message: THANKS,
    run: ({ body, files, actor }) => openTicket(body, { file: files.file, actor }),
  }),
  route({
    method: "GET",
    path: "/ticket-vendor/vendor-ticket",
    guard: "vendor",
    summary: "The vendor's own tickets, newest first, and where each stands",
    reply: "OwnTickets",
    query: ownTicketsQuery,
    run: ({ actor, query }) => ownTickets(actor.accountId, query),
  }),
];
