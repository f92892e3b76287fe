import { readSide } from "./choices";
import { isColumnName, namesPeople } from "./columns";
import { readDietary } from "./dietary";

/** A seating plan or another grid of names converted to a list, with one name per row below a header. */
export type UnrolledGrid = {
  /** The row of the first headings in the file, from 1. */
  headerRow: number;
  rows: string[][];
  /** The row in the file that each of `rows` came from, from 1. */
  from: number[];
};

const TABLE =
  /^(?:vip |head |main |family |bridal |kids['’]? )?(?:tables?|tbl|meja|t)\s*(?:no\.?|number|#|[-:])?\s*\d{1,3}\b.*$|^(?:vip|head|main|bridal|family|parents|kids)['’]?s?\s+table$|^第?[一二三四五六七八九十百\d]{1,4}[桌席](?:\s*[（(].*)?$|^[桌席]\s*\d{1,3}(?:\s*[（(].*)?$|^主(?:桌|家席|席)$|^மேசை\s*\d{1,3}$/iu;
const GROUP =
  /^(?:(?:the |our )?(?:bride|groom|his|her|parents|mum|dad|mom|close|immediate|extended|other|school|uni|poly|jc|army|work|church|family|secondary|primary)(?:['’]?s)?['’]? )*(?:family|families|friends?|relatives?|colleagues?|cousins?|classmates?|schoolmates?|vips?|neighbou?rs?|church|army|school|uni|poly|jc|work|office)$|^(?:男方|女方)?(?:亲友|親友|亲戚|親戚|朋友|同事|同学|同學|家人|家属|家屬)$/iu;
/** Matches the corner cell before the headings, above the seat numbers. */
const CORNER = /^(?:seats?|seat no\.?|no\.?|s\/?n|#|tables?|table no\.?|pax|座位|位|号|桌号|桌)$/i;
const NAME = /^[^@]*\p{L}[^@]*$/u;
const PHONE = /^\+?[\d\s()-]{8,}$/;
const DEEPEST = 30;

const HEADER = ["Name", "Side", "Group", "Pax", "Phone", "Email", "Dietary", "Notes"] as const;

type Heading = { column: number; text: string };
type Headings = { headings: Heading[]; areTables: boolean };
type Grid = Headings & { at: number };
/** The header of the sheet when read as a list: its row (0 if there is none), and whether it names people. */
type ListHeader = { headerRow: number; cells: readonly string[]; namesPeople: boolean };

/**
 * Returns the guests of a sheet in which each column is a table, a side or a group with names below it, or each row is
 * a table with names beside it. Null for lists.
 */
export function unrollGrid(rows: readonly (readonly string[])[], header: ListHeader): UnrolledGrid | null {
  const down = gridOf(rows);
  const isRepeated = new Set(header.cells).size < header.cells.filter(Boolean).length;
  const isAbove = down !== null && down.at + 1 < header.headerRow && (down.areTables || isRepeated);
  if (down && (!header.namesPeople || isAbove)) return unrolled(rows, down, (row) => row);
  if (header.namesPeople && isRepeated) return besideEachOther(rows, header);
  const width = rows[0]?.length ?? 0;
  const areNumbered = header.cells.filter((cell) => /\p{L}.*\d$/u.test(cell)).length > 1;
  if (rows.length > 200 || width < 3 || (header.namesPeople && !areNumbered)) return null;
  const turned = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ""));
  const across = gridOf(turned);
  if (across?.at !== 0 || !across.areTables) return null;
  return { ...unrolled(turned, across, (_, column) => column), headerRow: 0 };
}

/** Returns the rows of lists placed side by side to fit a page: `Name, Phone, Name, Phone`. */
function besideEachOther(
  rows: readonly (readonly string[])[],
  { headerRow, cells }: ListHeader,
): UnrolledGrid | null {
  const first = cells.findIndex(Boolean);
  const starts = cells.flatMap((cell, at) => (cell === cells[first] ? [at] : []));
  const distance = (starts[1] ?? 0) - first;
  // Without the empty columns between them.
  const width = cells.slice(first, first + distance).findLastIndex(Boolean) + 1;
  if (starts.length < 2 || !namesPeople([cells[first] ?? ""])) return null;
  const blockOf = (row: readonly string[], start: number) => row.slice(start, start + width);
  const isSame = (start: number) =>
    blockOf(cells, start).every((cell, at) => cell === "" || cell === cells[first + at]);
  if (!starts.every(isSame)) return null;
  const found = starts.flatMap((start) =>
    rows.flatMap((row, at) => {
      const block = blockOf(row, start);
      return at >= headerRow && block.some(Boolean) ? [{ block, from: at + 1 }] : [];
    }),
  );
  return {
    headerRow,
    rows: [blockOf(cells, first), ...found.map(({ block }) => block)],
    from: [headerRow, ...found.map(({ from }) => from)],
  };
}

function gridOf(rows: readonly (readonly string[])[]): Grid | null {
  const first = rows.findIndex((row) => row.filter(Boolean).length > 1);
  for (const [at, row] of rows.slice(0, DEEPEST).entries()) {
    const found = headingsOf(row);
    if (!found) continue;
    const { headings } = found;
    // Lists contain numbers, sides and groups, too.
    if (at !== first && !headings.every(({ text }) => TABLE.test(text))) continue;
    const below = rows.slice(at + 1);
    const areNames = headings.every(({ column }) => {
      const cells = below.map((each) => withoutNumber(each[column] ?? "")).filter(Boolean);
      return cells.length === 0 || cells.filter((cell) => NAME.test(cell)).length * 2 > cells.length;
    });
    const filled = headings.filter(({ column }) => below.some((each) => each[column]));
    if (areNames && filled.length > 1 && !areWords(below, headings)) return { at, ...found };
  }
  return null;
}

/** Returns the headings of a row that contains at least two and nothing else. */
function headingsOf(row: readonly string[]): Headings | null {
  const all = row.flatMap((cell, column) => (cell ? [{ column, text: cell }] : []));
  const first = all[0];
  const hasCorner = first !== undefined && CORNER.test(first.text) && all.length > 2;
  const headings = hasCorner ? all.slice(1) : all;
  const texts = headings.map(({ text }) => text);
  if (texts.length < 2 || new Set(texts).size < texts.length) return null;
  const areNumbers = texts.length > 2 && texts.every((text, at) => text === String(at + 1));
  const isOfTables = hasCorner && /table|桌/i.test(first.text);
  if (texts.every((text) => TABLE.test(text)) || (areNumbers && isOfTables))
    return { headings, areTables: true };
  const areGroups = texts.every((text) => GROUP.test(text) || isSide(text));
  return areNumbers || areGroups ? { headings, areTables: false } : null;
}

const isSide = (text: string) => readSide(text).reason === undefined && text.length > 1;

/** True for few different short words, as in columns of answers. */
function areWords(below: readonly (readonly string[])[], headings: readonly Heading[]): boolean {
  const cells = below.flatMap((row) => headings.map(({ column }) => row[column] ?? "")).filter(Boolean);
  const different = new Set(cells.map((cell) => cell.toLowerCase())).size;
  return cells.every((cell) => cell.length <= 1) || (cells.length > 6 && different * 3 < cells.length);
}

const withoutNumber = (cell: string) => cell.replace(/^(?:\d{1,3}\s*[.)、．:-]?|[•·▪◦-])\s*/u, "");

function unrolled(
  rows: readonly (readonly string[])[],
  { at, headings }: Grid,
  rowOf: (row: number, column: number) => number,
): UnrolledGrid {
  const found: { cells: string[]; from: number; order: number }[] = [];
  let current = headings;
  let section = 0;
  let below: readonly string[] = [];
  for (const [row, cells] of rows.entries()) {
    if (row <= at) continue;
    const next = headingsOf(cells);
    if (next) {
      current = next.headings;
      section++;
      below = [];
      continue;
    }
    // `Name, Pax, Name, Pax` below the tables.
    const filled = cells.filter(Boolean);
    if (filled.length > 1 && filled.every(isColumnName)) {
      below = cells;
      continue;
    }
    for (const [place, { column, text }] of current.entries()) {
      const end = current[place + 1]?.column ?? cells.length;
      const guest = guestOf(cells.slice(column, end), below.slice(column, end), text);
      if (guest) found.push({ cells: guest, from: rowOf(row, column) + 1, order: section * 1_000 + place });
    }
  }
  const sorted = found.toSorted((one, other) => one.order - other.order);
  const isUsed = HEADER.map((_, column) => column === 0 || sorted.some(({ cells }) => cells[column]));
  return {
    headerRow: at + 1,
    rows: [[...HEADER], ...sorted.map(({ cells }) => cells)].map((row) =>
      row.filter((_, column) => isUsed[column]),
    ),
    from: [at + 1, ...sorted.map(({ from }) => from)],
  };
}

function guestOf(block: readonly string[], header: readonly string[], heading: string): string[] | null {
  const named = block.findIndex((cell) => NAME.test(withoutNumber(cell)));
  const name = withoutNumber(block[named] ?? "");
  if (!name || /^(?:empty|vacant|reserved|tbc|tba|total.*|\d+\s*pax)$/i.test(name)) return null;
  const side = readSide(heading);
  const parts = { pax: "", phone: "", email: "", dietary: "", notes: [] as string[] };
  for (const [at, cell] of block.entries()) {
    if (at === named || !cell) continue;
    if (PHONE.test(cell)) parts.phone ||= cell;
    else if (cell.includes("@")) parts.email ||= cell;
    else if (readDietary(cell).dietary.length > 0)
      parts.dietary = [parts.dietary, cell].filter(Boolean).join(", ");
    else if (/\p{L}/u.test(cell)) parts.notes.push(cell);
    else if (/pax|人/i.test(header[at] ?? "") && /^\d{1,2}$/.test(cell)) parts.pax = cell;
  }
  const isWord = side.reason === undefined && /^\S+(?: side)?$/iu.test(heading);
  const sideOf = side.reason === undefined ? side.value : sideWithin(heading);
  const { pax, phone, email, dietary, notes } = parts;
  return [name, sideOf, isWord ? "" : groupOf(heading), pax, phone, email, dietary, notes.join("\n")];
}

const groupOf = (heading: string) => (/^\d+$/.test(heading) ? `Table ${heading}` : heading);

/** Returns the side that a heading names, such as `Table 1 (Bride's family)`. */
function sideWithin(heading: string): string {
  const rest = heading
    .replace(TABLE_WORD, "")
    .replace(/[()（）]/g, " ")
    .trim();
  const { value, reason } = readSide(rest);
  return rest && reason === undefined ? value : "";
}

const TABLE_WORD = /^(?:table|tbl|meja|t)\s*(?:no\.?|#)?\s*\d{1,3}\s*[-–:]?/i;
