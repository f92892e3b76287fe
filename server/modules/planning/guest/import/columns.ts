import { type GuestImportField, IMPORT_FIELDS } from "@/contracts/planning/guest/guest-import";
import { readSide } from "./choices";
import { HEADER_NAMES } from "./data/header-names.data";
import { areFamilyAndGiven } from "./family-first";
import { answerIn, answerOfHeader, areReplies, areWordsOfReplies, isHeaderOfReplies } from "./reply";
import { areTicks, CHAIR, EVENT, tickedField } from "./ticks";

/** Words that identify a longer header, such as `Mobile No. (WhatsApp)` or `Your email for the invitation`. */
const SIGNS: readonly [GuestImportField, RegExp][] = [
  ["email", /\be ?mail\b|邮箱|電郵|电邮|\be ?mel\b|மின்னஞ்சல்/u],
  [
    "phone",
    /\b(mobile|handphone|phone|telephone|telefon|whatsapp|contact (no|number))\b|电话|電話|手机|手機|தொலைபேசி|கைபேசி|அலைபேசி/u,
  ],
  ["firstName", /^first name\b/u],
  ["lastName", /^(last|family) name\b|^surname\b/u],
  ["plusOnes", /\bplus ?ones?\b|^1 s$/u],
  [
    "reply",
    /\brsvp\b(?! d\b|.*\b(?:date|time|by|link|code|deadline|sent)\b)|\battendance$|\b(?:will|can|are|would) (?:you|u)\b.*\b(?:attend(?:ing)?|com(?:e|ing)|join(?:ing)?|make it|there)\b|\b(?:reply|response|attendance|attendee|guest|invite) status\b|是否.*(?:出席|参加|參加|赴宴|到场)|能否|kehadiran|வருகை/u,
  ],
  [
    "pax",
    /(?<!\d )\bpax\b|\bhow many (guests|people|of you)\b|\b(number|no) of (guests|people|persons|attendees)\b|人数|人數/u,
  ],
  ["dietary", /\bdiet(ary)?\b|饮食|飲食/u],
  ["allergies", /\ballerg/u],
  ["household", /\bhousehold\b/u],
  ["notes", CHAIR],
  ["side", /\bbride\b.*\bgroom\b|\bgroom\b.*\bbride\b/u],
  ["postalCode", /\b(postal|post|zip) ?code\b/u],
  ["name", /\b(full|your) name\b|^(guest s?|full|your|invitee) ?(full )?names?$|^names? of guests?$/u],
];

/** Address-book columns that look like ours but contain something else. */
const NOT_OURS =
  /\b(label|type|phonetic|prefix|suffix|title|nickname|organi[sz]ation|company|formatted|po box|city|region|photo|birthday|relation 1|website|event 1|custom|is plus ?one)\b/u;

/** The column of address books that names a contact's company. */
export const COMPANY = /^(?:company(?: name)?|organi[sz]ation(?: name|(?: 1 - name))?|公司|syarikat)$/i;

const plain = (header: string) =>
  header
    .normalize("NFKC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/['’]s\b/gu, "s")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const BY_NAME = new Map(
  IMPORT_FIELDS.flatMap((field) => HEADER_NAMES[field].map((name) => [plain(name), field] as const)),
);

/** Splits a header that names its column twice: `姓名 Name`, `Phone / 电话`, or on two lines. */
const inEachLanguage = (header: string): string[] =>
  [
    ...header.split(/[/|\n()（）]/),
    header.replace(/[^\p{Script=Latin}\p{N}\s'’.-]/gu, " "),
    header.replace(/\p{Script=Latin}/gu, " "),
  ].filter((part) => part !== header && /\p{L}/u.test(part));

/** Returns the field that a header names, or null; a word such as `Declined` is one for replies. */
export const fieldOf = (header: string): GuestImportField | null =>
  fieldNamed(header) ?? (answerOfHeader(header) ? "reply" : null);

function fieldNamed(header: string): GuestImportField | null {
  const whole = plain(header);
  // `+1` names a column, but a cell with 1 doesn't.
  if (/^\d+$/.test(whole) && !header.includes("+")) return null;
  const bare = plain(header.replace(/[([（].*$/u, ""));
  const exact =
    BY_NAME.get(whole) ?? BY_NAME.get(bare) ?? BY_NAME.get(bare.replace(/^guests? |^your | \d$/gu, ""));
  if (exact) return exact;
  if (NOT_OURS.test(whole) || whole.length > 80) return null;
  for (const part of inEachLanguage(header)) {
    const field = BY_NAME.get(plain(part));
    if (field) return field;
  }
  // `Number attending` and `Declined pax` count answers.
  const sign = SIGNS.find(([, each]) => each.test(whole))?.[0] ?? null;
  return sign === "pax" && answerOfHeader(header) ? "reply" : sign;
}

/** Returns true for a cell that names a column. */
export const isColumnName = (cell: string): boolean => fieldNamed(cell) !== null;

/** Also true for cells such as `Vegetarian`, `Bride` and `Declined`, which name a column only if the cells below fit. */
export const isHeader = (cell: string, below: () => string[]): boolean =>
  isColumnName(cell) || tickedField(cell, below()) !== null || isHeaderOfReplies(cell, below);

/** True for a header of a list of people: it names who they are, or how to reach them. */
export const namesPeople = (header: readonly string[]): boolean =>
  header.some((cell) => PEOPLE.has(fieldOf(cell) ?? "household"));
const PEOPLE: ReadonlySet<GuestImportField> = new Set(["name", "firstName", "lastName", "email", "phone"]);

type Rows = readonly (readonly string[])[];

/** Returns the field of each column by its header. Only the fields in `SHARED` can occur twice. */
export function fieldsByHeader(header: readonly string[], rows: Rows): (GuestImportField | null)[] {
  const below = header.map((_, column) => rows.map((row) => row[column] ?? "").filter(Boolean));
  const ticked = new Set<number>();
  const saysNo = header.some(
    (name, at) => isAttending(name) && below[at]?.some((cell) => answerIn(cell) === "no"),
  );
  const fields = header.map((name, column) => {
    const cells = below[column] ?? [];
    const isOneOfAnswers = /^no$/i.test(name) && header.some((each) => /^yes$/i.test(each));
    if (!isOneOfAnswers && isOfRowNumbers(name, cells)) return null;
    const named = fieldOf(name);
    if (isOfReplies(name, named, cells, saysNo))
      return cells.length === 0 || areReplies(cells) ? "reply" : null;
    const field = named === "reply" ? null : named;
    const isOfTicks = field && OF_TICKS.has(field) && !/order|顺序|順序/.test(plain(name)) && areTicks(cells);
    if (field && !(isOfTicks && tickedField(name, cells)))
      return isSomethingElse(name, field, cells) ? null : field;
    const tick = tickedField(name, cells);
    if (tick) ticked.add(column);
    return tick;
  });
  const counts = withCounts(withoutEmpty(fields, below), below);
  return withName(once(counts, header, ticked), rows);
}

/** `S/No.`, `Bil` and `#` above 1, 2, 3, and perhaps a word such as `Total`. */
function isOfRowNumbers(header: string, cells: readonly string[]): boolean {
  if (!ROW_NUMBER.test(plain(header))) return false;
  const numbers = cells.filter((cell) => !/\p{L}/u.test(cell));
  return numbers.length > 0 && numbers.every((cell, at) => parseInt(cell, 10) === at + 1);
}
const ROW_NUMBER = /^(s|sr|sn|serial|row)? ?(no|nr|number|n|#)?$|^(bil|序号|序號|编号|編號)$/u;

/** `Attending dinner`, which ticks may invite to and answers may reply to. */
const isAttending = (header: string) =>
  fieldOf(header) === "reply" && EVENT.test(header) && !/rsvp|\?/i.test(header);

/**
 * True for a column of replies. Those of ticks below `Attending dinner` invite to it, unless one of them also says who
 * isn't coming.
 */
function isOfReplies(
  header: string,
  field: GuestImportField | null,
  cells: readonly string[],
  saysNo: boolean,
): boolean {
  if (field === "reply") return saysNo || !isAttending(header) || !areTicks(cells);
  if (field === "events") return areReplies(cells) && cells.some((cell) => answerIn(cell) !== null);
  const isOfAnEvent = EVENT.test(header) || /\bwedding\b|婚礼|婚禮/iu.test(header);
  return (field === null || field === "teaOrder") && isOfAnEvent && areWordsOfReplies(cells);
}

/** Forms have columns for a name and an address of their own, which stay empty beside those that ask for them. */
function withoutEmpty(
  fields: readonly (GuestImportField | null)[],
  below: readonly (readonly string[])[],
): (GuestImportField | null)[] {
  const isEmpty = (at: number) => below[at]?.every((cell) => /^anonymous$/i.test(cell)) ?? true;
  return fields.map((field, at) =>
    field && isEmpty(at) && fields.some((each, other) => each === field && !isEmpty(other)) ? null : field,
  );
}

/** Fields whose headers can also be above ticks: `Tea ceremony`, `Family`. */
const OF_TICKS: ReadonlySet<GuestImportField> = new Set(["teaOrder", "household"]);

/** Beside a column that counts adults, `Child` counts children; if both are ticked, they tell adults from children. */
function withCounts(
  fields: readonly (GuestImportField | null)[],
  below: readonly (readonly string[])[],
): (GuestImportField | null)[] {
  const adults = fields.indexOf("adults");
  const child = fields.indexOf("child");
  if (adults < 0 || child < 0) return [...fields];
  const isCounted = (column: number) => below[column]?.some((cell) => /^[2-9]$|^1\d$/.test(cell)) ?? false;
  const areCounted = isCounted(adults) || isCounted(child);
  return fields.map((field, at) => {
    if (at === child && areCounted) return "children";
    return at === adults && !areCounted && areTicks(below[adults] ?? []) ? null : field;
  });
}

/** If no header names the guests, uses the first remaining column of words. */
function withName(fields: (GuestImportField | null)[], rows: Rows): (GuestImportField | null)[] {
  if (fields.some((field) => field && NAMES.has(field))) return fields;
  const column = fields.findIndex((field, at) => {
    const cells = rows.map((row) => row[at] ?? "").filter(Boolean);
    return field === null && cells.filter((cell) => /^\p{L}[^@]+$/u.test(cell)).length * 2 > cells.length;
  });
  return fields.map((field, at) => (at === column ? "name" : field));
}

const NAMES: ReadonlySet<GuestImportField> = new Set(["name", "firstName", "lastName", "household"]);

/**
 * Returns true if the cells contradict the header: row numbers, no sides, or whether an invitation was sent.
 */
function isSomethingElse(header: string, field: GuestImportField, cells: readonly string[]): boolean {
  // Whether they are invited, not how many.
  if (field === "pax") return plain(header) === "invited" && cells.some((cell) => !/^\d*$/.test(cell));
  if (field === "side") return cells.length > 0 && cells.every((cell) => readSide(cell).reason !== undefined);
  if (field === "child") return plain(header) === "age" && cells.some((cell) => /^\d+$/.test(cell));
  if (field !== "household" || cells.length === 0) return false;
  // The name of the chat that all of them were exported from.
  const isOfAll = plain(header) === "group name" && cells.length > 1 && new Set(cells).size === 1;
  return isOfAll || cells.every((cell) => /^(yes|no|y|n|sent|not sent)$/i.test(cell));
}

/** Guesses the fields of columns without a header from their contents. */
export function fieldsByContent(rows: Rows, width: number): (GuestImportField | null)[] {
  const isFamilyFirst = areFamilyAndGiven(rows);
  return once(
    Array.from({ length: width }, (_, column) => {
      const cells = rows.map((row) => row[column] ?? "").filter(Boolean);
      const most = (test: (cell: string) => boolean) =>
        cells.length > 0 && cells.filter(test).length * 2 > cells.length;
      if (most((cell) => /^<?[^\s@]+@[^\s@]+$/.test(cell))) return "email";
      if (most((cell) => /^\+?[\d\s()-]{8,}$/.test(cell))) return "phone";
      if (most((cell) => /^(bride|groom|both|男方|女方)$/i.test(cell))) return "side";
      if (most((cell) => /^\d$/.test(cell))) return "plusOnes";
      if (column > 0 && most((cell) => answerIn(cell) !== null)) return "reply";
      if (isFamilyFirst && column < 2) return column === 0 ? "lastName" : "firstName";
      return column === 0 ? "name" : column === 1 && most((cell) => /\D/.test(cell)) ? "household" : null;
    }),
  );
}

/** The preferred column where an address book has several for a field. */
const BETTER: Partial<Record<GuestImportField, RegExp>> = {
  phone: /mobile|cell|hand ?phone|\bhp\b|whatsapp|手机|手機|携帯|휴대|핸드폰/i,
  postalCode: /home/i,
  streetAddress: /home/i,
};
const WORSE =
  /business|work|office|company|spouse|partner|plus ?one|guest 2|emergency|公司|办公|辦公|kantor|pejabat/i;
const NEVER = /fax|pager|传真|傳真/i;

/** Ranks a column for its field by its header and, in an address book, its label; -1 if it is unsuitable. */
export function rankOf(field: GuestImportField, header: string): number {
  if (NEVER.test(header)) return -1;
  if (BETTER[field]?.test(header)) return 3;
  // Address books mark the preferred one.
  if (/\*/.test(header) && !/\* myContacts/.test(header)) return 2;
  return WORSE.test(header) ? 0 : 1;
}

/** Fields that can use several columns: the first filled one, or all joined. */
const SHARED: ReadonlySet<GuestImportField> = new Set([
  "email",
  "phone",
  "dietary",
  "allergies",
  "events",
  "reply",
  "notes",
  "children",
]);

function once(
  fields: (GuestImportField | null)[],
  header: readonly string[] = [],
  ticked: ReadonlySet<number> = new Set(),
): (GuestImportField | null)[] {
  const best = new Map<GuestImportField, number>();
  const rank = (field: GuestImportField, at: number) => rankOf(field, header[at] ?? "");
  for (const [at, field] of fields.entries()) {
    const before = field ? best.get(field) : undefined;
    if (field && (before === undefined || rank(field, at) > rank(field, before))) best.set(field, at);
  }
  return fields.map((field, at) => {
    if (!field || rank(field, at) < 0) return null;
    return best.get(field) === at || ticked.has(at) || SHARED.has(field) ? field : null;
  });
}
