import { emailAddress } from "@/contracts/fields.schema";
import {
  DIETARY_LABELS,
  DIETARY_NEEDS,
  type DietaryNeed,
  type GuestSide,
  MAX_PLUS_ONES,
  MAX_TAGS,
} from "@/contracts/planning/guest/guest";
import type { GuestImportField } from "@/contracts/planning/guest/guest-import";
import { cleanEmail } from "@/lib/email";
import { phoneDigits, phoneProblem } from "@/lib/phone/phone";
import { PHONE_COUNTRIES } from "@/lib/phone/phone-countries";

/** A row of a sheet as a guest. */
export type ParsedRow = {
  row: number;
  firstName: string;
  lastName: string;
  household: string;
  email: string;
  countryCode: string;
  phone: string;
  side: GuestSide;
  group: string;
  tags: string[];
  isChild: boolean;
  plusOnes: number;
  dietary: DietaryNeed[];
  allergies: string;
  streetAddress: string;
  unitNumber: string;
  postalCode: string;
  teaOrder: number | null;
  notes: string;
};

/** The reason why a row stays out. */
class Unusable extends Error {}

const LIMITS: Partial<Record<GuestImportField, number>> = {
  name: 80,
  firstName: 80,
  lastName: 80,
  household: 120,
  email: 254,
  group: 60,
  allergies: 200,
  streetAddress: 200,
  unitNumber: 20,
  postalCode: 12,
  notes: 1_000,
};

/** Returns a row as a guest, or the reason in words why it can't be one; null for an empty row. */
export function parseRow(
  row: number,
  cells: readonly string[],
  fields: readonly (GuestImportField | null)[],
): ParsedRow | { row: number; reason: string } | null {
  const given = new Map<GuestImportField, string>();
  fields.forEach((field, at) => {
    const cell = cells[at]?.trim() ?? "";
    if (field && cell) given.set(field, cell);
  });
  if (cells.every((cell) => cell.trim() === "")) return null;
  try {
    return read(row, (field) => given.get(field) ?? "");
  } catch (error) {
    if (error instanceof Unusable) return { row, reason: error.message };
    throw error;
  }
}

function read(row: number, cell: (field: GuestImportField) => string): ParsedRow {
  for (const [field, max] of Object.entries(LIMITS) as [GuestImportField, number][]) {
    if (cell(field).length > max)
      throw new Unusable(`“${cell(field).slice(0, 20)}…” is longer than ${max} characters`);
  }
  const firstName = cell("firstName") || cell("name");
  const lastName = cell("lastName");
  if (!firstName && !lastName) throw new Unusable("The name is missing");
  const { dietary, rest } = readDietary(cell("dietary"));
  return {
    row,
    firstName,
    lastName,
    household: cell("household"),
    email: readEmail(cell("email")),
    ...readPhone(cell("phone")),
    side: readSide(cell("side")),
    group: cell("group"),
    tags: readTags(cell("tags")),
    isChild: readChild(cell("child")),
    plusOnes: readPlusOnes(cell("plusOnes")),
    dietary,
    allergies: [cell("allergies"), ...rest].filter(Boolean).join(", ").slice(0, 200),
    streetAddress: cell("streetAddress"),
    unitNumber: cell("unitNumber"),
    postalCode: cell("postalCode"),
    teaOrder: readTeaOrder(cell("teaOrder")),
    notes: cell("notes"),
  };
}

function readEmail(typed: string): string {
  const email = cleanEmail(typed);
  if (typed && (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || !emailAddress().isValidSync(email)))
    throw new Unusable(`“${typed}” is not an email address`);
  return email;
}

function readPhone(typed: string): { countryCode: string; phone: string } {
  if (!typed) return { countryCode: "+65", phone: "" };
  const compact = typed.replace(/[^\d+]/g, "").replace(/^00/, "+");
  const countryCode = compact.startsWith("+")
    ? PHONE_COUNTRIES.map(({ code }) => code)
        .filter((code) => compact.startsWith(code))
        .sort((a, b) => b.length - a.length)[0]
    : "+65";
  if (!countryCode || /[a-z]/i.test(typed)) throw new Unusable(`“${typed}” is not a phone number`);
  const rest = compact.startsWith("+") ? compact.slice(countryCode.length) : compact;
  // Longer than its country allows: the field of a form would cut it, a sheet's row is reported.
  const phone =
    rest.length > 15 ? rest : phoneDigits(countryCode, rest) === "" ? rest : localDigits(countryCode, rest);
  if (phoneProblem(countryCode, phone)) throw new Unusable(`“${typed}” is not a phone number`);
  return { countryCode, phone };
}

/** A Singapore number may come with its code but without the plus. */
function localDigits(code: string, digits: string): string {
  const bare = code.slice(1);
  return phoneProblem(code, digits) && digits.startsWith(bare) ? digits.slice(bare.length) : digits;
}

const SIDES: Record<string, GuestSide> = {
  bride: "bride",
  b: "bride",
  groom: "groom",
  g: "groom",
  both: "both",
  "": "both",
};

function readSide(typed: string): GuestSide {
  const side = SIDES[typed.toLowerCase().replace(/['’]s( side)?$|\s+side$/, "")];
  if (!side) throw new Unusable(`“${typed}” is not a side. Use Bride, Groom or Both.`);
  return side;
}

function readTags(typed: string): string[] {
  const tags = [...new Set(typed.split(/[,;]/).map((tag) => tag.trim()))].filter(Boolean);
  if (tags.length > MAX_TAGS) throw new Unusable(`A guest has at most ${MAX_TAGS} tags`);
  if (tags.some((tag) => tag.length > 30)) throw new Unusable("A tag has at most 30 characters");
  return tags;
}

function readChild(typed: string): boolean {
  if (/^(y|yes|true|1|x|child|kid|✓)$/i.test(typed)) return true;
  if (/^(n|no|false|0|-|adult)?$/i.test(typed)) return false;
  throw new Unusable(`“${typed}”: write Yes or No for a child`);
}

function readPlusOnes(typed: string): number {
  if (/^(n|no|false|-)?$/i.test(typed)) return 0;
  if (/^(y|yes|true|x|✓)$/i.test(typed)) return 1;
  const number = /^\+?(\d)$/.exec(typed)?.[1];
  if (number === undefined || Number(number) > MAX_PLUS_ONES) {
    throw new Unusable(`“${typed}”: plus-ones must be a number from 0 to ${MAX_PLUS_ONES}`);
  }
  return Number(number);
}

function readTeaOrder(typed: string): number | null {
  if (!typed) return null;
  const number = Number(typed);
  if (!Number.isInteger(number) || number < 1 || number > 500) {
    throw new Unusable(`“${typed}”: tea ceremony order must be a number from 1 to 500`);
  }
  return number;
}

const letters = (typed: string) => typed.toLowerCase().replace(/[^a-z]/g, "");
const NEEDS = new Map<string, DietaryNeed>([
  ...DIETARY_NEEDS.flatMap((need): [string, DietaryNeed][] => [
    [letters(need), need],
    [letters(DIETARY_LABELS[need]), need],
  ]),
  ["veg", "vegetarian"],
  ["vegeterian", "vegetarian"],
  ["muslim", "halal"],
  ["child", "child_meal"],
]);

/** Returns the needs we know; what else is written goes to the allergies, so that it isn't lost. */
function readDietary(typed: string): { dietary: DietaryNeed[]; rest: string[] } {
  const parts = typed.split(/[,;/]/).map((part) => part.trim());
  const meant = parts.filter((part) => part && !/^(none|no|nil|na|n\.a\.|-)$/i.test(part));
  const needs = meant.map((part) => NEEDS.get(letters(part)));
  return {
    dietary: [...new Set(needs.filter((need) => need !== undefined))],
    rest: meant.filter((_, at) => needs[at] === undefined),
  };
}
