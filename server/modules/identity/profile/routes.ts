import { idParam } from "@/contracts/envelope.schema";
import { customerProfileBody } from "@/contracts/identity/account/profile.schema";
import { PICTURE_FIELDS, PICTURE_MAX_BYTES, PROFILE_UPDATED } from "@/contracts/identity/account/profile";
import { weddingBody } from "@/contracts/identity/wedding.schema";
import { WEDDING_SAVED } from "@/contracts/identity/wedding";
import { setLanguageCookie } from "@/server/http/language-cookie";
import { route } from "@/server/http/route";
import { customerProfile } from "./service";
import { updateCustomerProfile } from "./service-update";
import { mergeWedding, saveWedding } from "./service-wedding";

export const profileRoutes = [
  route({
    method: "PUT",
    path: "/user/wedding",
    guard: "customer",
    summary: "Set what the couple says about their wedding: date or month, tables, area, ceremonies",
    reply: "Wedding",
    body: weddingBody,
    message: WEDDING_SAVED,
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    run: ({ actor, body }) => saveWedding(actor, body),
  }),
  route({
    method: "POST",
    path: "/user/wedding",
    guard: "customer",
    summary: "Add what a browser knows of the wedding, where the couple has said nothing yet",
    reply: "Wedding",
    body: weddingBody,
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    run: ({ actor, body }) => mergeWedding(actor, body),
  }),
  route({
    method: "GET",
    path: "/user/profile/:id",
    guard: "customer",
    summary: "A customer's own profile",
    reply: "CustomerProfile",
    params: idParam,
    run: ({ params, actor }) => customerProfile(actor, params.id),
  }),
  route({
    method: "PATCH",
    path: "/user/profile/:id",
    guard: "customer",
    summary: "Change one's own profile; a form when pictures come with it",
    reply: "CustomerProfile",
    params: idParam,
    body: customerProfileBody,
    files: { names: PICTURE_FIELDS, maxBytes: PICTURE_MAX_BYTES },
    message: PROFILE_UPDATED,
    throttle: { policy: "profile", of: ({ actor }) => actor.accountId },
    run: async ({ params, actor, body, files, exchange }) => {
      const profile = await updateCustomerProfile(actor, params.id, body, files);
      // Otherwise the browser's next call would bring the language before.
      if (body.language) setLanguageCookie(body.language, exchange);
      return profile;
    },
  }),
];
