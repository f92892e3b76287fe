import { type DietaryNeed, type GuestSide, MAX_TAGS } from "@/contracts/planning/guest/guest";
import { type GuestImportField, IMPORT_FIELDS, TO_CHECK_TAG } from "@/contracts/planning/guest/guest-import";
import { foldName } from "@/lib/text/fold";
import { fullName, type PersonName, splitName } from "@/lib/text/full-name";
import { type Reading, spaced } from "./cell";
import { readChild, readSide, readTags, readTeaOrder } from "./choices";
import { readCountry, readEmail, readPhone } from "./contact";
import { isPlusOneName, readChildren, readCount, readPlusOnes } from "./counts";
import { readDietary } from "./dietary";
import { headsOf, readName } from "./heads";
import { peopleIn, readReplies, type Reply, replyBesideName } from "./reply";

/** A sheet's row as guests of one household. */
export type ParsedRow = {
  row: number;
  firstName: string;
  lastName: string;
  /** The people whom the row names besides the guest. */
  others: { firstName: string; lastName: string }[];
  household: string;
  email: string;
  countryCode: string;
  phone: string;
  side: GuestSide;
  group: string;
  tags: string[];
  isChild: boolean;
  /** People without a name, and how many of them are children. */
  plusOnes: number;
  childSeats: number;
  dietary: DietaryNeed[];
  allergies: string;
  streetAddress: string;
  unitNumber: string;
  postalCode: string;
  /** "" if the file doesn't say. */
  country: string;
  teaOrder: number | null;
  /** The parts of the wedding that the row is invited to, in the sheet's own words. */
  events: string[];
  replies: Reply[];
  /** True for a seat that planners list in a row of its own, such as “Guest” or “Plus One”. */
  isSeat: boolean;
  notes: string;
  /** Unreadable cells, by column. */
  problems: { field: GuestImportField; reason: string }[];
};

const LIMITS: Partial<Record<GuestImportField, number>> = {
  household: 120,
  group: 60,
  allergies: 200,
  streetAddress: 200,
  unitNumber: 20,
  postalCode: 12,
  country: 60,
  notes: 1_000,
};
const NAME_MAX = 80;

/** A row that isn't a guest, with the reason; for a heading, also its text. */
export type LeftOut = { row: number; reason: string; heading?: string };

/** Properties of a row's cells, by column. */
export type AboutCells = {
  /** True for a value from a merged cell that began in an earlier row. */
  isCarried(column: number): boolean;
  /** True for a cell whose letters may be wrong. */
  isDoubtful(column: number): boolean;
  /** True where names are written as `Tan, Mei`. */
  isFamilyFirst: boolean;
  /** The dialling code of most numbers from abroad in the file, or null. */
  phoneCode: string | null;
  /** The column that names the company of a contact; -1 without one. */
  company: number;
};

const doubtOf = (cell: string) =>
  cell.includes("\uFFFD")
    ? `“${cell}” lost letters when the file was saved`
    : `“${cell}” is in another encoding than the rest of the file: check its letters`;

/** Counts that a merged cell gives once for all its rows. */
const ONCE_A_MERGE: ReadonlySet<GuestImportField> = new Set(["pax", "plusOnes", "adults", "children"]);

/**
 * Returns a row as guests, or the reason in words why it can't be imported; null for an empty row. An unreadable cell
 * doesn't affect the others: its text goes into the notes, and the guest is tagged `TO_CHECK_TAG`. `about` has the
 * properties of the row's cells.
 */
export function parseRow(
  row: number,
  cells: readonly string[],
  fields: readonly (GuestImportField | null)[],
  { isCarried, isDoubtful, isFamilyFirst, phoneCode, company }: AboutCells,
): ParsedRow | LeftOut | null {
  if (cells.every((cell, at) => RULED.test(cell) || isCarried(at))) return null;
  const given = new Map<GuestImportField, string>();
  fields.forEach((field, at) => {
    const cell = cells[at]?.trim() ?? "";
    if (field && cell && !(ONCE_A_MERGE.has(field) && isCarried(at))) given.set(field, cell);
  });
  const title = spaced(given.get("name") ?? given.get("firstName") ?? "").replace(DECORATION, "");
  const label = title || (cells.find(Boolean) ?? "");
  if (TOTAL.test(label)) return { row, reason: "This is a total, not a guest" };
  const isSeat = SEAT.test(title) && fields.includes("household");
  if (!isSeat && HEADING.test(title) && ![...given.keys()].some((field) => CONTACTS.has(field)))
    return { row, reason: "This is a heading, not a guest", heading: title };
  // Lists that are numbered in advance end in rows of numbers only.
  if (given.size === 0 && cells.every((cell) => /^\d*$/.test(cell))) return null;
  if (given.size === 1 && given.has("side")) {
    const heading = given.get("side") ?? "";
    return { row, reason: "This is a heading, not a guest", heading };
  }
  const doubtful = fields.filter((field, at) => field !== null && given.has(field) && isDoubtful(at));
  takeApart(given);
  const read = readRow(row, (field) => given.get(field) ?? "", new Set(doubtful), {
    isFamilyFirst,
    phoneCode,
  });
  if (read) return { ...read, isSeat };
  const named = cells[company]?.trim();
  return { row, reason: named ? `“${named}” is a company, not a guest` : "The name is missing" };
}

/** `Mei Tan 9123 4567` and `Mei Tan <mei@example.com>` contain more than a name, and some lists mix email and phone. */
function takeApart(given: Map<GuestImportField, string>): void {
  const [email, phone] = [given.get("email"), given.get("phone")];
  if (email && !phone && /^\+?[\d\s()-]{8,}$/.test(email)) given.set("phone", email).delete("email");
  if (phone && !email && /^[^\s@]+@[^\s@]+$/.test(phone)) given.set("email", phone).delete("phone");
  takeNameApart(given);
}

function takeNameApart(given: Map<GuestImportField, string>): void {
  const written = given.get("name") ?? "";
  const [, person = "", remark = ""] =
    written.length > NAME_AND_REMARK ? [] : (/^(.*?\S)\s*[(（]([^()（）]+)[)）]$/s.exec(written) ?? []);
  const { dietary, wished } = readDietary(remark);
  if (dietary.length > 0 && wished.length === 0 && !given.has("dietary"))
    given.set("name", person).set("dietary", remark);
  const replied = given.has("reply") ? null : replyBesideName(given.get("name") ?? "");
  if (replied) given.set("name", replied.name).set("reply", replied.answer);
  const name = given.get("name") ?? "";
  const [, named = "", email = ""] = /^(.*?)\s*[<(]([^\s<>()@]+@[^\s<>()@]+)[>)]$/s.exec(name) ?? [];
  const [, called = "", phone = ""] = NAME_AND_PHONE.exec(name) ?? [];
  if (named && !given.has("email")) given.set("name", named).set("email", email);
  else if (called && !given.has("phone")) given.set("name", called).set("phone", phone);
}

/** The longest name with a remark. */
const NAME_AND_REMARK = 200;
const NAME_AND_PHONE = /^(\p{L}[^\d]*?)[\s,:–-]*(\+?\d[\d -]{6,}\d)$/u;

/** What people decorate a title with. */
const DECORATION = /[*_~\p{Extended_Pictographic}\uFE0F\u200D]+/gu;
/** A plus-one whose name isn't known. */
const SEAT = /^(?:guest|(?:unnamed )?(?:guest|plus[ -]?one)(?: of .+)?|(?:tbd|tba) guest|\+ ?1)$/i;

/** An empty cell, or part of a drawn line. */
const RULED = /^[\s|+=_–—:.-]*$/;
const TOTAL =
  /^(grand |sub ?-?|overall )?(total|totals|sum)( (no\.?|number|of|guests?|pax|heads?|persons?|people|tables?|invited|attending|attendees|coming|confirmed|declined|replied|adults?|children|kids))*\s*[:=]?\s*\d*$|^tables? (needed|required)\s*[:=]?\s*\d*$|^(总计|總計|合计|合計|总数|總數|总人数|總人數|共计|共計|小计|小計|합계|총계|jumlah( besar)?|tổng( cộng)?|மொத்தம்|รวม)\s*[:：]?\s*\d*$/iu;
/** Subheadings between guests: whose side they are on, or where they sit. */
const HEADING =
  /^(our |the |wedding )*guests?\s*:?$|^(our |the |wedding |my |final |draft )*guest ?list\b.*$|^(婚礼|婚禮|婚宴|喜宴)?(宾客|賓客|嘉宾|嘉賓|来宾|來賓|客人)?名[单單].*$|^(senarai|daftar) (tetamu|tamu|jemputan|undangan)\b.*$|^(the )?(bride|groom)(['’]?s)?(['’]s)?( (side|family|friends?|relatives?|guests?|colleagues?|list))+\s*:?$|^(table|meja|桌)\s*(no\.?\s*|#\s*)?\d{1,3}\s*(桌)?( ?\([^()]*\))?\s*:?$|^第?[一二三四五六七八九十\d]{1,3}桌\s*[:：]?$|^[^:：]{2,60}[:：]$|^(男方|女方)(亲友|親友|家属|家屬|宾客|賓客|亲戚|親戚|朋友)?$/iu;
const CONTACTS: ReadonlySet<GuestImportField> = new Set(["email", "phone", "lastName"]);

/** Returns null for a row without a name. */
function readRow(
  row: number,
  cell: (field: GuestImportField) => string,
  doubtful: ReadonlySet<GuestImportField | null>,
  { isFamilyFirst, phoneCode }: Pick<AboutCells, "isFamilyFirst" | "phoneCode">,
): Omit<ParsedRow, "isSeat"> | LeftOut | null {
  const problems: ParsedRow["problems"] = [];
  const kept: string[] = [];
  for (const field of IMPORT_FIELDS.filter((each) => doubtful.has(each))) {
    problems.push({ field, reason: doubtOf(cell(field)) });
    kept.push(cell(field).slice(0, 200));
  }
  const take = <T>(field: GuestImportField, reader: (typed: string) => Reading<T>): T => {
    const { value, reason } = reader(cell(field));
    if (reason) {
      problems.push({ field, reason });
      kept.push(cell(field).slice(0, 200));
    }
    return value;
  };
  const short = (field: GuestImportField) =>
    take(field, (typed) => {
      const max = LIMITS[field] ?? typed.length;
      return typed.length <= max
        ? { value: typed }
        : { value: typed.slice(0, max), reason: `longer than ${max} characters` };
    });
  const people = peopleOf(cell, isFamilyFirst);
  const [guest, ...others] = people?.named ?? [];
  if (!people || !guest) return null;
  if (people.named.some(({ firstName, lastName }) => Math.max(firstName.length, lastName.length) > NAME_MAX))
    return { row, reason: `The name is longer than ${NAME_MAX} characters` };
  const counts = {
    pax: take("pax", readCount),
    plusOnes: take("plusOnes", readPlusOnes),
    adults: take("adults", readCount),
    children: take("children", readChildren),
  };
  const replies = take("reply", readReplies);
  const written = {
    written: people.written,
    named: people.named.length,
    heads: people.heads ?? peopleIn(replies),
  };
  const heads = headsOf(written, counts);
  const { dietary, avoided, wished } = readDietary(cell("dietary"));
  const country = cell("country") ? readCountry(short("country")) : { name: "", code: null };
  const phone = take("phone", (typed) => readPhone(typed, { row: country.code, file: phoneCode }));
  const parsed = {
    row,
    firstName: guest.firstName,
    lastName: guest.lastName,
    others,
    household: short("household") || people.household,
    email: take("email", readEmail),
    countryCode: phone.countryCode,
    phone: phone.phone,
    side: take("side", readSide),
    group: short("group"),
    tags: take("tags", readTags),
    isChild: take("child", readChild),
    plusOnes: heads - people.named.length,
    childSeats: Math.min(counts.children ?? 0, heads - people.named.length),
    dietary,
    allergies: [short("allergies"), ...avoided].filter(Boolean).join(", ").slice(0, 200),
    streetAddress: short("streetAddress"),
    unitNumber: short("unitNumber"),
    postalCode: short("postalCode"),
    country: country.name,
    teaOrder: take("teaOrder", readTeaOrder),
    events: cell("events")
      .split(/[,;/、，\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
    replies,
    notes: [short("notes"), wished.length > 0 && `Meal: ${wished.join(", ")}`]
      .filter(Boolean)
      .join("\n")
      .slice(0, 1_000),
    problems,
  };
  if (problems.length === 0) return parsed;
  return {
    ...parsed,
    tags: [...parsed.tags.slice(0, MAX_TAGS - 1), TO_CHECK_TAG],
    notes: [parsed.notes, `To check: ${kept.join("; ")}`].filter(Boolean).join("\n").slice(0, 1_000),
  };
}

const splitParty = (written: string) =>
  written
    .split(/[;,\n]|\s+(?:&|and)\s+/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Returns the people whom a row names. A household without a named guest becomes a guest with the household's name. */
function peopleOf(
  cell: (field: GuestImportField) => string,
  isFamilyFirst: boolean,
): { named: PersonName[]; written: number; heads: number | null; household: string } | null {
  const first = spaced([cell("firstName"), cell("middleName")].filter(Boolean).join(" "));
  const last = spaced(cell("lastName"));
  const whole = first || last ? "" : spaced(cell("name") || cell("household"));
  const written = readName(whole || (last ? first : first || spaced(cell("name"))), isFamilyFirst);
  if (!written.names.some((name) => /[\p{L}\p{N}\p{So}]/u.test(name)) && !last) return null;
  const named: PersonName[] =
    last === ""
      ? written.names.map((name) => ({ firstName: name, lastName: "" }))
      : [{ firstName: first ? (readName(first).names[0] ?? first) : "", lastName: last }];
  // Some planners list the whole party beside its first guest.
  const party = first || last ? splitParty(cell("name")) : [];
  const isOwn = (name: string) =>
    foldName(name) === foldName(fullName(named[0] ?? { firstName: "", lastName: "" }));
  if (party.some(isOwn)) named.push(...party.filter((name) => !isOwn(name)).map(splitName));
  const ownCount = named.length;
  const partner = { firstName: cell("partnerFirstName"), lastName: cell("partnerLastName") };
  const extra = cell("plusOnes");
  if (!fullName(partner) && isPlusOneName(extra)) Object.assign(partner, splitName(extra));
  if (fullName(partner) && !/^(n|no|none|y|yes|-|\d)$/i.test(partner.firstName)) named.push(partner);
  return { named, written: ownCount, heads: written.heads, household: last === "" ? written.household : "" };
}
