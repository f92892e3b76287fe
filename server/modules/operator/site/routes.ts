import { announcementBody, pausedBody, readOnlyBody } from "@/contracts/operator/site/site.schema";
import { route } from "@/server/http/route";
import { setAnnouncement, setPaused, setReadOnly, siteSettings } from "./service";

export const operatorSiteRoutes = [
  route({
    method: "GET",
    path: "/operator/site",
    guard: "operator",
    right: "site",
    summary: "What is paused, whether the site can only be read, and the announcement",
    reply: "SiteSettings",
    run: () => siteSettings(),
  }),
  route({
    method: "PUT",
    path: "/operator/site/read-only",
    guard: "operator",
    right: "site",
    summary: "Let the site only be read, or let it be changed again",
    reply: "SiteSettings",
    body: readOnlyBody,
    run: ({ actor, body }) => setReadOnly(actor, body),
  }),
  route({
    method: "PUT",
    path: "/operator/site/paused",
    guard: "operator",
    right: "site",
    summary: "Pause a part of the site, or let it run again",
    reply: "SiteSettings",
    body: pausedBody,
    run: ({ actor, body }) => setPaused(actor, body),
  }),
  route({
    method: "PUT",
    path: "/operator/site/announcement",
    guard: "operator",
    right: "site",
    summary: "Show an announcement above pages, or take it down with an empty text",
    reply: "SiteSettings",
    body: announcementBody,
    run: ({ actor, body }) => setAnnouncement(actor, body),
  }),
];
