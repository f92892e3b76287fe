import type { Table } from "@/server/core/sheet";
import { fieldOf } from "./columns";
import { isName } from "./cell";
import { SURNAMES } from "./data/surnames.data";

/** Joins names that programs or people have spread over several columns. */
export function withWholeNames(table: Table): Table {
  if (table.headerRow === 0) return table;
  return withSpouses(
    withOtherNames(withChildrenInOneColumn(withGuestsInOneColumn(withCommasInNames(table)))),
  );
}

/** Rejoins an unquoted `Tan, Mei`, which takes two cells of a CSV file and shifts the others to the right. */
function withCommasInNames(table: Table): Table {
  const width = table.header.findLastIndex(Boolean) + 1;
  const fields = table.header.slice(0, width).map(fieldOf);
  const at = fields.indexOf("name");
  if (at < 0 || table.rows.every((row) => !row[width])) return table;
  const mayBeNotes = fields[width - 1] === "notes";
  const rows = table.rows.map((cells) => {
    const filled = cells.filter(Boolean);
    if (width === 1 && filled.every((cell) => /^\p{L}[^\d@]*$/u.test(cell))) return [filled.join(", ")];
    const [family = "", given = ""] = [cells[at], cells[at + 1]];
    const isSplit = cells[width] && isName(family) && isName(given) && !cells.slice(width + 1).some(Boolean);
    const isFamily = SURNAMES.has(family.toLowerCase()) || (!mayBeNotes && !family.includes(" "));
    if (!isSplit || !isFamily) return cells;
    return [...cells.slice(0, at), `${family}, ${given}`, ...cells.slice(at + 2), ""];
  });
  const isOver = rows.every((row) => !row.slice(width).some(Boolean));
  return isOver ? narrowed({ ...table, rows }, (column) => column < width) : { ...table, rows };
}

/** Columns such as `Guest 1`, `Guest 2`, each with a person of the household in the row. */
const NUMBERED =
  /^\s*(?:guest|name|person|attendee|member|客人|宾客|賓客|姓名|tetamu|nama|விருந்தினர்|பெயர்)(?:['’]?s? name)?\s*#?\s*(\d{1,2})\s*$/iu;

function withGuestsInOneColumn(table: Table): Table {
  const columns = table.header.flatMap((cell, at) => (NUMBERED.test(cell) ? [at] : []));
  const isNamed = table.header.some((cell, at) => !columns.includes(at) && NAMES.has(fieldOf(cell) ?? ""));
  const [first, ...others] = columns;
  if (first === undefined || others.length === 0 || isNamed) return table;
  const rows = table.rows.map((cells) => {
    const names = columns.map((column) => cells[column]?.trim()).filter(Boolean);
    return cells.map((cell, at) => (at === first ? names.join("\n") : cell));
  });
  const header = table.header.map((cell, at) => (at === first ? "Name" : cell));
  return narrowed({ ...table, header, rows }, (column) => !others.includes(column));
}

/** Columns of a family's children as other planners export them: `Child 1 First Name`, `Child 1 Last Name`. */
const NUMBERED_CHILD =
  /^\s*child(?:ren)?\s*#?\s*(\d{1,2})(?:\s+(?:first |last |full |given |family )?name)?\s*$/iu;

function withChildrenInOneColumn(table: Table): Table {
  const numbers = table.header.map((cell) => NUMBERED_CHILD.exec(cell)?.[1] ?? "");
  const first = numbers.findIndex(Boolean);
  const isCounted = table.header.some((cell) => fieldOf(cell) === "children");
  if (first < 0 || isCounted) return table;
  const all = [...new Set(numbers.filter(Boolean))];
  const nameOf = (cells: readonly string[], child: string) =>
    cells.filter((cell, at) => numbers[at] === child && cell.trim() !== "").join(" ");
  const rows = table.rows.map((cells) => {
    const names = all.map((child) => nameOf(cells, child)).filter(Boolean);
    return cells.map((cell, at) => (at === first ? names.join(", ") : cell));
  });
  const header = table.header.map((cell, at) => (at === first ? "Children" : cell));
  return narrowed({ ...table, header, rows }, (column) => column === first || !numbers[column]);
}

/** An address book's columns with the name of a contact that has no other name. */
const OTHER_NAME = /^\s*(?:saved|public|display) name\s*$/i;

function withOtherNames(table: Table): Table {
  const named = table.header.flatMap((cell, at) => (NAMES.has(fieldOf(cell) ?? "") ? [at] : []));
  const others = table.header.flatMap((cell, at) =>
    OTHER_NAME.test(cell) && !named.includes(at) ? [at] : [],
  );
  const [first] = named;
  if (first === undefined || others.length === 0) return table;
  const rows = table.rows.map((cells) => {
    const name = named.some((at) => cells[at]) ? "" : others.map((at) => cells[at]).find(Boolean);
    return name ? cells.map((cell, at) => (at === first ? name : cell)) : cells;
  });
  return { ...table, rows };
}

/** `Relation 1 - Label` beside `Relation 1 - Value`, as Google writes a contact's relatives. */
const RELATION = /^relation (\d{1,2}) - (?:label|type)$/i;
export const SPOUSE =
  /^[*\s]*(?:spouse|husband|wife|partner|domestic partner|fianc[eé]e?|配偶|妻子|丈夫|老公|老婆|太太|先生|suami|isteri|istri|pasangan|கணவர்|மனைவி)$/iu;

function withSpouses(table: Table): Table {
  const pairs = table.header.flatMap((cell, label) => {
    const [, number = ""] = RELATION.exec(cell) ?? [];
    const value = table.header.findIndex((each) => each.toLowerCase() === `relation ${number} - value`);
    return number && value >= 0 ? [{ label, value }] : [];
  });
  const spouseOf = (cells: readonly string[]) =>
    pairs.map(({ label, value }) => (SPOUSE.test(cells[label] ?? "") ? cells[value] : "")).find(Boolean) ??
    "";
  if (!table.rows.some(spouseOf)) return table;
  const rows = table.rows.map((cells) => [...cells, spouseOf(cells)]);
  return { ...table, header: [...table.header, "Spouse"], rows };
}

const NAMES: ReadonlySet<string> = new Set(["name", "firstName", "lastName"]);

function narrowed(table: Table, isKept: (column: number) => boolean): Table {
  const kept = (cells: string[]) => cells.filter((_, column) => isKept(column));
  return { ...table, header: kept(table.header), rows: table.rows.map(kept) };
}
