import type { GuestSide } from "@/contracts/planning/guest/guest";
import type { GuestImportField, RowError } from "@/contracts/planning/guest/guest-import";
import type { GuestImportBody } from "@/contracts/planning/guest/guest-import.schema";
import { foldName } from "@/lib/text/fold";
import type { Sheet } from "@/server/core/sheet";
import { inOneHanForm } from "@/server/core/text/han-forms";
import { nameKey } from "../repo/read";
import { readSide } from "./choices";
import { codeOfMost } from "./contact";
import { isFamilyFirst } from "./family-first";
import { CellSet, cellsBelowMerges, type NumberedRow } from "./list";
import { overallAnswers, repliesByPerson } from "./reply";
import { type ParsedRow, parseRow } from "./rows";

/** The number of rows read before other requests get a turn. */
const CHUNK = 100;

/**
 * Reads the rows: the guests, and what keeps the others from being some. `known` are the names on the list by
 * `nameKey`, `corrected` the numbers of people by row, `company` the column of companies or -1.
 */
export async function sortOut(
  rows: readonly NumberedRow[],
  sheet: Sheet,
  fields: readonly (GuestImportField | null)[],
  known: ReadonlySet<string>,
  corrected: GuestImportBody["heads"],
  company: number,
): Promise<{ good: ParsedRow[]; errors: RowError[] }> {
  const good: ParsedRow[] = [];
  const errors: RowError[] = [];
  const heads = new Map(corrected.map((each) => [each.row, each.heads]));
  const merged = cellsBelowMerges(sheet);
  const doubts = new CellSet();
  for (const { row, column } of sheet.doubtful) doubts.add(row, column);
  const seen = new Map<string, ParsedRow>();
  const sideColumn = fields.indexOf("side");
  const nameColumn = fields.indexOf("name");
  const familyFirst = isFamilyFirst(rows.flatMap(({ cells }) => cells[nameColumn] || []));
  const phoneColumn = fields.indexOf("phone");
  const phoneCode = codeOfMost(rows.flatMap(({ cells }) => cells[phoneColumn] || []));
  let sideAbove: GuestSide = "both";
  for (const [at, { row, cells }] of rows.entries()) {
    if (at % CHUNK === CHUNK - 1) await new Promise((resolve) => setImmediate(resolve));
    const parsed = parseRow(row, cells, fields, {
      isCarried: (column) => merged.has(row, column),
      isDoubtful: (column) => doubts.has(row, column),
      isFamilyFirst: familyFirst,
      phoneCode,
      company,
    });
    if (!parsed) continue;
    if ("reason" in parsed) {
      const { heading, ...error } = parsed;
      if (heading) sideAbove = readSide(heading).value;
      errors.push(error);
      continue;
    }
    if (parsed.isSeat) {
      const host = good.at(-1);
      const isTheirs = host && foldName(host.household) === foldName(parsed.household);
      if (isTheirs) good.splice(-1, 1, withSeat(host, parsed));
      else
        errors.push({ row, reason: "This is a seat without a name, and no guest of its household is above" });
      continue;
    }
    if (!cells[sideColumn]) parsed.side = sideAbove;
    const name = nameKey(parsed);
    const twin = seen.get(name);
    if (known.has(name)) errors.push({ row, reason: "Already on your list" });
    else if (twin && isSameGuest(parsed, twin))
      errors.push({ row, reason: `The same guest as in row ${twin.row}` });
    else good.push(withHeads(parsed, heads.get(row)));
    if (!twin) seen.set(name, parsed);
  }
  return { good, errors };
}

/** True for a row that repeats another. Two people may share a name, but not name, phone and address. */
function isSameGuest(one: ParsedRow, other: ParsedRow): boolean {
  return (
    one.phone === other.phone &&
    one.email === other.email &&
    inOneHanForm(foldName(one.household)) === inOneHanForm(foldName(other.household)) &&
    Boolean(one.phone || one.email || one.household)
  );
}

/** Adds a plus-one whom the file lists in a row of its own, with an own answer. */
function withSeat(host: ParsedRow, { replies }: ParsedRow): ParsedRow {
  const both = [...repliesByPerson(host.replies, headsIn(host)), ...repliesByPerson(replies, 1)];
  return { ...host, plusOnes: host.plusOnes + 1, replies: both };
}

function withHeads(row: ParsedRow, heads: number | undefined): ParsedRow {
  if (heads === undefined) return row;
  const plusOnes = Math.max(0, heads - 1 - row.others.length);
  const others = row.others.slice(0, heads - 1);
  return { ...row, others, plusOnes, childSeats: Math.min(row.childSeats, plusOnes) };
}

/** Returns how many people a row stands for. */
export const headsIn = ({ others, plusOnes }: ParsedRow) => 1 + others.length + plusOnes;
/** Returns how many of them have declined. */
export const declinedIn = (row: ParsedRow) =>
  row.replies.length === 0
    ? 0
    : overallAnswers(row.replies, headsIn(row)).filter((answer) => answer === "no").length;
