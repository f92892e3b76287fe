import { object, string } from "yup";

/** The id of a document, optionally with its file extension. */
export const documentParam = object({
  id: string()
    .matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.pdf)?$/i, "id must be a uuid")
    .required(),
});
