import { type GuestImportField, SHARED_IMPORT_FIELDS } from "@/contracts/planning/guest/guest-import";
import { rankOf } from "./columns";
import { replyReader } from "./reply";
import { countIn, tickReader } from "./ticks";

const LABEL = /[\s-]*\b(?:label|type)$/i;
const VALUE = /[\s-]*\bvalue$/i;

/** The separator between the values of several columns; for fields without one, the first value is used. */
const SEPARATORS: Partial<Record<GuestImportField, string>> = {
  email: " ::: ",
  phone: " ::: ",
  side: ", ",
  tags: ", ",
  dietary: ", ",
  allergies: ", ",
  events: ", ",
  reply: "\n",
  notes: "\n",
  children: " + ",
};

/** Cells that mean nobody, in a count that is added to another column's. */
const NONE = /^(?:0|-|–|nil|n|no|none|na|n\/a|false|否|没有|沒有|tidak|tiada)$/i;

type Source = {
  column: number;
  /** The column with the kind of number, or -1: Google writes `Phone 1 - Label` beside `Phone 1 - Value`. */
  label: number;
  header: string;
  read: (cell: string) => string;
};

type SharedColumns = {
  /** Includes a field for the head count if only the events' columns have counts. */
  fields: readonly (GuestImportField | null)[];
  read: (cells: readonly string[]) => string[];
};

/**
 * Returns how to join the values of several columns of one field in the first of them: mobile numbers before office
 * numbers, and the word in the header for ticks.
 */
export function sharedColumns(
  header: readonly string[],
  fields: readonly (GuestImportField | null)[],
  given: readonly (readonly string[])[],
): SharedColumns {
  const rows = given.filter((row) => row.some(Boolean));
  const sources = new Map<GuestImportField, Source[]>();
  let isNeeded = false;
  for (const [column, field] of fields.entries()) {
    if (!field || !SHARED_IMPORT_FIELDS.has(field)) continue;
    const name = header[column] ?? "";
    const cells = rows.map((row) => row[column] ?? "");
    const isAlone = fields.filter((each) => each === "reply").length === 1;
    const ticked = field === "reply" ? replyReader(name, cells, isAlone) : tickReader(name, field, cells);
    const stem = name.replace(VALUE, "");
    const label =
      stem === name ? -1 : header.findIndex((each) => LABEL.test(each) && each.replace(LABEL, "") === stem);
    const all = sources.get(field) ?? [];
    all.push({ column, label, header: name, read: ticked ?? ((cell) => cell) });
    sources.set(field, all);
    isNeeded ||= Boolean(ticked) || all.length > 1;
  }
  const counted = isCounted(fields) ? [] : (sources.get("events") ?? []).map(({ column }) => column);
  const pax = (cells: readonly string[]) =>
    Math.max(0, ...counted.map((column) => countIn(cells[column] ?? "")));
  const isPaxNeeded = rows.some((cells) => pax(cells) > 1);
  if (!isNeeded) return { fields, read: (cells) => [...cells] };
  const read = (row: readonly string[]) => {
    const cells = [...row];
    // The larger number of people invited to lunch or dinner is the head count.
    if (isPaxNeeded) cells.push(String(pax(row) || ""));
    for (const [field, all] of sources) {
      const said = all.map(({ column, label, header: name, read }) => ({
        value: read(row[column] ?? ""),
        rank: rankOf(field, `${name} ${row[label] ?? ""}`),
      }));
      const values = said
        .filter(({ value, rank }) => value !== "" && rank >= 0 && !(field === "children" && NONE.test(value)))
        .toSorted((one, other) => other.rank - one.rank)
        .map(({ value }) => value);
      const separator = SEPARATORS[field];
      for (const { column } of all) cells[column] = "";
      const first = all[0]?.column ?? 0;
      cells[first] = separator ? values.join(separator) : (values[0] ?? "");
    }
    return cells;
  };
  return { fields: isPaxNeeded ? [...fields, "pax"] : fields, read };
}

const isCounted = (fields: readonly (GuestImportField | null)[]) =>
  fields.some((field) => field && COUNTS.has(field));
const COUNTS: ReadonlySet<GuestImportField> = new Set(["pax", "plusOnes", "adults", "children"]);
