import { isUtf8 } from "node:buffer";
import { v7 } from "uuid";
import { MAX_GROUPS } from "@/contracts/planning/guest/guest";
import {
  type CellProblem,
  type GuestImport,
  type GuestImportField,
  type GuestImportRow,
  IMPORT_FIELD_LABELS,
  MAX_PREVIEW_ROWS,
  MAX_ROW_ERRORS,
} from "@/contracts/planning/guest/guest-import";
import type { GuestImportBody } from "@/contracts/planning/guest/guest-import.schema";
import { shownPhone } from "@/lib/phone/shown-phone";
import { fullName } from "@/lib/text/full-name";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { readingOf, readSheet } from "@/server/core/sheet";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import type { Upload } from "@/server/http/request/form";
import { findAccountById } from "@/server/modules/identity/account/public";
import { eventsOf, notifyPlanning, requireWedding } from "@/server/modules/planning/wedding/public";
import { COMPANY } from "./import/columns";
import { eventsNamed, invitationsBy, type NamedEvent } from "./import/events";
import { fieldsOf, listOf, rowsOf } from "./import/list";
import { asRows } from "./import/pasted";
import { answersFor, replyInWords } from "./import/reply";
import type { ParsedRow } from "./import/rows";
import { sharedColumns } from "./import/shared-columns";
import { declinedIn, headsIn, sortOut } from "./import/sort-out";
import { findGroups } from "./repo/counts";
import { findHouseholdNames, findKnownNames, nameKey } from "./repo/read";
import { keepForUndo } from "./repo/undo";
import * as repo from "./repo/write";
import { checkEvents, lockForMore } from "./service-write";

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
