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
import { fullName, type PersonName, splitName } from "@/lib/full-name";
import { phoneDigits, phoneProblem, writtenPhone } from "@/lib/phone/phone";
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
  if (cells.every((cell, at) => RULED.test(cell) || isCarried(at))) return null;
  const given = new Map<GuestImportField, string>();
  fields.forEach((field, at) => {
    const cell = cells[at]?.trim() ?? "";
    if (field && cell && !(ONCE_A_MERGE.has(field) && isCarried(at))) given.set(field, cell);
  });
  const title = spaced(given.get("name") ?? given.get("firstName") ?? "");
  if (TOTAL.test(title)) return { row, reason: "This is a total, not a guest" };
  if (HEADING.test(title) && ![...given.keys()].some((field) => CONTACTS.has(field)))
    return { row, reason: "This is a heading, not a guest" };
  return read(row, (field) => given.get(field) ?? "");
}

/** A cell without anything in it, or a part of a drawn line. */
const RULED = /^[\s|+=_–—:.-]*$/;
const TOTAL =
  /^(grand |sub ?-?|overall )?(total|totals|sum)( guests?| pax| heads?| persons?)?\s*[:=]?\s*\d*$|^(总计|總計|合计|合計|总数|總數|共计|共計|小计|小計|합계|총계|jumlah( besar)?|tổng( cộng)?|மொத்தம்|รวม)\s*[:：]?\s*\d*$/iu;
/** Subheadings between the guests of a list: whose they are, or where they sit. */
const HEADING =
  /^(the )?(bride|groom)(['’]?s)?(['’]s)? (side|family|friends?|relatives?|guests?|colleagues?|list)$|^(table|meja|桌)\s*(no\.?\s*)?\d{1,3}\s*(桌)?$|^(男方|女方)(亲友|親友|家属|家屬|宾客|賓客|亲戚|親戚|朋友)?$/iu;
const CONTACTS: ReadonlySet<GuestImportField> = new Set(["email", "phone", "lastName"]);

/** What people write for "nothing": such a cell isn't a mistake. */
const NOTHING =
  /^(n\.?\/?a\.?|nil|none|no|null|undefined|nan|-+|–|—|\?+|tb[acd]|x|无|無|没有|tiada|இல்லை|없음|なし)$/i;

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
    children: take("children", readChildren),
  };
  const heads = headsOf(
    { names: people.named.map(({ firstName }) => firstName), heads: people.heads },
    counts,
  );
  const { dietary, avoided, wished } = readDietary(cell("dietary"));
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
    allergies: [short("allergies"), ...avoided].filter(Boolean).join(", ").slice(0, 200),
    streetAddress: short("streetAddress"),
    unitNumber: short("unitNumber"),
    postalCode: short("postalCode"),
    teaOrder: take("teaOrder", readTeaOrder),
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

/** Returns whom a row names. A household without a name is a guest by the household's. */
function peopleOf(
  cell: (field: GuestImportField) => string,
): { named: PersonName[]; heads: number | null; household: string } | null {
  const first = spaced([cell("firstName"), cell("middleName")].filter(Boolean).join(" "));
  const last = spaced(cell("lastName"));
  const whole = first || last ? "" : spaced(cell("name") || cell("household"));
  const written = readName(whole || (last ? first : first || spaced(cell("name"))));
  if (!written.names.some((name) => /[\p{L}\p{N}\p{So}]/u.test(name)) && !last) return null;
  const named: PersonName[] =
    last === ""
      ? written.names.map((name) => ({ firstName: name, lastName: "" }))
      : [{ firstName: first ? (readName(first).names[0] ?? first) : "", lastName: last }];
  const partner = { firstName: cell("partnerFirstName"), lastName: cell("partnerLastName") };
  const extra = cell("plusOnes");
  if (!fullName(partner) && isName(extra)) Object.assign(partner, splitName(extra));
  if (fullName(partner) && !/^(n|no|none|y|yes|-|\d)$/i.test(partner.firstName)) named.push(partner);
  return { named, heads: written.heads, household: last === "" ? written.household : "" };
}

/** In one line; two people on two lines of a cell are a couple. */
const spaced = (name: string) =>
  name
    .replace(/^([^\n]+)\n([^\n]+)$/, "$1 & $2")
    .replace(/\s+/g, " ")
    .trim();

/** A plus-one by name where others write a number. */
const isName = (typed: string) =>
  /^[\p{L}\p{M} .'’-]{2,80}$/u.test(typed) &&
  /\p{Lu}|\p{Lo}/u.test(typed) &&
  !/^(yes|no|true|false|none|nil|maybe|是|否|ya|tidak)$/i.test(typed) &&
  !NOTHING.test(typed);

/** The first of several, as address books write them, `:::` between them. */
const firstOf = (typed: string, separator: RegExp) =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .find(Boolean) ?? "";

function readEmail(typed: string): Reading<string> {
  if (NOTHING.test(typed)) return { value: "" };
  const first = spaced(firstOf(typed, /:::|[;,\n]|\s\/\s/));
  const email = cleanEmail(
    first.replace(/ ?\((work|home|personal|office|main)\)$/i, "").replace(/ ?@ ?/g, "@"),
  );
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && emailAddress().isValidSync(email);
  return typed === "" || isEmail
    ? { value: email }
    : { value: "", reason: `“${typed}” is not an email address` };
}

function readPhone(typed: string): Reading<{ countryCode: string; phone: string }> {
  const none = { countryCode: "+65", phone: "" };
  if (!typed || NOTHING.test(typed)) return { value: none };
  const number = asNumber(typed.normalize("NFKC"));
  if (number === null) {
    return { value: none, reason: `“${typed}” has lost its last digits: Excel took it for a number` };
  }
  const first = firstOf(number.replace(/\([^()\d]*\)/g, ";"), /:::|[;,\n]|\s\/\s|\s(?:or|and)\s/i);
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
  if (!countryCode || /[a-z]{3}/i.test(first.replace(LABELS, ""))) return refused;
  const rest = writtenPhone(
    countryCode,
    compact.startsWith("+") ? compact.slice(countryCode.length) : compact,
  );
  // Longer than its country allows: the field of a form would cut it, a sheet's cell is reported.
  const phone =
    rest.length > 15 ? rest : phoneDigits(countryCode, rest) === "" ? rest : localDigits(countryCode, rest);
  return phoneProblem(countryCode, phone) ? refused : { value: { countryCode, phone } };
}

/** Words that people write beside a number. */
const LABELS =
  /\b(ext|tel|telephone|phone|hp|h\/p|handphone|mobile|cell|whatsapp|wa\.me|home|work|office|main)\b[.:]?|https?:/gi;

/**
 * Returns a number that a sheet took for an amount, `9.1234567E+07` or `91,234,567` or `91234567.0`, as its digits, and
 * any other text as it is; null where digits were rounded away.
 */
function asNumber(typed: string): string | null {
  const whole = /^(\d+)\.0+$/.exec(typed)?.[1] ?? typed;
  if (/^\d{1,3}(,\d{3})+$/.test(whole)) return whole.replaceAll(",", "");
  const [, digits = "", decimals = "", exponent] = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(whole) ?? [];
  if (exponent === undefined) return whole;
  // Rounded ones end in more zeroes than numbers do.
  return Number(exponent) === decimals.length ? digits + decimals : null;
}

/** A Singapore number may come with its code but without the plus. */
function localDigits(code: string, digits: string): string {
  const bare = code.slice(1);
  return phoneProblem(code, digits) && digits.startsWith(bare) ? digits.slice(bare.length) : digits;
}

const WORDS_OF_SIDES: Readonly<Record<GuestSide, string>> = {
  bride:
    "bride b her hers she wife 女方 新娘 女 perempuan pengantin_perempuan மணமகள் bride's 신부 신부측 新婦 新婦側 nhà_gái เจ้าสาว wanita",
  groom:
    "groom g his he him husband 男方 新郎 男 lelaki pengantin_lelaki மணமகன் bridegroom 신랑 신랑측 新郎側 nhà_trai เจ้าบ่าว pria",
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

const WORDS_OF_COUNTS = new Map(
  [
    "one two three four five six seven eight nine ten",
    "一 二 三 四 五 六 七 八 九 十",
    "- 两",
    "- 兩",
  ].flatMap((line) => line.split(" ").map((word, at) => [word, at + 1] as const)),
);
WORDS_OF_COUNTS.delete("-");

/** `4`, `4 pax`, `４`, `四` are not all written alike; null for none. */
function readCount(typed: string): Reading<number | null> {
  if (/^(-|nil|na|n\/a)?$/i.test(typed)) return { value: null };
  const words = WORDS_OF_COUNTS.get(
    typed.toLowerCase().replace(/\s*(pax|people|persons?|人|位|个|個|名|orang)$/u, ""),
  );
  if (words) return { value: words };
  const all = [...typed.matchAll(/(\d{1,2})\s*(?:adults?|child(?:ren)?|kids?|bab(?:y|ies)|a|c)(?![a-z])/gi)];
  const isSum = all.length > 1 && /^(\d{1,2}\s*[a-z]+[\s,+&]*(and\s+)?)+$/i.test(typed);
  const number =
    (isSum ? String(all.reduce((sum, [, part]) => sum + Number(part), 0)) : undefined) ??
    /^(\d{1,3})\s*\([^()]*\)$/.exec(typed)?.[1] ??
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

/** `2`, or the children by name: `Ben, Amy`. */
function readChildren(typed: string): Reading<number | null> {
  const names = typed.split(/[,;/&\n]|\sand\s/).map((name) => name.trim());
  return typed && names.every(isName) ? { value: names.length } : readCount(typed);
}

function readPlusOnes(typed: string): Reading<number | null> {
  if (typed === "") return { value: null };
  if (/^(n|no|none|false|-|否|tidak)$/i.test(typed)) return { value: 0 };
  if (/^(y|yes|true|x|✓|✔|是|ya)$/i.test(typed)) return { value: 1 };
  // Named, and among the people of the row.
  if (isName(typed)) return { value: null };
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

/** Says what somebody can't eat, rather than what they would like. */
const AVOIDED =
  /\b(no|not|non|without|allerg\w*|free|intoleran\w*|avoid\w*|can['’]?t|cannot|tanpa|alah\w*)\b|-free\b|不|无|無|免|忌|过敏|過敏|ஒவ்வாமை/iu;

/** Returns the needs we know; of what else is written, what is avoided belongs to the allergies and wishes to the notes. */
function readDietary(typed: string): { dietary: DietaryNeed[]; avoided: string[]; wished: string[] } {
  const parts = typed.split(/[,;/、，]/).map((part) => part.trim());
  const meant = parts.filter((part) => part && !/^(none|no|nil|na|n\.a\.|n|-|无|無|tiada)$/i.test(part));
  const needs = meant.map((part) => NEEDS.get(letters(part)));
  const others = meant.filter((_, at) => needs[at] === undefined);
  return {
    dietary: [...new Set(needs.filter((need) => need !== undefined))],
    avoided: others.filter((part) => AVOIDED.test(part)),
    wished: others.filter((part) => !AVOIDED.test(part)),
  };
}
