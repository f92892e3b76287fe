import { array, boolean, type InferType, object, string } from "yup";
import { text, uuid } from "@/contracts/fields.schema";
import { DIETARY_NEEDS } from "../guest/guest";
import { INVITE_LANGUAGES, REPLY_QUESTIONS_MAX } from "./invitation";
import { RSVP_ALLERGIES_MAX, RSVP_ANSWER_MAX, RSVP_MAX_PEOPLE, RSVP_NAME_MAX, RSVP_NOTE_MAX } from "./rsvp";

/** The token of a link: 32 bytes. */
export const linkToken = () => string().matches(/^[\w-]{43}$/, "This link is not complete");

/** Fields that are left out stay unchanged. */
const person = object({
  id: uuid().required(),
  /** Only for a plus-one. */
  name: text().max(RSVP_NAME_MAX, `Use at most ${RSVP_NAME_MAX} characters for a name`),
  dietary: array(
    string()
      .oneOf([...DIETARY_NEEDS])
      .required(),
  )
    .default(undefined)
    .optional(),
  allergies: text().max(RSVP_ALLERGIES_MAX, `Use at most ${RSVP_ALLERGIES_MAX} characters for allergies`),
  answers: array(
    object({
      eventId: uuid().required(),
      answer: string().oneOf(["yes", "no"], "Say who’s coming"),
      /** For a person who wasn't ticked: "no", unless somebody answered for them since the page was shown. */
      unlessAnswered: boolean(),
      meal: text().max(80),
    }),
  ).default([]),
});

export const rsvpBody = object({
  note: text().max(RSVP_NOTE_MAX, `Use at most ${RSVP_NOTE_MAX} characters for your message`),
  people: array(person).max(RSVP_MAX_PEOPLE).default([]),
  /** For everyone in the household who is invited to the event. */
  everyone: array(
    object({
      eventId: uuid().required(),
      answer: string().oneOf(["yes", "no"], "Say who’s coming").required(),
    }),
  ).default([]),
  questions: array(
    object({
      id: uuid().required(),
      answer: text()
        .max(RSVP_ANSWER_MAX, `Use at most ${RSVP_ANSWER_MAX} characters for an answer`)
        .default(""),
    }),
  )
    .max(REPLY_QUESTIONS_MAX)
    .default([]),
  language: string().oneOf([...INVITE_LANGUAGES], "Choose one of the languages"),
});
export type RsvpBody = InferType<typeof rsvpBody>;

export const rsvpCalendarQuery = object({
  token: linkToken().required("token is required"),
  event: uuid().required(),
});
