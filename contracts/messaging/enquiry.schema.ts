import { boolean, type InferType, number, object, string } from "yup";
import { isoDate, text, uuid } from "@/contracts/fields.schema";
import {
  ENQUIRY_STAGES,
  ENQUIRY_VALUE_MAX,
  type EnquiryStage,
  LOST_CHOICES,
  type LostReason,
} from "./enquiry";

/** The cursor of a list of enquiries: the time of the last one in it (milliseconds), and its id. */
const CURSOR = /^\d{13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** GET /vendor/enquiry. Without a stage, all but the lost ones. */
export const enquiryListQuery = object({
  stage: string<EnquiryStage>().oneOf(ENQUIRY_STAGES, "stage is not one of ours"),
  /** Only those assigned to the caller. */
  mine: boolean().default(false),
  /** Only those to follow up by today. */
  due: boolean().default(false),
  cursor: text().matches(CURSOR, "cursor is not one that this list gave out"),
  limit: number().integer().min(1).max(50).default(20),
});
export type EnquiryListQuery = InferType<typeof enquiryListQuery>;

/** PATCH /vendor/enquiry/{id}. `estimate` is in dollars; what is missing stays as it is. */
export const saveEnquiryBody = object({
  estimate: number()
    .transform((value: unknown, typed: unknown) => (typed === "" ? null : value))
    .typeError("Value must be an amount")
    .moreThan(0, "Value must be more than $0")
    .max(ENQUIRY_VALUE_MAX, `Value must be at most $${ENQUIRY_VALUE_MAX.toLocaleString("en-SG")}`)
    .nullable(),
  followUpOn: isoDate().nullable(),
  handlerId: uuid().nullable(),
});
export type SaveEnquiryBody = InferType<typeof saveEnquiryBody>;

/** POST /vendor/enquiry/{id}/lost. */
export const loseEnquiryBody = object({
  reason: string<Exclude<LostReason, "cancelled" | "declined">>()
    .oneOf(LOST_CHOICES, "reason is not one of ours")
    .required("Choose a reason"),
});
export type LoseEnquiryBody = InferType<typeof loseEnquiryBody>;
