import { ticketBody } from "@/contracts/messaging/ticket.schema";
import { type TicketOpened, TICKET_FILE_BYTES } from "@/contracts/messaging/ticket";
import type { Exchange } from "@/server/http/route";
import { route } from "@/server/http/route";
import { openTicket } from "./service";

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
  route({
    method: "POST",
    path: "/ticket",
    guard: "public",
    summary: "Write to the house; a token links the ticket to the account",
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
    summary: "Write to the house as a vendor",
    reply: "TicketOpened",
    body: ticketBody,
    files: FILES,
    throttle: { policy: "ticket", of: ({ actor }) => actor.accountId },
    message: THANKS,
    run: ({ body, files, actor }) => openTicket(body, { file: files.file, actor }),
  }),
];
