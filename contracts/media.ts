import { type InferType, object } from "yup";
import { text } from "./text";

/** Spec customer §7, GET /media/preview. Without a name the placeholder is answered. */
export const previewQuery = object({
  filename: text()
    .max(200)
    .matches(/^[\w./-]*$/, "filename must be the name of a media file")
    .default(""),
});
export type PreviewQuery = InferType<typeof previewQuery>;
