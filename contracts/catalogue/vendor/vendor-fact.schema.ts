import { array, type InferType, number, object } from "yup";
import { isoDate, text } from "@/contracts/fields.schema";
import { addDays, todayInSingapore } from "@/lib/dates";
import {
  CERTIFICATE_NUMBER_MAX,
  CERTIFICATE_YEARS_MAX,
  HALL_NAME_MAX,
  HALL_TABLES_MAX,
  HALLS_MAX,
} from "./vendor-fact";

const isNear = (date: string) => date <= addDays(todayInSingapore(), CERTIFICATE_YEARS_MAX * 366);

/** POST /vendor/fact/halal: a form with the certificate as `file`. */
export const halalFactBody = object({
  number: text()
    .max(CERTIFICATE_NUMBER_MAX, `Certificate number must be at most ${CERTIFICATE_NUMBER_MAX} characters`)
    .required("Enter the certificate’s number"),
  expiresOn: isoDate()
    .required("Enter the date on which the certificate expires")
    .test("open", "This certificate has expired", (value) => !value || value >= todayInSingapore())
    .test("near", `More than ${CERTIFICATE_YEARS_MAX} years away: check the year`, (value) =>
      Boolean(!value || isNear(value)),
    ),
});
export type HalalFactBody = InferType<typeof halalFactBody>;

const WHOLE_TABLES = "Tables are a whole number";

/** POST /vendor/fact/tables: all halls, which replace the current ones once they are confirmed. */
export const tablesFactBody = object({
  halls: array()
    .of(
      object({
        name: text()
          .max(HALL_NAME_MAX, `A hall’s name must be at most ${HALL_NAME_MAX} characters`)
          .required("Enter the hall’s name"),
        tables: number()
          .transform((value: unknown, typed: unknown) => (typed === "" ? undefined : value))
          .typeError(WHOLE_TABLES)
          .integer(WHOLE_TABLES)
          .min(1, "A hall has at least 1 table")
          .max(HALL_TABLES_MAX, `A hall has at most ${HALL_TABLES_MAX} tables`)
          .required("Enter how many tables of ten it holds"),
      }).required(),
    )
    .min(1, "Add at least one hall")
    .max(HALLS_MAX, `Add at most ${HALLS_MAX} halls`)
    .required("Add at least one hall")
    .test("names", "Give each hall a name of its own", (halls) => {
      const names = (halls ?? []).map(({ name }) => (name ?? "").toLowerCase());
      return new Set(names).size === names.length;
    }),
});
export type TablesFactBody = InferType<typeof tablesFactBody>;
