import {
  array,
  boolean,
  type InferType,
  number,
  object,
  string,
  type TestContext,
  type ValidationError,
} from "yup";
import { text, uuid } from "@/contracts/fields.schema";
import {
  MAX_FEATURES,
  MAX_ROOMS,
  MAX_RULE_GUESTS,
  MAX_SEATING_RULES,
  MAX_TABLE_SEATS,
  MAX_TABLES,
  PLAN_FEATURE_KINDS,
  type PlanFeatureKind,
  ROOM_SIZE,
  SEATING_RULE_KINDS,
  type SeatingRuleKind,
  SEATING_SIDES,
  type SeatingSides,
  TABLE_SHAPES,
  tableName,
  type TableShape,
} from "./seating";

/** The value that yup passes to a test, which runs even if fields are missing or of another type. */
type Loose<T> = { [K in keyof T]?: T[K] | undefined } | null | undefined;
type Seated = { guestId: string; position: number };
type LooseRooms = Loose<{ rooms: Loose<{ tables: Loose<{ guests: Loose<Seated>[] }>[] }>[] }>;
const listOf = <T>(value: T[] | undefined): T[] => (Array.isArray(value) ? value : []);
const lower = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : undefined);

const whole = (what: string, min: number, max: number) =>
  number()
    .typeError(`${what} must be a number`)
    .integer(`${what} must be a whole number`)
    .min(min, `${what} is at least ${min}`)
    .max(max, `${what} is at most ${max}`)
    .required(`${what} is required`);
const id = () => uuid().required("id is required");
const place = (what: string) => whole(what, 0, ROOM_SIZE.max);

const planFeature = object({
  id: id(),
  kind: string<PlanFeatureKind>()
    .oneOf(PLAN_FEATURE_KINDS, "Choose what it is from the list")
    .required("Choose what it is"),
  x: place("x"),
  y: place("y"),
  width: whole("Width", 20, ROOM_SIZE.max),
  depth: whole("Depth", 20, ROOM_SIZE.max),
});

const seated = object({
  guestId: uuid().required("guestId is required"),
  position: whole("Seat", 0, MAX_TABLE_SEATS - 1),
  locked: boolean().default(false),
});

export const planTable = object({
  id: id(),
  label: text().max(40, "Please keep the table’s name within 40 characters").required("Name the table"),
  shape: string<TableShape>()
    .oneOf(TABLE_SHAPES, "A table is round or long")
    .required("Choose the table’s shape"),
  seats: whole("Seats", 1, MAX_TABLE_SEATS),
  x: place("x"),
  y: place("y"),
  rotation: whole("Rotation", 0, 359),
});

const table = planTable
  .shape({
    locked: boolean().default(false),
    guests: array(seated).default([]),
  })
  .test("fits", function fits(value: Loose<{ label: string; seats: number; guests: Loose<Seated>[] }>) {
    const { label = "", seats = 0 } = value ?? {};
    const guests = listOf(value?.guests);
    const taken = new Set(guests.map((guest) => guest?.position));
    if (taken.size < guests.length) {
      return this.createError({ message: `Two guests have the same seat at ${tableName(label)}` });
    }
    return guests.every((guest) => (guest?.position ?? 0) < seats)
      ? true
      : this.createError({
          message: `${tableName(label)} has only ${seats} ${seats === 1 ? "seat" : "seats"}`,
        });
  });

/** The name and size of a room, and what stands in it besides tables. */
export const roomFields = {
  name: text().max(60, "Please keep the room’s name within 60 characters").required("Name the room"),
  width: whole("Width", ROOM_SIZE.min, ROOM_SIZE.max),
  depth: whole("Depth", ROOM_SIZE.min, ROOM_SIZE.max),
  features: array(planFeature).max(MAX_FEATURES, `A room has at most ${MAX_FEATURES} features`).default([]),
};

/** Refuses two tables of one name. */
export function tablesDiffer(this: TestContext, value: NamedTables): true | ValidationError {
  const twice = repeated(listOf(value?.tables).map((each) => lower(each?.label)));
  return twice
    ? this.createError({ message: `Two tables in ${value?.name} are called “${twice}”. Rename one of them.` })
    : true;
}
type NamedTables = Loose<{ name: string; tables: Loose<{ label: string }>[] }>;

const room = object({
  id: id(),
  ...roomFields,
  tables: array(table).max(MAX_TABLES, `An event has at most ${MAX_TABLES} tables`).default([]),
}).test("labels", tablesDiffer);

const rule = object({
  id: id(),
  kind: string<SeatingRuleKind>()
    .oneOf(SEATING_RULE_KINDS, "Choose a rule from the list")
    .required("Choose a rule"),
  guestIds: array(uuid().required())
    .min(1, "Choose the guests of the rule")
    .max(MAX_RULE_GUESTS, `A rule has at most ${MAX_RULE_GUESTS} guests`)
    .required("Choose the guests of the rule"),
});

/** PUT /planning/seating/:id: the whole seating of an event. */
export const seatingBody = object({
  version: whole("version", 0, 2_000_000_000),
  sides: string<SeatingSides>()
    .oneOf(SEATING_SIDES, "Choose from the list whether families share tables")
    .required("sides is required"),
  rooms: array(room).max(MAX_ROOMS, `An event has at most ${MAX_ROOMS} rooms`).required("rooms is required"),
  rules: array(rule)
    .max(MAX_SEATING_RULES, `An event has at most ${MAX_SEATING_RULES} rules`)
    .required("rules is required"),
})
  .test("tables", `An event has at most ${MAX_TABLES} tables`, (value: LooseRooms) => {
    return listOf(value?.rooms).flatMap((each) => listOf(each?.tables)).length <= MAX_TABLES;
  })
  .test("once", "A guest can’t sit in two seats", (value: LooseRooms) => {
    const tables = listOf(value?.rooms).flatMap((each) => listOf(each?.tables));
    const guests = tables.flatMap((each) => listOf(each?.guests));
    return !repeated(guests.map((guest) => lower(guest?.guestId)));
  });
export type SeatingBody = InferType<typeof seatingBody>;

function repeated(values: readonly (string | undefined)[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => value !== undefined && seen.size === seen.add(value).size);
}
