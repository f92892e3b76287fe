import { idParam } from "@/contracts/envelope.schema";
import { INVITATION_SAVED, INVITATION_SENT } from "@/contracts/planning/invitation/invitation";
import {
  invitationBody,
  invitationListQuery,
  invitePictureBody,
  inviteSettingsBody,
  remindBody,
  sendInvitationsBody,
} from "@/contracts/planning/invitation/invitation.schema";
import { type LinkAsked, PAGE_PICTURE_BYTES } from "@/contracts/planning/invitation/wedding-page";
import {
  linkByNameBody,
  type OwnLinkBody,
  ownLinkBody,
  pageCalendarQuery,
} from "@/contracts/planning/invitation/wedding-page.schema";
import { typedPhone } from "@/lib/phone/phone";
import { PRIVATE_HEADERS } from "@/server/http/private-headers";
import { validate } from "@/server/http/request/validate";
import { route } from "@/server/http/route";
import { consumeAttempt } from "@/server/http/throttle/throttle";
import { changeInvitation, countInvitations, listInvitations, nextInvitation } from "./service";
import { readInviteSettings, saveInvitePicture, saveInviteSettings } from "./service-design";
import { pageCalendar } from "./service-page";
import { mailOwnLink, textOwnLink } from "./service-own-link";
import { remindHouseholds, sendInvitations } from "./service-send";

/** Redirects to the wedding page, which confirms the request for the link. */
function backToPage({ slug, language }: Pick<OwnLinkBody, "slug" | "language">, asked: LinkAsked): Response {
  const query = new URLSearchParams({ ...(language === "en" ? {} : { lang: language }), asked });
  const location = `/w/${slug}?${query}#reply`;
  return new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, location } });
}

export const invitationRoutes = [
  route({
    method: "GET",
    path: "/public/wedding-page/calendar",
    guard: "public",
    summary: "The calendar file of an event that a published wedding page shows",
    reply: "File",
    query: pageCalendarQuery,
    throttle: { policy: "rsvp" },
    run: ({ query }) => pageCalendar(query.slug, query.event, query.i),
  }),
  route({
    method: "POST",
    path: "/public/wedding-page/link",
    guard: "public",
    summary: "Mails a household its own link, as a form of the wedding page; the same answer for any address",
    reply: "File",
    rawBody: true,
    throttle: { policy: "ownLink" },
    run: async ({ exchange }) => {
      const given = validate(ownLinkBody, Object.fromEntries(new URLSearchParams(exchange.rawBody)));
      await consumeAttempt("ownLink", { address: "", subject: `${given.slug} ${given.email.toLowerCase()}` });
      await mailOwnLink(given);
      return backToPage(given, "mail");
    },
  }),
  route({
    method: "POST",
    path: "/public/wedding-page/link-by-name",
    guard: "public",
    summary:
      "Texts a household its own link to the number on the guest list, as a form of the wedding page; the same answer for any name",
    reply: "File",
    rawBody: true,
    throttle: { policy: "ownLink" },
    run: async ({ exchange }) => {
      const given = validate(linkByNameBody, Object.fromEntries(new URLSearchParams(exchange.rawBody)));
      const { code, number } = typedPhone("+65", given.phone);
      await consumeAttempt("ownLink", { address: "", subject: `${given.slug} ${code}${number}` });
      await textOwnLink({ slug: given.slug, name: given.name, code, number });
      return backToPage(given, "text");
    },
  }),
  route({
    method: "GET",
    path: "/user/invitation/design",
    guard: "customer",
    summary: "How the e-invite looks and what it says",
    reply: "InviteSettings",
    run: ({ actor }) => readInviteSettings(actor),
  }),
  route({
    method: "PATCH",
    path: "/user/invitation/design",
    guard: "customer",
    summary: "Changes the e-invite, its words and the last day for answers",
    reply: "InviteSettings",
    body: inviteSettingsBody,
    message: INVITATION_SAVED,
    run: ({ actor, body }) => saveInviteSettings(actor, body),
  }),
  route({
    method: "POST",
    path: "/user/invitation/picture",
    guard: "customer",
    summary: "Sets or removes the e-invite's picture, as a form",
    reply: "InviteSettings",
    body: invitePictureBody,
    files: { names: ["picture"], maxBytes: PAGE_PICTURE_BYTES },
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    message: INVITATION_SAVED,
    run: ({ actor, body, files }) => saveInvitePicture(actor, files.picture, body.remove),
  }),
  route({
    method: "GET",
    path: "/user/invitation/counts",
    guard: "customer",
    summary: "How many households are invited, have opened their link and have answered",
    reply: "InvitationCounts",
    run: ({ actor }) => countInvitations(actor),
  }),
  route({
    method: "POST",
    path: "/user/invitation/send",
    guard: "customer",
    summary: "Sends invitations by mail, now or later, to households that have none",
    reply: "InvitationsSent",
    body: sendInvitationsBody,
    throttle: { policy: "invite", of: ({ actor }) => actor.accountId },
    message: ({ body }) => (body.sendAt ? INVITATION_SAVED : INVITATION_SENT),
    run: ({ actor, body }) => sendInvitations(actor, body),
  }),
  route({
    method: "POST",
    path: "/user/invitation/remind",
    guard: "customer",
    summary: "Reminds households that have not answered",
    reply: "InvitationsSent",
    body: remindBody,
    throttle: { policy: "invite", of: ({ actor }) => actor.accountId },
    message: "Reminder sent",
    run: ({ actor, body }) => remindHouseholds(actor, body),
  }),
  route({
    method: "GET",
    path: "/user/invitation",
    guard: "customer",
    summary: "The households with their links",
    reply: "InvitationPage",
    query: invitationListQuery,
    run: ({ actor, query }) => listInvitations(actor, query),
  }),
  route({
    method: "GET",
    path: "/user/invitation/next",
    guard: "customer",
    summary: "The household to send an invitation to next, one by one",
    reply: "NextInvitation",
    run: ({ actor }) => nextInvitation(actor),
  }),
  route({
    method: "PATCH",
    path: "/user/invitation/:id",
    guard: "customer",
    summary: "Marks an invitation as sent, puts it off, ends its link, makes a new one, or sets its language",
    reply: "Invitation",
    params: idParam,
    body: invitationBody,
    message: INVITATION_SAVED,
    run: ({ actor, params, body }) => changeInvitation(actor, params.id, body),
  }),
];
