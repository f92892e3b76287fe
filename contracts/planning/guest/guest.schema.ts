import { FILL_MANDATORY } from "@/contracts/errors";
import { writtenNumber } from "@/contracts/identity/credential/phone.schema";
import { array, boolean, type InferType, number, object, string } from "yup";
import { emailAddress, text, uuid, VERSION_MAX } from "@/contracts/fields.schema";
import {
  DIETARY_NEEDS,
  type DietaryNeed,
  GUEST_MESSAGES,
  GUEST_SIDES,
  type GuestSide,
  MAX_PLUS_ONES,
  MAX_TAGS,
  RSVP_ANSWERS,
  type RsvpAnswer,
} from "./guest";
import { MAX_EVENTS } from "../wedding/wedding";

const short = (what: string, max: number) => text().max(max, `Please keep ${what} within ${max} characters`);
const side = () => string<GuestSide>().oneOf(GUEST_SIDES, "Side must be Bride, Groom or Both");
const answer = () => string<RsvpAnswer>().oneOf(RSVP_ANSWERS, "Choose an answer from the list");
const tag = () => short("a tag", 30).required("A tag needs a name");
const need = () =>
  string<DietaryNeed>().oneOf(DIETARY_NEEDS, "Choose a dietary need from the list").required();
const eventIds = () => array(uuid().required()).max(MAX_EVENTS, `At most ${MAX_EVENTS} events`);

/** The fields of a guest; those left out stay unchanged. */
const guestFields = {
  firstName: short("the first name", 80),
  lastName: short("the last name", 80),
  side: side(),
  groupId: uuid().nullable(),
  tags: array(tag()).max(MAX_TAGS, `A guest has at most ${MAX_TAGS} tags`),
  isChild: boolean(),
  dietary: array(need()).max(DIETARY_NEEDS.length),
  allergies: short("allergies", 200),
  teaOrder: number()
    .typeError("Tea ceremony order must be a number")
    .integer("Tea ceremony order must be a whole number")
    .min(1, "Tea ceremony order starts at 1")
    .max(500, "Tea ceremony order is at most 500")
    .nullable(),
  notes: short("notes", 1_000),
};

/** The fields of a household; those left out stay unchanged. */
const householdFields = {
  name: short("the household’s name", 120),
  email: emailAddress("Enter a valid email address"),
  countryCode: text().matches(/^\+\d{1,4}$/, "Choose a country code"),
  phone: writtenNumber().matches(/^\d{0,15}$/, "A phone number has digits only, at most 15"),
  streetAddress: short("the address", 200),
  unitNumber: short("the unit number", 20),
  postalCode: short("the postal code", 12),
  country: short("the country", 60),
  notes: short("notes", 1_000),
};

const newGuest = object({
  ...guestFields,
  plusOnes: number().integer().min(0).max(MAX_PLUS_ONES, `At most ${MAX_PLUS_ONES} plus-ones`).default(0),
}).test("name", "Please enter a name", (value) => Boolean(value.firstName || value.lastName));

/**
 * POST /user/guest/household. All of them are invited to `eventIds`. Without a name, it is named after its first guest.
 */
export const newHouseholdBody = object({
  ...householdFields,
  eventIds: eventIds().default([]),
  guests: array(newGuest)
    .min(1, "Add at least one guest")
    .max(30, "A household has at most 30 guests")
    .required("Add at least one guest"),
});
export type NewHouseholdBody = InferType<typeof newHouseholdBody>;

export const householdBody = object(householdFields).test(
  "name",
  "Please name the household",
  ({ name }) => name !== "",
);
export type HouseholdBody = InferType<typeof householdBody>;

/** POST /user/guest: adds a guest to a household; a plus-one may be named later. */
export const newGuestBody = object({
  ...guestFields,
  householdId: uuid().required("householdId is required"),
  plusOneOf: uuid().nullable().default(null),
  eventIds: eventIds().default([]),
}).test("name", "Please enter a name", (value) =>
  Boolean(value.plusOneOf || value.firstName || value.lastName),
);
export type NewGuestBody = InferType<typeof newGuestBody>;

/**
 * PATCH /user/guest/:id. `eventIds` replaces the invitations; `answers` are for events that the guest is invited to.
 */
export const guestBody = object({
  ...guestFields,
  version: number().integer().min(0).max(VERSION_MAX).required("version is required"),
  eventIds: eventIds(),
  answers: array(
    object({
      eventId: uuid().required(),
      answer: answer().required("Choose an answer from the list"),
      meal: short("the meal", 60),
    }),
  ).max(MAX_EVENTS),
});
export type GuestBody = InferType<typeof guestBody>;

const filterFields = {
  searchBy: text().max(200).default(""),
  side: side(),
  /** `none`: guests without a group. */
  groupId: text().matches(/^(none|[0-9a-f-]{36})$/i, {
    message: "groupId must be a group",
    excludeEmptyString: true,
  }),
  tag: text().max(30),
  eventId: uuid(),
  /** For the event `eventId`, or for any event without it. */
  answer: string<RsvpAnswer | "invited" | "not_invited">().oneOf([...RSVP_ANSWERS, "invited", "not_invited"]),
  dietary: string<DietaryNeed | "any">().oneOf([...DIETARY_NEEDS, "any"]),
  child: string<"yes" | "no">().oneOf(["yes", "no"]),
  /** `none`: neither email address nor phone number. */
  contact: string<"none">().oneOf(["none"]),
};
export const guestFilter = object(filterFields);
export type GuestFilter = InferType<typeof guestFilter>;

export const GUEST_SORTS = ["household", "name", "newest"] as const;
export type GuestSort = (typeof GUEST_SORTS)[number];
export const guestListQuery = object({
  ...filterFields,
  page: number().integer().min(1).max(10_000).default(1),
  limit: number().integer().min(1).max(500).default(100),
  sortBy: string<GuestSort>().oneOf(GUEST_SORTS).default("household"),
});
export type GuestListQuery = InferType<typeof guestListQuery>;

export const groupBody = object({
  name: text().max(60, "Please keep the name within 60 characters").required("Please name the group"),
});

export const BULK_ACTIONS = [
  "invite",
  "uninvite",
  "answer",
  "group",
  "side",
  "tag",
  "untag",
  "delete",
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/**
 * POST /user/guest/bulk: applies to the guests in `ids`, or to all that match `filter`. Each action has its own value.
 */
export const bulkBody = object({
  ids: array(uuid().required()).default([]),
  filter: guestFilter.optional().default(undefined),
  action: string<BulkAction>().oneOf(BULK_ACTIONS, "Choose what to do").required("Choose what to do"),
  eventId: uuid(),
  answer: answer(),
  groupId: uuid().nullable().default(null),
  side: side(),
  tag: short("a tag", 30),
})
  .test("some", GUEST_MESSAGES.none, ({ ids, filter }) => ids.length > 0 || Boolean(filter))
  .test("value", FILL_MANDATORY, ({ action, eventId, answer, side, tag }) => {
    if (action === "invite" || action === "uninvite") return Boolean(eventId);
    if (action === "answer") return Boolean(eventId && answer);
    if (action === "side") return Boolean(side);
    return action === "tag" || action === "untag" ? Boolean(tag) : true;
  });
export type BulkBody = InferType<typeof bulkBody>;

export const undoBody = object({ undoId: uuid().required("undoId is required") });

/** POST /user/guest/merge: merges `ids` into `keepId`, whose own details take precedence. */
export const mergeBody = object({
  keepId: uuid().required("keepId is required"),
  ids: array(uuid().required()).min(1, GUEST_MESSAGES.none).max(20).required(GUEST_MESSAGES.none),
});
export type MergeBody = InferType<typeof mergeBody>;
