import {
  PAGE_PICTURE_BYTES,
  PAGE_PICTURES_MAX,
  PAGE_SAVED,
} from "@/contracts/planning/invitation/wedding-page";
import { weddingPageBody } from "@/contracts/planning/invitation/wedding-page.schema";
import { route } from "@/server/http/route";
import { addPictures, readPageSettings, renewSlug, savePage } from "./service-page";

export const weddingPageRoutes = [
  route({
    method: "GET",
    path: "/user/wedding/page",
    guard: "customer",
    summary: "The couple's wedding page, as they edit it",
    reply: "WeddingPageSettings",
    run: ({ actor }) => readPageSettings(actor),
  }),
  route({
    method: "PATCH",
    path: "/user/wedding/page",
    guard: "customer",
    summary: "Changes or publishes the wedding page",
    reply: "WeddingPageSettings",
    body: weddingPageBody,
    message: PAGE_SAVED,
    run: ({ actor, body }) => savePage(actor, body),
  }),
  route({
    method: "POST",
    path: "/user/wedding/page/pictures",
    guard: "customer",
    summary: "Adds pictures to the wedding page, as a form",
    reply: "WeddingPageSettings",
    files: { names: ["pictures"], maxBytes: PAGE_PICTURE_BYTES, maxCount: PAGE_PICTURES_MAX },
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    message: PAGE_SAVED,
    run: ({ actor, uploads }) => addPictures(actor, uploads),
  }),
  route({
    method: "POST",
    path: "/user/wedding/page/renew",
    guard: "customer",
    summary: "Gives the wedding page a new address and ends the old one",
    reply: "WeddingPageSettings",
    run: ({ actor }) => renewSlug(actor),
  }),
];
