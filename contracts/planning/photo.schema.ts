import { array, boolean, type InferType, object, string } from "yup";
import { uuid } from "@/contracts/fields.schema";
import { INVITE_LANGUAGES } from "./invitation/invitation";
import { linkToken } from "./invitation/rsvp.schema";
import { PHOTOS_OF_WEDDING } from "./photo";

/** POST /public/rsvp/photo, a form: adds its pictures, or removes one. */
export const guestPhotoBody = object({
  token: linkToken().required("token is required"),
  lang: string().oneOf(["", ...INVITE_LANGUAGES], "lang is not known"),
  remove: uuid(),
});
export type GuestPhotoBody = InferType<typeof guestPhotoBody>;

/** PATCH /user/photo: shows photos to the guests, or takes them down. */
export const photosBody = object({
  ids: array(uuid().required())
    .min(1, "Choose a photo")
    .max(PHOTOS_OF_WEDDING, `Choose at most ${PHOTOS_OF_WEDDING} photos`)
    .required("Choose a photo"),
  shown: boolean().required("shown is required"),
});
export type PhotosBody = InferType<typeof photosBody>;
