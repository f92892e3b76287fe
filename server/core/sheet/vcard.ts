import type { Encoding } from "@/contracts/sheet";
import { AppError } from "@/server/core/errors";
import { decode, decodeFields, guessEncoding } from "./encoding";
import { SHEET_LIMITS, tooManyRows } from "./limits";

const HEADER = ["First name", "Last name", "Email", "Phone", "Address", "Postal code", "Group", "Notes"];

/** Columns for what few cards have. */
const MORE = ["Spouse", "Company"];

/** A line of a card: `item1.TEL;TYPE=CELL:+65 9123 4567`. `group` is `item1`. */
type Property = { group: string; name: string; parameters: string; value: string };

/** True for contacts as saved by address books: one or many cards, versions 2.1 to 4.0. */
export function isVcard(bytes: Buffer): boolean {
  return /^\uFEFF?\s*BEGIN:VCARD\s*$/im.test(decode(bytes.subarray(0, 200), encodingOf(bytes)));
}

/**
 * Returns a header row and a row for each card (RFC 6350 and 2426). Other properties, such as pictures and birthdays,
 * are omitted.
 */
export function cardsAsCells(
  bytes: Buffer,
  encoding: Encoding = encodingOf(bytes),
): { cells: string[][]; encoding: Encoding } {
  const cards = decodeFields(bytes, encoding)
    .split(/^BEGIN:VCARD[ \t]*\r?$/im)
    .slice(1);
  if (cards.length > SHEET_LIMITS.rows) throw tooManyRows();
  // A group is a list of cards that are also in the file.
  const rows = cards
    .filter((card) => !/^KIND:group\s*$/im.test(card))
    .map(rowOf)
    .filter((row) => row.some(Boolean));
  if (rows.length === 0) throw new AppError("bad_request", "This file has no contacts in it");
  const isUsed = (column: number) => column < HEADER.length || rows.some((row) => row[column]);
  const cells = [[...HEADER, ...MORE], ...rows].map((row) => row.filter((_, column) => isUsed(column)));
  return { cells, encoding };
}

const encodingOf = (bytes: Buffer) => guessEncoding(bytes);

function rowOf(card: string): string[] {
  const properties = propertiesOf(card);
  const all = (name: string) => properties.filter((each) => each.name === name);
  const first = (name: string) => all(name)[0];
  const [family = "", given = "", middle = ""] = partsOf(first("N"));
  const company = partsOf(first("ORG"))[0] ?? "";
  const shown = textOf(first("FN")) || textOf(first("NICKNAME"));
  const isCompany =
    /^(?:org|location)$/i.test(textOf(first("KIND"))) ||
    /^company$/i.test(textOf(first("X-ABSHOWAS"))) ||
    isNameOfCompany(given ? "" : shown || company, company);
  if (isCompany) return companyRow(company || shown, all);
  const whole = shown;
  const firstName = [given, middle].filter(Boolean).join(" ");
  const [, extended = "", street = "", , , postal = ""] = partsOf(preferred(all("ADR")));
  const isNamed = Boolean(firstName || family);
  return [
    isNamed ? firstName : whole,
    isNamed ? family : "",
    textOf(preferred(all("EMAIL"))),
    textOf(preferred(all("TEL"), /CELL|MOBILE|IPHONE/i)).replace(/^tel:/i, ""),
    [extended, street].filter(Boolean).join(", "),
    postal,
    textOf(first("CATEGORIES")),
    textOf(first("NOTE")),
    spouseIn(properties),
    company,
  ];
}

/** A contact that stands for a company has no name. */
const companyRow = (company: string, all: (name: string) => Property[]): string[] => [
  "",
  "",
  textOf(preferred(all("EMAIL"))),
  textOf(preferred(all("TEL"))).replace(/^tel:/i, ""),
  ...HEADER.slice(4).map(() => ""),
  "",
  company,
];

/** True for `Singtel Hotline` of Singtel. */
const isNameOfCompany = (name: string, company: string) =>
  company !== "" && name.toLowerCase().startsWith(company.toLowerCase());

/** Returns the name of a spouse as Apple, version 4.0, Android and Linux write it. */
function spouseIn(properties: readonly Property[]): string {
  const labelOf = (group: string) =>
    textOf(properties.find((each) => each.name === "X-ABLABEL" && group !== "" && each.group === group));
  for (const each of properties) {
    const isSpouse =
      (each.name === "X-ABRELATEDNAMES" && SPOUSE.test(labelOf(each.group))) ||
      (each.name === "RELATED" &&
        SPOUSE.test(each.parameters) &&
        !/^(?:urn|https?|mailto):/i.test(each.value)) ||
      /^X-(?:EVOLUTION-|KADDRESSBOOK-X-)?SPOUSE(?:NAME|-NAME)?$/.test(each.name);
    if (isSpouse) return textOf(each);
    const [kind = "", name = "", relation = ""] = each.name === "X-ANDROID-CUSTOM" ? partsOf(each) : [];
    // 14 is a spouse, 10 a partner.
    if (kind.endsWith("/relation") && /^(?:14|10)$/.test(relation)) return name;
  }
  return "";
}

const SPOUSE = /\b(?:spouse|husband|wife|partner|fianc[eé]e?)\b|配偶|妻|夫/iu;

/** Returns the one marked as preferred or of that kind, else the first; never a fax. */
function preferred(found: readonly Property[], kind = /PREF/i): Property | undefined {
  const usable = found
    .filter(({ parameters }) => !/FAX|PAGER/i.test(parameters))
    .sort((one, other) => rankOf(one) - rankOf(other));
  return usable.find(({ parameters }) => kind.test(parameters)) ?? usable[0];
}

/** In version 4.0, `PREF=1` is the most preferred and 100 the least; others come after, in their order. */
const rankOf = ({ parameters }: Property) => Number(/PREF="?(\d{1,3})/i.exec(parameters)?.[1] ?? 101);

function propertiesOf(card: string): Property[] {
  return unfold(card).flatMap((line) => {
    const [, group = "", name = "", parameters = "", value = ""] =
      /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(line) ?? [];
    return name ? [{ group, name: name.toUpperCase(), parameters, value: decoded(parameters, value) }] : [];
  });
}

/** A line continues if the next one begins with a space, or after `=` if it is quoted-printable (version 2.1). */
function unfold(card: string): string[] {
  const lines: string[] = [];
  for (const line of card.split(/\r\n|\r|\n/)) {
    const last = lines.at(-1) ?? "";
    if (/^[^:]*QUOTED-PRINTABLE/i.test(last) && last.endsWith("="))
      lines[lines.length - 1] = last.slice(0, -1) + line.trimStart();
    else if (/^[ \t]/.test(line) && lines.length > 0) lines[lines.length - 1] = last + line.slice(1);
    else lines.push(line);
  }
  return lines;
}

function decoded(parameters: string, value: string): string {
  if (!/QUOTED-PRINTABLE/i.test(parameters)) return value;
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  const charset = /CHARSET=([\w-]+)/i.exec(parameters)?.[1]?.toLowerCase() ?? "utf-8";
  const raw = [...bytes].every((character) => character <= "\xff")
    ? Buffer.from(bytes, "latin1")
    : Buffer.from(bytes);
  return decode(raw, charset === "utf-8" ? "utf-8" : guessEncoding(raw));
}

const unescape = (value: string) =>
  value.replace(/\\([\\,;nN])/g, (_, character: string) => (/n/i.test(character) ? "\n" : character)).trim();
const textOf = (property: Property | undefined) => unescape(property?.value ?? "");
const partsOf = (property: Property | undefined) =>
  (property?.value ?? "").split(/(?<!\\);/).map((part) => unescape(part));
