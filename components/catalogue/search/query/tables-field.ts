import { MAX_TABLES } from "@/contracts/catalogue/comparison/comparison";

/** The field that asks for the number of tables, in the search bar of `/` and among the filters. */
export const TABLES_FIELD = {
  type: "number",
  name: "tables",
  min: 1,
  max: MAX_TABLES,
  step: 1,
  inputMode: "numeric",
} as const;
