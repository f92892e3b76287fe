import { idParam } from "@/contracts/envelope.schema";
import { PHOTO_BYTES, PHOTOS_AT_ONCE, PHOTOS_SAVED } from "@/contracts/planning/photo";
import { guestPhotoBody, photosBody } from "@/contracts/planning/photo.schema";
import { PRIVATE_HEADERS } from "@/server/http/private-headers";
import { route } from "@/server/http/route";
import { listPhotos, removePhoto, showPhotos, zipPhotos } from "./service";
import { takePhotos } from "./service-guest";

export const photoRoutes = [
  route({
    method: "POST",
    path: "/public/rsvp/photo",
    guard: "public",
    summary: "Photos of a household, as a form, which works without script; leads back to its page of photos",
    reply: "File",
    body: guestPhotoBody,
    files: { names: ["photos"], maxBytes: PHOTO_BYTES, maxCount: PHOTOS_AT_ONCE },
    throttle: { policy: "photo", of: ({ body }) => body.token },
    feature: "photos",
    run: async ({ body, uploads }) => {
      const location = await takePhotos(body, uploads);
      return new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, location } });
    },
  }),
  route({
    method: "GET",
    path: "/user/photo",
    guard: "customer",
    summary: "The photos that guests added",
    reply: "GuestPhotos",
    run: ({ actor }) => listPhotos(actor),
  }),
  route({
    method: "PATCH",
    path: "/user/photo",
    guard: "customer",
    summary: "Shows photos to all guests, or takes them down",
    reply: "GuestPhotos",
    body: photosBody,
    message: PHOTOS_SAVED,
    run: ({ actor, body }) => showPhotos(actor, body),
  }),
  route({
    method: "DELETE",
    path: "/user/photo/:id",
    guard: "customer",
    summary: "Deletes a photo for good",
    reply: "GuestPhotos",
    params: idParam,
    message: "Photo deleted",
    run: ({ actor, params }) => removePhoto(actor, params.id),
  }),
  route({
    method: "GET",
    path: "/user/photo/zip",
    guard: "customer",
    summary: "All photos as a zip",
    reply: "File",
    throttle: { policy: "ownData", of: ({ actor }) => actor.accountId },
    run: ({ actor }) => zipPhotos(actor),
  }),
];
