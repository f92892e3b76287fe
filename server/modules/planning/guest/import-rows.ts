import { emailAddress } from "@/contracts/fields.schema";
import {
  DIETARY_LABELS,
  DIETARY_NEEDS,
  type DietaryNeed,
  type GuestSide,
  MAX_TAGS,
} from "@/contracts/planning/guest/guest";
import { type GuestImportField, MAX_ROW_HEADS, TO_CHECK_TAG } from "@/contracts/planning/guest/guest-import";
import { cleanEmail } from "@/lib/email";
import { fullName, type PersonName } from "@/lib/full-name";
import { phoneDigits, phoneProblem } from "@/lib/phone/phone";
import { PHONE_COUNTRIES } from "@/lib/phone/phone-countries";
import { headsOf, readName } from "./import-heads";

/** A row of a sheet as guests of one household. */
export type ParsedRow = {
  row: number;
  firstName: string;
  lastName: string;
  /** Whom the row names beside the guest. */
  others: { firstName: string; lastName: string }[];
  household: string;
  email: string;
  countryCode: string;
  phone: string;
  side: GuestSide;
  group: string;
  tags: string[];
  isChild: boolean;
  /** Those without a name, and how many of them are children. */
  plusOnes: number;
  childSeats: number;
  dietary: DietaryNeed[];
  allergies: string;
  streetAddress: string;
  unitNumber: string;
  postalCode: string;
  teaOrder: number | null;
  notes: string;
  /** What couldn't be read, by its column. */
  problems: { field: GuestImportField; reason: string }[];
};

const LIMITS: Partial<Record<GuestImportField, number>> = {
  household: 120,
  group: 60,
  allergies: 200,
  streetAddress: 200,
  unitNumber: 20,
  postalCode: 12,
  notes: 1_000,
};
const NAME_MAX = 80;

/** Counts that a merged cell says once for all its rows. */
const ONCE_A_MERGE: ReadonlySet<GuestImportField> = new Set(["pax", "plusOnes", "adults", "children"]);

/**
 * Returns a row as guests, or the reason in words why it can't be one; null for an empty row. A cell that can't be read
 * costs that cell: its text is kept in the notes, and the guest is tagged `TO_CHECK_TAG`. `isCarried` says that a
 * column's value belongs to a merged cell that began in an earlier row.
 */
export function parseRow(
  row: number,
  cells: readonly string[],
  fields: readonly (GuestImportField | null)[],
  isCarried: (column: number) => boolean = () => false,
): ParsedRow | { row: number; reason: string } | null {
  if (cells.every((cell, at) => cell.trim() === "" || isCarried(at))) return null;
  const given = new Map<GuestImportField, string>();
  fields.forEach((field, at) => {
    const cell = cells[at]?.trim() ?? "";
    if (field && cell && !(ONCE_A_MERGE.has(field) && isCarried(at))) given.set(field, cell);
  });
  return read(row, (field) => given.get(field) ?? "");
}

/** What a cell holds, or why it can't be read. */
type Reading<T> = { value: T; reason?: string };

function read(
  row: number,
  cell: (field: GuestImportField) => string,
): ParsedRow | { row: number; reason: string } {
  const problems: ParsedRow["problems"] = [];
  const kept: string[] = [];
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
  const people = peopleOf(cell);
  if (!people) return { row, reason: "The name is missing" };
  const [guest, ...others] = people.named;
  if (!guest) return { row, reason: "The name is missing" };
  if (people.named.some(({ firstName, lastName }) => Math.max(firstName.length, lastName.length) > NAME_MAX))
    return { row, reason: `The name is longer than ${NAME_MAX} characters` };
  const counts = {
    pax: take("pax", readCount),
    plusOnes: take("plusOnes", readPlusOnes),
    adults: take("adults", readCount),
    children: take("children", readCount),
  };
  const heads = headsOf(
    { names: people.named.map(({ firstName }) => firstName), heads: people.heads },
    counts,
  );
  const { dietary, rest } = readDietary(cell("dietary"));
  const phone = take("phone", readPhone);
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
    allergies: [short("allergies"), ...rest].filter(Boolean).join(", ").slice(0, 200),
    streetAddress: short("streetAddress"),
    unitNumber: short("unitNumber"),
    postalCode: short("postalCode"),
    teaOrder: take("teaOrder", readTeaOrder),
    notes: short("notes"),
    problems,
  };
  if (problems.length === 0) return parsed;
  return {
    ...parsed,
    tags: [...parsed.tags.slice(0, MAX_TAGS - 1), TO_CHECK_TAG],
    notes: [parsed.notes, `To check: ${kept.join("; ")}`].filter(Boolean).join("\n").slice(0, 1_000),
  };
}

/** Returns whom a row names. A household without a name is a guest by the household's. */
function peopleOf(
  cell: (field: GuestImportField) => string,
): { named: PersonName[]; heads: number | null; household: string } | null {
  const first = [cell("firstName"), cell("middleName")].filter(Boolean).join(" ");
  const last = cell("lastName");
  const whole = first || last ? "" : cell("name") || cell("household");
  const written = readName(whole || (last ? first : first || cell("name")));
  if (!written.names.some(Boolean) && !last) return null;
  const named: PersonName[] =
    last === ""
      ? written.names.map((name) => ({ firstName: name, lastName: "" }))
      : [{ firstName: first ? (readName(first).names[0] ?? first) : "", lastName: last }];
  const partner = { firstName: cell("partnerFirstName"), lastName: cell("partnerLastName") };
  if (fullName(partner) && !/^(n|no|none|y|yes|-|\d)$/i.test(partner.firstName)) named.push(partner);
  return { named, heads: written.heads, household: last === "" ? written.household : "" };
}

/** The first of several, as address books write them, `:::` between them. */
const firstOf = (typed: string, separator: RegExp) =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .find(Boolean) ?? "";

function readEmail(typed: string): Reading<string> {
  const email = cleanEmail(firstOf(typed, /:::|[;,\n]|\s\/\s/));
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && emailAddress().isValidSync(email);
  return typed === "" || isEmail
    ? { value: email }
    : { value: "", reason: `“${typed}” is not an email address` };
}

function readPhone(typed: string): Reading<{ countryCode: string; phone: string }> {
  const none = { countryCode: "+65", phone: "" };
  if (!typed) return { value: none };
  const first = firstOf(typed, /:::|[;,\n]|\s\/\s/);
  const refused = { value: none, reason: `“${typed}” is not a phone number` };
  const compact = first
    .replace(/\(0\)/, "")
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+");
  const countryCode = compact.startsWith("+")
    ? PHONE_COUNTRIES.map(({ code }) => code)
        .filter((code) => compact.startsWith(code))
        .sort((a, b) => b.length - a.length)[0]
    : "+65";
  if (!countryCode || /[a-z]{3}/i.test(first.replace(/\b(ext|tel|hp|mobile|whatsapp)\b\.?/gi, "")))
    return refused;
  const rest = compact.startsWith("+") ? compact.slice(countryCode.length) : compact;
  // Longer than its country allows: the field of a form would cut it, a sheet's cell is reported.
  const phone =
    rest.length > 15 ? rest : phoneDigits(countryCode, rest) === "" ? rest : localDigits(countryCode, rest);
  return phoneProblem(countryCode, phone) ? refused : { value: { countryCode, phone } };
}

/** A Singapore number may come with its code but without the plus. */
function localDigits(code: string, digits: string): string {
  const bare = code.slice(1);
  return phoneProblem(code, digits) && digits.startsWith(bare) ? digits.slice(bare.length) : digits;
}

const WORDS_OF_SIDES: Readonly<Record<GuestSide, string>> = {
  bride: "bride b her hers she wife 女方 新娘 女 perempuan pengantin_perempuan மணமகள் bride's",
  groom: "groom g his he him husband 男方 新郎 男 lelaki pengantin_lelaki மணமகன் bridegroom",
  both: "both mutual shared common bride_groom groom_bride bride_and_groom groom_and_bride 双方 雙方 共同 两方 kedua kedua_dua இருவரும்",
};
const SIDES = new Map(
  (Object.entries(WORDS_OF_SIDES) as [GuestSide, string][]).flatMap(([side, words]) =>
    words.split(" ").map((word) => [word.replace(/_/g, " "), side] as const),
  ),
);

function readSide(typed: string): Reading<GuestSide> {
  if (!typed) return { value: "both" };
  const plain = typed
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/\b(side|family|friends?)\b/g, "")
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
  const side = SIDES.get(plain) ?? SIDES.get(plain.replace(/(家|亲友|親友)$/u, ""));
  return side ? { value: side } : { value: "both", reason: `“${typed}” is not a side: Bride, Groom or Both` };
}

function readTags(typed: string): Reading<string[]> {
  const all = [...new Set(typed.split(/:::|[,;]/).map((tag) => tag.replace(/^\*\s*/, "").trim()))];
  const tags = all.filter((tag) => tag && tag !== "myContacts").map((tag) => tag.slice(0, 30));
  return tags.length <= MAX_TAGS
    ? { value: tags }
    : { value: tags.slice(0, MAX_TAGS), reason: `A guest has at most ${MAX_TAGS} tags` };
}

function readChild(typed: string): Reading<boolean> {
  if (/^(y|yes|true|1|x|child|kid|✓|✔|是|ya|儿童|兒童|小孩|kanak-kanak|ஆம்)$/i.test(typed))
    return { value: true };
  if (/^(n|no|false|0|-|adult|否|不是|tidak|大人|成人|dewasa|இல்லை)?$/i.test(typed)) return { value: false };
  return { value: false, reason: `“${typed}”: write Yes or No for a child` };
}

/** `4`, `4 pax`, `４`, `四` are not all written alike; null for none. */
function readCount(typed: string): Reading<number | null> {
  if (/^(-|nil|na|n\/a)?$/i.test(typed)) return { value: null };
  const number =
    /^(\d{1,3})(?:\.0+)?\s*(?:pax|persons?|people|guests?|adults?|child(?:ren)?|kids?|人|位|个|個|orang)?$/iu.exec(
      typed.normalize("NFKC"),
    )?.[1];
  const sum = typed
    .split("+")
    .map((part) => /^\s*(\d{1,2})\s*(?:a|c|adults?|child(?:ren)?|kids?|pax)?\s*$/i.exec(part)?.[1]);
  const count =
    number ??
    (sum.every((part) => part !== undefined)
      ? String(sum.reduce((all, part) => all + Number(part), 0))
      : undefined);
  if (count === undefined) return { value: null, reason: `“${typed}” is not a number of people` };
  if (Number(count) > MAX_ROW_HEADS)
    return { value: null, reason: `“${typed}”: a row stands for at most ${MAX_ROW_HEADS} people` };
  return { value: Number(count) };
}

function readPlusOnes(typed: string): Reading<number | null> {
  if (typed === "") return { value: null };
  if (/^(n|no|none|false|-|否|tidak)$/i.test(typed)) return { value: 0 };
  if (/^(y|yes|true|x|✓|✔|是|ya)$/i.test(typed)) return { value: 1 };
  const count = readCount(typed.replace(/^\+\s*/, ""));
  if (count.reason || (count.value ?? 0) >= MAX_ROW_HEADS)
    return { value: null, reason: `“${typed}” is not a number of plus-ones, 0 to ${MAX_ROW_HEADS - 1}` };
  return count;
}

function readTeaOrder(typed: string): Reading<number | null> {
  if (!typed) return { value: null };
  const number = Number(typed);
  return Number.isInteger(number) && number >= 1 && number <= 500
    ? { value: number }
    : { value: null, reason: `“${typed}”: tea ceremony order must be a number from 1 to 500` };
}

const letters = (typed: string) => typed.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
const NEEDS = new Map<string, DietaryNeed>([
  ...DIETARY_NEEDS.flatMap((need): [string, DietaryNeed][] => [
    [letters(need), need],
    [letters(DIETARY_LABELS[need]), need],
  ]),
  ["veg", "vegetarian"],
  ["vegeterian", "vegetarian"],
  ["muslim", "halal"],
  ["child", "child_meal"],
  ["kidsmeal", "child_meal"],
  ["素", "vegetarian"],
  ["素食", "vegetarian"],
  ["吃素", "vegetarian"],
  ["清真", "halal"],
  ["儿童餐", "child_meal"],
  ["兒童餐", "child_meal"],
  ["sayur", "vegetarian"],
  ["சைவம்", "vegetarian"],
]);

/** Returns the needs we know; what else is written goes to the allergies, so that it isn't lost. */
function readDietary(typed: string): { dietary: DietaryNeed[]; rest: string[] } {
  const parts = typed.split(/[,;/、，]/).map((part) => part.trim());
  const meant = parts.filter((part) => part && !/^(none|no|nil|na|n\.a\.|n|-|无|無|tiada)$/i.test(part));
  const needs = meant.map((part) => NEEDS.get(letters(part)));
  return {
    dietary: [...new Set(needs.filter((need) => need !== undefined))],
    rest: meant.filter((_, at) => needs[at] === undefined),
  };
}
