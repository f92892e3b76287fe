import { array, boolean, type InferType, number, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import {
  GUEST_TABLES,
  INVITATION_STATES,
  INVITE_DESIGNS,
  INVITE_LANGUAGES,
  INVITE_TEXT_MAX,
  REMIND_DAYS,
  REPLY_QUESTION_MAX,
  REPLY_QUESTIONS_MAX,
} from "./invitation";

const filled = (max: number, message: string) =>
  text()
    .max(max)
    .default("")
    .test("filled", message, (value) => value !== "");

const words = () =>
  object({
    heading: filled(INVITE_TEXT_MAX.heading, "Enter a heading"),
    body: filled(INVITE_TEXT_MAX.body, "Enter the invitation’s words"),
    closing: text().max(INVITE_TEXT_MAX.closing).default(""),
  })
    .default(undefined)
    .optional();

/** Languages that are left out keep the default text. */
export const inviteSettingsBody = object({
  design: string().oneOf([...INVITE_DESIGNS], "Choose one of the designs"),
  language: string().oneOf([...INVITE_LANGUAGES], "Choose one of the languages"),
  remindDays: number()
    .nullable()
    .oneOf([null, ...REMIND_DAYS], "Choose one of the days"),
  rsvpCutOff: isoDate().nullable(),
  guestTables: string().oneOf([...GUEST_TABLES], "Choose what guests see"),
  payNow: text().matches(/^[89]\d{7}$/, {
    message: "PayNow number must be a Singapore mobile number of 8 digits",
    excludeEmptyString: true,
  }),
  guestPhotos: boolean(),
  /** All questions, in order; a new one has no id. */
  questions: array(
    object({
      id: uuid(),
      text: text()
        .max(REPLY_QUESTION_MAX, `Use at most ${REPLY_QUESTION_MAX} characters for a question`)
        .required("Enter the question"),
    }),
  )
    .max(REPLY_QUESTIONS_MAX, `Ask at most ${REPLY_QUESTIONS_MAX} questions`)
    .default(undefined)
    .optional(),
  words: object({ en: words(), zh: words(), ms: words(), ta: words() }).default(undefined).optional(),
});
export type InviteSettingsBody = InferType<typeof inviteSettingsBody>;

/** The picture is sent as a file; `remove` deletes the current one. */
export const invitePictureBody = object({ remove: boolean().default(false) });

export const invitationListQuery = pageQuery.shape({
  state: string()
    .oneOf(["", ...INVITATION_STATES], "state is not known")
    .default(""),
});
export type InvitationListQuery = InferType<typeof invitationListQuery>;

const INSTANT = /^20\d\d-(0\d|1[0-2])-[0-3]\dT[0-2]\d:[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-][01]\d:\d\d)$/;

/**
 * Without ids: every household with an email address and an event that has not been sent or scheduled an invitation.
 */
export const sendInvitationsBody = object({
  householdIds: array(uuid().required()).max(1_000).default(undefined).optional(),
  /** Immediately by default. */
  sendAt: string()
    .max(40)
    .nullable()
    .default(null)
    .test("instant", "sendAt must be a time", (value) => !value || INSTANT.test(value)),
});
export type SendInvitationsBody = InferType<typeof sendInvitationsBody>;

export const remindBody = object({
  householdIds: array(uuid().required()).max(1_000).default(undefined).optional(),
});
export type RemindBody = InferType<typeof remindBody>;

export const INVITATION_ACTIONS = ["mark_sent", "put_off", "revoke", "renew", "unschedule"] as const;
export const invitationBody = object({
  action: string().oneOf([...INVITATION_ACTIONS], "action is not known"),
  language: string().oneOf([...INVITE_LANGUAGES], "Choose one of the languages"),
});
export type InvitationBody = InferType<typeof invitationBody>;
