import { array, type InferType, number, object, string } from "yup";
import { isoDate, text } from "@/contracts/fields.schema";
import {
  MAX_WEDDING_DISTRICT,
  MAX_WEDDING_TABLES,
  WEDDING_CEREMONIES,
  type WeddingCeremony,
} from "./wedding";

const TABLES_FIX = `Enter a whole number of tables, from 1 to ${MAX_WEDDING_TABLES}`;
const DISTRICT_FIX = "Choose an area from the list";

const emptyIsNull = (value: unknown, original: unknown) => (original === "" ? null : value);

/** The complete wedding of a couple; missing or null fields are unset. */
export const weddingBody = object({
  date: isoDate().label("Wedding date").nullable().default(null),
  month: text()
    .transform(emptyIsNull)
    .matches(/^\d{4}-(0[1-9]|1[0-2])$/, "Choose a month, such as June 2027")
    .nullable()
    .default(null),
  tables: number()
    .transform(emptyIsNull)
    .typeError(TABLES_FIX)
    .integer(TABLES_FIX)
    .min(1, TABLES_FIX)
    .max(MAX_WEDDING_TABLES, TABLES_FIX)
    .nullable()
    .default(null),
  district: number()
    .transform(emptyIsNull)
    .typeError(DISTRICT_FIX)
    .integer(DISTRICT_FIX)
    .min(1, DISTRICT_FIX)
    .max(MAX_WEDDING_DISTRICT, DISTRICT_FIX)
    .nullable()
    .default(null),
  ceremonies: array(
    string<WeddingCeremony>().oneOf(WEDDING_CEREMONIES, "Choose a ceremony from the list").required(),
  )
    .max(WEDDING_CEREMONIES.length, "Choose each ceremony once")
    .default(() => []),
});
export type WeddingBody = InferType<typeof weddingBody>;
