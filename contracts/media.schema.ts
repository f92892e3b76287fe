import { object } from "yup";
import { text } from "./fields.schema";

/** GET /media/preview. Without a name, returns a placeholder. */
export const previewQuery = object({
  filename: text()
    .max(200)
    .matches(/^[\w./-]*$/, "filename must be the name of a media file")
    .default(""),
});
