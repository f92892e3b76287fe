import { type InferType, object } from "yup";
import { text, uuid } from "@/contracts/fields.schema";
import { ORDER_NOTE_MAX } from "./order-team";

/** PATCH order-vendor/handler/{id}: null for nobody. */
export const orderHandlerBody = object({ handlerId: uuid().nullable().defined("handlerId is required") });
export type OrderHandlerBody = InferType<typeof orderHandlerBody>;

export const orderNoteBody = object({
  body: text()
    .max(ORDER_NOTE_MAX, `Note can be at most ${ORDER_NOTE_MAX} characters`)
    .required("Write your note first"),
});
export type OrderNoteBody = InferType<typeof orderNoteBody>;
