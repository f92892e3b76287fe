import { isUtf8 } from "node:buffer";
import { fullName } from "@/lib/text/full-name";
import { v7 } from "uuid";
import {
  type GuestImport,
  type GuestImportField,
  type CellProblem,
  type GuestImportRow,
  IMPORT_FIELD_LABELS,
  MAX_PREVIEW_ROWS,
  MAX_ROW_ERRORS,
  type RowError,
} from "@/contracts/planning/guest/guest-import";
import { type GuestSide, MAX_GROUPS } from "@/contracts/planning/guest/guest";
import type { GuestImportBody } from "@/contracts/planning/guest/guest-import.schema";
import { shownPhone } from "@/lib/phone/shown-phone";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { foldName } from "@/lib/text/fold";
import { inOneHanForm } from "@/server/core/text/han-forms";
import { readingOf, readSheet, type Sheet, type Table, tableOf } from "@/server/core/sheet";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import type { Upload } from "@/server/http/request/form";
import { findAccountById } from "@/server/modules/identity/account/public";
import { eventsOf, notifyPlanning, requireWedding } from "@/server/modules/planning/wedding/public";
import { readSide } from "./import/choices";
import {
  COMPANY,
  fieldsByContent,
  fieldsByHeader,
  isColumnName,
  isHeader,
  namesPeople,
} from "./import/columns";
import { codeOfMost } from "./import/contact";
import { eventsNamed, invitationsBy, type NamedEvent } from "./import/events";
import { isFamilyFirst } from "./import/family-first";
import { unrollGrid } from "./import/grid";
import { withWholeNames } from "./import/mend";
import { asRows } from "./import/pasted";
import { answersFor, overallAnswers, repliesByPerson, replyInWords } from "./import/reply";
import { type ParsedRow, parseRow } from "./import/rows";
import { sharedColumns } from "./import/shared-columns";
import { findGroups } from "./repo/counts";
import { findHouseholdNames, findKnownNames, nameKey } from "./repo/read";
import { keepForUndo } from "./repo/undo";
import * as repo from "./repo/write";
import { checkEvents, lockForMore } from "./service-write";

/** The number of rows read before other requests get a turn. */
const CHUNK = 100;

/**
 * Reads guests from a sheet, and with `commit` saves the valid rows, all or none. Throws `bad_request` for a file that
 * can't be read, `forbidden` before the email address is verified, `conflict` when the list would become too long.
 */
export async function importGuests(
  actor: CustomerActor,
  body: GuestImportBody,
  file: Upload | undefined,
): Promise<GuestImport> {
  const { weddingId } = await requireWedding(actor, "plan");
  const db = await getDb();
  await requireVerifiedEmail(db, actor.accountId);
  if (!file && body.text.trim() === "") {
    throw new AppError("bad_request", "Choose a file, or paste rows from a sheet");
  }
  const choice = { encoding: body.encoding, sheet: body.sheet };
  const read = await (file
    ? readSheet(textAsRows(file), file.name, file.field, choice)
    : readSheet(Buffer.from(asRows(body.text), "utf8"), "pasted.tsv", "text"));
  const { sheet, table, headerRow } = listOf(read, body);
  const fields = fieldsOf(table, body.mapping);
  const known = body.skipKnown ? await findKnownNames(db, weddingId) : new Set<string>();
  const rows = rowsOf(sheet, table, body.leaveOutHidden);
  const shared = sharedColumns(
    table.header,
    fields,
    rows.map(({ cells }) => cells),
  );
  const { good, errors } = await sortOut(
    rows.map(({ row, cells }) => ({ row, cells: shared.read(cells) })),
    sheet,
    shared.fields,
    known,
    body.heads,
    table.header.findIndex((cell) => COMPANY.test(cell)),
  );
  const header = (field: GuestImportField) =>
    table.header[fields.indexOf(field)] || IMPORT_FIELD_LABELS[field];
  const problems = good.flatMap((row) =>
    row.problems.map(({ field, reason }): CellProblem => ({
      row: row.row,
      name: fullName(row),
      header: header(field),
      reason,
    })),
  );
  const same = sameNames(good);
  const result: GuestImport = {
    reading: readingOf(read, { ...table, headerRow }, body.leaveOutHidden),
    isGrid: sheet !== read,
    columns: fields.map((field, at) => ({
      header: table.header[at] || `Column ${at + 1}`,
      field,
      samples: table.rows.flatMap((row) => row[at] || []).slice(0, 3),
    })),
    rows: good.length + errors.length,
    good: good.length,
    heads: good.reduce((sum, row) => sum + headsIn(row) - declinedIn(row), 0),
    declined: good.reduce((sum, row) => sum + declinedIn(row), 0),
    errors: errors.slice(0, MAX_ROW_ERRORS),
    errorCount: errors.length,
    problems: problems.slice(0, MAX_ROW_ERRORS),
    problemCount: problems.length,
    preview: good.slice(0, MAX_PREVIEW_ROWS).map((row) => previewOf(row, same.get(row.row) ?? 0)),
    imported: 0,
    undoId: null,
  };
  if (!body.commit || good.length === 0) return result;
  const invitations = { events: await eventsOf(weddingId), eventIds: body.eventIds };
  const written = await db.transaction((tx) => write(tx, weddingId, good, invitations));
  return { ...result, ...written };
}

/** A text file may be a saved chat or a bulleted list, like pasted text. */
const textAsRows = ({ name, bytes }: Upload): Buffer =>
  /\.txt$/i.test(name) && isUtf8(bytes) ? Buffer.from(asRows(bytes.toString("utf8"))) : bytes;

/** Reading a file costs more than most requests, and anyone can register. */
async function requireVerifiedEmail(db: Db, accountId: string): Promise<void> {
  const account = await findAccountById(db, accountId);
  if (account?.emailVerifiedAt) return;
  throw new AppError(
    "forbidden",
    "Please verify your email address before importing guests: the link is in your mailbox",
  );
}

/**
 * Returns a sheet's list of guests below its header. Converts a grid of names to a list, unless a header was chosen.
 */
function listOf(
  read: Sheet,
  { headerRow }: Pick<GuestImportBody, "headerRow">,
): { sheet: Sheet; table: Table; headerRow: number } {
  const table = tableOf(read, { headerRow, isKnown: isHeader, insist: false });
  const plain = { sheet: read, table: withWholeNames(table), headerRow: table.headerRow };
  if (headerRow !== undefined) return plain;
  const merged = cellsBelowMerges(read);
  const grid = unrollGrid(
    read.rows.map((cells, at) => cells.map((cell, column) => (merged.has(at + 1, column) ? "" : cell))),
    { headerRow: table.headerRow, cells: table.header, namesPeople: namesPeople(table.header) },
  );
  if (!grid) return plain;
  const rowsIn = (numbers: readonly number[]) => {
    const wanted = new Set(numbers);
    return grid.from.flatMap((from, at) => (at > 0 && wanted.has(from) ? [at + 1] : []));
  };
  const sheet = { ...read, rows: grid.rows, merges: [], hidden: rowsIn(read.hidden), doubtful: [] };
  return { sheet, table: tableOf(sheet, { headerRow: 1 }), headerRow: grid.headerRow };
}

function cellsBelowMerges({ merges }: Sheet): CellSet {
  const merged = new CellSet();
  for (const { column, from, to } of merges) {
    for (let row = from + 1; row <= to; row++) merged.add(row, column - 1);
  }
  return merged;
}

function fieldsOf(
  { headerRow, header, rows }: Table,
  mapping: GuestImportBody["mapping"],
): (GuestImportField | null)[] {
  if (mapping?.length) return header.map((_, at): GuestImportField | null => mapping[at] || null);
  return headerRow > 0 ? fieldsByHeader(header, rows) : fieldsByContent(rows, header.length);
}

/** Lists in two languages name their columns twice, and form tools add a line on each question's kind. */
function isSecondHeader(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  if (filled.length > 0 && filled.every((cell) => OF_FORMS.test(cell))) return true;
  return filled.length > 1 && filled.every(isColumnName);
}

/** As SurveyMonkey and Qualtrics write below their questions. */
const OF_FORMS = /^(?:open-ended response|response|other \(please specify\)|\{"ImportId":.*\})$/i;

type NumberedRow = { row: number; cells: string[] };

function rowsOf({ hidden }: Sheet, table: Table, leaveOutHidden: boolean): NumberedRow[] {
  const { header, headerRow, rows, firstRow } = table;
  const leftOut = new Set(leaveOutHidden ? hidden : []);
  // Lists of several pages repeat their header.
  const isRepeated = (cells: string[]) =>
    headerRow > 0 && (cells.every((cell, at) => cell === header[at]) || isSecondHeader(cells));
  return rows
    .map((cells, at) => ({ row: firstRow + at, cells }))
    .filter(({ row, cells }) => !leftOut.has(row) && !isRepeated(cells));
}

/** Cells by row and column. */
class CellSet {
  readonly #rows = new Map<number, Set<number>>();

  add(row: number, column: number): void {
    this.#rows.set(row, (this.#rows.get(row) ?? new Set<number>()).add(column));
  }

  has(row: number, column: number): boolean {
    return this.#rows.get(row)?.has(column) ?? false;
  }
}

async function sortOut(
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

/** Returns, for each row, the earlier row with the same name. */
function sameNames(rows: readonly ParsedRow[]): Map<number, number> {
  const first = new Map<string, number>();
  const same = new Map<number, number>();
  for (const row of rows) {
    const name = nameKey(row);
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, row.row);
    else same.set(row.row, earlier);
  }
  return same;
}

const headsIn = ({ others, plusOnes }: ParsedRow) => 1 + others.length + plusOnes;
const declinedIn = (row: ParsedRow) =>
  row.replies.length === 0
    ? 0
    : overallAnswers(row.replies, headsIn(row)).filter((answer) => answer === "no").length;

function previewOf(row: ParsedRow, sameAs: number): GuestImportRow {
  const { email, phone, countryCode, side, group, isChild, plusOnes, others, events } = row;
  const reply = replyInWords(row.replies, headsIn(row));
  return {
    row: row.row,
    name: [row, ...others].map(fullName).join(", "),
    household: row.household || fullName(row),
    contact: [email, shownPhone(countryCode, phone)].filter(Boolean).join(" · "),
    details: [side === "both" ? "" : side, group, isChild ? "child" : "", ...events, reply]
      .filter(Boolean)
      .join(" · "),
    plusOnes,
    heads: headsIn(row),
    declined: declinedIn(row),
    sameAs,
  };
}

/** Rows that name the same household share it, as does an existing household with that name. */
async function write(
  tx: Transaction,
  weddingId: string,
  rows: ParsedRow[],
  { events, eventIds }: { events: readonly NamedEvent[]; eventIds: string[] },
) {
  await lockForMore(
    tx,
    weddingId,
    rows.reduce((sum, row) => sum + headsIn(row), 0),
  );
  await checkEvents(tx, weddingId, eventIds);
  const now = new Date();
  const groups = await groupIds(tx, weddingId, rows);
  const homes = await findHouseholdNames(tx, weddingId);
  const households: repo.NewHouseholdRow[] = [];
  const guests: repo.NewGuestRow[] = [];
  const invitedTo = invitationsBy(rows, events, eventIds);
  const invitations: repo.NewInvitationRow[] = [];
  for (const row of rows) {
    const before = guests.length;
    const householdId = homeOf(row, weddingId, homes, households);
    const { firstName, lastName, side, tags, isChild, dietary, allergies, teaOrder } = row;
    const invited = invitedTo(row);
    // A reply belongs to an invitation.
    const notes = invited.length > 0 ? row.notes : withReply(row);
    const groupId = groups.get(row.group.toLowerCase()) ?? null;
    const id = v7();
    const columns = {
      firstName,
      lastName,
      side,
      tags,
      isChild,
      dietary: dietary as never,
      allergies,
      teaOrder,
      notes,
    };
    guests.push({ ...columns, id, weddingId, householdId, groupId, plusOneOf: null });
    for (const other of row.others) {
      guests.push({ ...other, id: v7(), weddingId, householdId, groupId, side, plusOneOf: null });
    }
    for (let n = 0; n < row.plusOnes; n++) {
      const child = n < row.childSeats ? { isChild: true } : {};
      guests.push({ ...child, id: v7(), weddingId, householdId, groupId, side, plusOneOf: id });
    }
    const own = guests.slice(before).map((guest) => guest.id);
    for (const eventId of invited) {
      const isFor = (word: string) => eventsNamed(word, events).includes(eventId);
      const answers = answersFor(row.replies, own.length, isFor);
      own.forEach((guestId, at) => {
        const answer = answers[at] ?? "waiting";
        invitations.push({
          weddingId,
          guestId,
          eventId,
          answer,
          answeredAt: answer === "waiting" ? null : now,
        });
      });
    }
  }
  await repo.insertHouseholds(tx, households);
  await repo.insertGuests(tx, guests);
  const ids = guests.map(({ id }) => id);
  await repo.insertAnswers(tx, invitations);
  const undoId = await keepForUndo(tx, weddingId, { made: ids });
  await notifyPlanning(tx, weddingId, "guests");
  if (invitations.some(({ answer }) => answer !== "waiting")) await notifyPlanning(tx, weddingId, "answers");
  return { imported: guests.length, undoId };
}

function withReply(row: ParsedRow): string {
  const reply = replyInWords(row.replies, headsIn(row));
  return [row.notes, reply && `Reply: ${reply}`].filter(Boolean).join("\n").slice(0, 1_000);
}

/** Returns the row's household, new or existing; a later row adds what an earlier one left out. */
function homeOf(
  row: ParsedRow,
  weddingId: string,
  homes: Map<string, string>,
  made: repo.NewHouseholdRow[],
): string {
  const key = row.household.toLowerCase();
  const known = key ? homes.get(key) : undefined;
  const { email, countryCode, phone, streetAddress, unitNumber, postalCode, country } = row;
  const address = { streetAddress, unitNumber, postalCode, ...(country ? { country } : {}) };
  const details = { email, countryCode, phone, ...address };
  if (known) {
    const own = made.find(({ id }) => id === known);
    if (own) {
      if (!own.email) own.email = email;
      if (!own.phone && phone) Object.assign(own, { countryCode, phone });
      if (!own.streetAddress) Object.assign(own, address);
    }
    return known;
  }
  const id = v7();
  made.push({ ...details, id, weddingId, name: row.household || fullName(row) });
  if (key) homes.set(key, id);
  return id;
}

async function groupIds(tx: Transaction, weddingId: string, rows: ParsedRow[]): Promise<Map<string, string>> {
  const present = await findGroups(tx, weddingId);
  const ids = new Map(present.map(({ id, name }) => [name.toLowerCase(), id]));
  const names = new Map(rows.map(({ group }) => [group.toLowerCase(), group]));
  for (const [key, name] of names) {
    if (!key || ids.has(key)) continue;
    if (ids.size >= MAX_GROUPS) throw new AppError("conflict", `A list has at most ${MAX_GROUPS} groups`);
    const id = await repo.insertGroup(tx, weddingId, name);
    if (id) ids.set(key, id);
  }
  return ids;
}
