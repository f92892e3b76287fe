import { v7 } from "uuid";
import {
  type GuestImport,
  type GuestImportField,
  type GuestImportRow,
  MAX_ROW_ERRORS,
  type RowError,
} from "@/contracts/planning/guest/guest-import";
import { MAX_GROUPS } from "@/contracts/planning/guest/guest";
import type { GuestImportBody } from "@/contracts/planning/guest/guest-import.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { readSheet, type Sheet } from "@/server/core/sheet";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import type { Upload } from "@/server/http/request/form";
import { findAccountById } from "@/server/modules/identity/account/public";
import { notifyPlanning, requireWedding } from "@/server/modules/planning/wedding/public";
import { fieldsByContent, fieldsByHeader } from "./import-columns";
import { type ParsedRow, parseRow } from "./import-rows";
import { findGroups } from "./repo/counts";
import { findHouseholdNames, findKnownNames } from "./repo/read";
import { keepForUndo } from "./repo/undo";
import * as repo from "./repo/write";
import { checkEvents, lockForMore } from "./service-write";

const PREVIEW = 8;
/** Rows read before other callers get their turn. */
const CHUNK = 100;

/**
 * Reads guests from a sheet, and writes the good rows when told to, all or none. Throws `bad_request` for a file that
 * can't be read, `forbidden` before the email address is verified, `conflict` when the list would grow too long.
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
  const sheet = await (file
    ? readSheet(file.bytes, file.name, file.field)
    : readSheet(Buffer.from(body.text, "utf8"), "pasted.tsv", "text"));
  const { fields, rows, firstRow, header } = columnsOf(sheet, body.mapping);
  const known = body.skipKnown ? await findKnownNames(db, weddingId) : new Set<string>();
  const { good, errors } = await sortOut(rows, firstRow, fields, known);
  const result: GuestImport = {
    columns: fields.map((field, at) => ({
      header: header[at] || `Column ${at + 1}`,
      field,
      samples: rows.flatMap((row) => row[at] || []).slice(0, 3),
    })),
    rows: good.length + errors.length,
    good: good.length,
    errors: errors.slice(0, MAX_ROW_ERRORS),
    errorCount: errors.length,
    preview: good.slice(0, PREVIEW).map(previewOf),
    imported: 0,
    undoId: null,
  };
  if (!body.commit || good.length === 0) return result;
  const written = await db.transaction((tx) => write(tx, weddingId, good, body.eventIds));
  return { ...result, ...written };
}

/** Reading a file costs more than most requests, and anybody can register. */
async function requireVerifiedEmail(db: Db, accountId: string): Promise<void> {
  const account = await findAccountById(db, accountId);
  if (account?.emailVerifiedAt) return;
  throw new AppError(
    "forbidden",
    "Please verify your email address before importing guests: the link is in your mailbox",
  );
}

function columnsOf(sheet: Sheet, mapping: GuestImportBody["mapping"]) {
  const byHeader = fieldsByHeader(sheet.header);
  const rows = byHeader ? sheet.rows : [sheet.header, ...sheet.rows];
  const guessed = byHeader ?? fieldsByContent(rows, sheet.header.length);
  const fields = mapping?.length
    ? guessed.map((_, at): GuestImportField | null => mapping[at] || null)
    : guessed;
  return {
    fields,
    rows,
    firstRow: byHeader ? sheet.firstRow : sheet.firstRow - 1,
    header: byHeader ? sheet.header : [],
  };
}

async function sortOut(
  rows: readonly string[][],
  firstRow: number,
  fields: readonly (GuestImportField | null)[],
  known: ReadonlySet<string>,
): Promise<{ good: ParsedRow[]; errors: RowError[] }> {
  const good: ParsedRow[] = [];
  const errors: RowError[] = [];
  for (const [at, cells] of rows.entries()) {
    if (at % CHUNK === CHUNK - 1) await new Promise((resolve) => setImmediate(resolve));
    const parsed = parseRow(firstRow + at, cells, fields);
    if (!parsed) continue;
    if ("reason" in parsed) errors.push(parsed);
    else if (known.has(plainName(parsed))) errors.push({ row: parsed.row, reason: "Already on your list" });
    else good.push(parsed);
  }
  return { good, errors };
}

const fullName = ({ firstName, lastName }: ParsedRow) => `${firstName} ${lastName}`.trim();
const plainName = (row: ParsedRow) => fullName(row).toLowerCase();

function previewOf(row: ParsedRow): GuestImportRow {
  const { email, phone, countryCode, side, group, isChild, plusOnes } = row;
  return {
    row: row.row,
    name: fullName(row),
    household: row.household || fullName(row),
    contact: [email, phone && `${countryCode} ${phone}`].filter(Boolean).join(" · "),
    details: [side === "both" ? "" : side, group, isChild ? "child" : ""].filter(Boolean).join(" · "),
    plusOnes,
  };
}

/** Rows that name one household share it, with the household of that name on the list. */
async function write(tx: Transaction, weddingId: string, rows: ParsedRow[], eventIds: string[]) {
  await lockForMore(
    tx,
    weddingId,
    rows.reduce((sum, { plusOnes }) => sum + 1 + plusOnes, 0),
  );
  await checkEvents(tx, weddingId, eventIds);
  const groups = await groupIds(tx, weddingId, rows);
  const homes = await findHouseholdNames(tx, weddingId);
  const households: repo.NewHouseholdRow[] = [];
  const guests: repo.NewGuestRow[] = [];
  for (const row of rows) {
    const householdId = homeOf(row, weddingId, homes, households);
    const { firstName, lastName, side, tags, isChild, dietary, allergies, teaOrder, notes } = row;
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
    for (let n = 0; n < row.plusOnes; n++) {
      guests.push({ id: v7(), weddingId, householdId, groupId, side, plusOneOf: id });
    }
  }
  await repo.insertHouseholds(tx, households);
  await repo.insertGuests(tx, guests);
  const ids = guests.map(({ id }) => id);
  await repo.insertInvitations(tx, weddingId, ids, eventIds);
  const undoId = await keepForUndo(tx, weddingId, { made: ids });
  await notifyPlanning(tx, weddingId, "guests");
  return { imported: guests.length, undoId };
}

/** Returns the row's household, new or known; a later row fills in what an earlier one left out. */
function homeOf(
  row: ParsedRow,
  weddingId: string,
  homes: Map<string, string>,
  made: repo.NewHouseholdRow[],
): string {
  const key = row.household.toLowerCase();
  const known = key ? homes.get(key) : undefined;
  const { email, countryCode, phone, streetAddress, unitNumber, postalCode } = row;
  const details = { email, countryCode, phone, streetAddress, unitNumber, postalCode };
  if (known) {
    const own = made.find(({ id }) => id === known);
    if (own) {
      if (!own.email) own.email = email;
      if (!own.phone && phone) Object.assign(own, { countryCode, phone });
      if (!own.streetAddress) Object.assign(own, { streetAddress, unitNumber, postalCode });
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
