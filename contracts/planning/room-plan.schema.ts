import { array, type InferType, number, object } from "yup";
import { VERSION_MAX } from "@/contracts/fields.schema";
import { MAX_TABLES } from "./seating";
import { planTable, roomFields, tablesDiffer } from "./seating.schema";

/** A vendor's plan of a room, saved as a whole. */
export const roomPlanBody = object({
  ...roomFields,
  mostTables: number()
    .transform((value: unknown, typed: unknown) => (typed === "" ? null : value))
    .typeError("Most tables must be a number")
    .integer("Most tables must be a whole number")
    .min(1, "A room holds at least 1 table")
    .max(MAX_TABLES, `A room holds at most ${MAX_TABLES} tables`)
    .nullable()
    .default(null),
  tables: array(planTable).max(MAX_TABLES, `A room holds at most ${MAX_TABLES} tables`).default([]),
}).test("labels", tablesDiffer);
export type RoomPlanBody = InferType<typeof roomPlanBody>;

/** With the version that the change is based on. */
export const roomPlanChangeBody = roomPlanBody.shape({
  version: number()
    .typeError("version must be a number")
    .integer("version must be a whole number")
    .min(1, "Versions start at 1")
    .max(VERSION_MAX, "There is no such version")
    .required("version is required"),
});
export type RoomPlanChangeBody = InferType<typeof roomPlanChangeBody>;
