import { object } from "yup";
import { linkToken, rsvpBody, rsvpCalendarQuery } from "@/contracts/planning/invitation/rsvp.schema";
import { consumeAttempt } from "@/server/http/throttle/throttle";
import { pixelResponse } from "@/server/http/pixel";
import { PRIVATE_HEADERS } from "@/server/http/private-headers";
import { route } from "@/server/http/route";
import { validate } from "@/server/http/request/validate";
import { readRsvpForm } from "./form";
import { rsvpCalendar, seeRsvp } from "./service";
import { takeReply } from "./service-reply";

export const rsvpRoutes = [
  route({
    method: "GET",
    path: "/public/rsvp/calendar",
    guard: "public",
    summary: "The calendar file of an event on a household's page",
    reply: "File",
    query: rsvpCalendarQuery,
    throttle: { policy: "rsvp" },
    run: ({ query }) => rsvpCalendar(query.token, query.event),
  }),
  route({
    method: "GET",
    path: "/public/rsvp/seen",
    guard: "public",
    summary: "Records that a household has seen its page; a picture, because previews of links load none",
    reply: "File",
    query: object({ token: linkToken().required("token is required") }),
    throttle: { policy: "rsvp" },
    run: async ({ query }) => {
      await seeRsvp(query.token);
      return pixelResponse();
    },
  }),
  route({
    method: "POST",
    path: "/public/rsvp",
    guard: "public",
    summary: "A page of a household's reply, as a form, which works without script; leads to the next page",
    reply: "File",
    rawBody: true,
    throttle: { policy: "rsvp" },
    run: async ({ exchange }) => {
      const form = readRsvpForm(exchange.rawBody);
      await consumeAttempt("rsvp", { address: "", subject: form.token });
      const location = await takeReply(form, validate(rsvpBody, form.answers));
      return new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, location } });
    },
  }),
];
