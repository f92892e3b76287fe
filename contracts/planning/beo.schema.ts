import { boolean, type InferType, number, object, string } from "yup";
import { text, uuid, VERSION_MAX } from "@/contracts/fields.schema";
import { BEO_NOTE_MAX, BEO_PRINTS, type BeoPrint } from "./beo";

const version = () =>
  number()
    .typeError("Version must be a number")
    .integer("Version must be a whole number")
    .min(1, "Versions start at 1")
    .max(VERSION_MAX, "There is no such version");

/** The event, when an order is served at several; the first by default. */
export const beoQuery = object({ eventId: uuid(), version: version() });
export type BeoQuery = InferType<typeof beoQuery>;

/** `/pdf` and `/csv`. */
export const beoFileQuery = beoQuery.shape({
  print: string<BeoPrint>().oneOf(BEO_PRINTS, "Choose kitchen, floor or office").default("kitchen"),
});
export type BeoFileQuery = InferType<typeof beoFileQuery>;

export const issueBeoBody = object({
  eventId: uuid(),
  note: text().max(BEO_NOTE_MAX, `Please keep the note within ${BEO_NOTE_MAX} characters`).default(""),
});
export type IssueBeoBody = InferType<typeof issueBeoBody>;

export const confirmBeoBody = object({
  eventId: uuid(),
  version: version().required("Choose the version that you confirm"),
});
export type ConfirmBeoBody = InferType<typeof confirmBeoBody>;

export const tickBody = object({
  entryId: uuid().required("Choose an entry of the run sheet"),
  done: boolean().required("Say whether it is done"),
});
export type TickBody = InferType<typeof tickBody>;
