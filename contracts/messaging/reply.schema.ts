import { boolean, type InferType, object } from "yup";
import { text } from "@/contracts/fields.schema";
import { weeklyHours } from "./appointment/appointment.schema";
import { AWAY_REPLY_MAX, REPLY_TITLE_MAX } from "./reply";
import { messageText } from "./room.schema";
import { MESSAGE_MAX } from "./room";

/** POST /vendor/saved-reply, PATCH /vendor/saved-reply/{id}. */
export const savedReplyBody = object({
  title: text()
    .max(REPLY_TITLE_MAX, `Please keep the name within ${REPLY_TITLE_MAX} characters`)
    .required("Please enter a name"),
  body: messageText()
    .max(MESSAGE_MAX, `A message holds at most ${MESSAGE_MAX.toLocaleString("en-SG")} characters`)
    .required("Please write a message"),
});
export type SavedReplyBody = InferType<typeof savedReplyBody>;

/** PUT /vendor/away-reply. */
export const awayReplyBody = object({
  isOn: boolean().required("isOn is required"),
  weeklyHours: weeklyHours(),
  body: messageText()
    .max(AWAY_REPLY_MAX, `Please keep the reply within ${AWAY_REPLY_MAX} characters`)
    .required("Please write a message"),
});
export type AwayReplyBody = InferType<typeof awayReplyBody>;
