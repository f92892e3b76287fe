import { type GuestImportField, IMPORT_FIELDS } from "@/contracts/planning/guest/guest-import";
import { HEADER_NAMES } from "./header-names.data";

/** What a longer header, such as `Mobile No. (WhatsApp)` or `Your email for the invitation`, gives itself away by. */
const SIGNS: readonly [GuestImportField, RegExp][] = [
  ["email", /\be ?mail\b|邮箱|電郵|电邮|\be ?mel\b/u],
  [
    "phone",
    /\b(mobile|handphone|phone|telephone|telefon|whatsapp|contact (no|number))\b|电话|電話|手机|手機/u,
  ],
  ["firstName", /^first name\b/u],
  ["lastName", /^(last|family) name\b|^surname\b/u],
  ["plusOnes", /\bplus ?ones?\b|^1 s$/u],
  [
    "pax",
    /\bpax\b|\bhow many (guests|people|of you)\b|\b(number|no) of (guests|people|persons|attendees)\b|人数|人數/u,
  ],
  ["dietary", /\bdiet(ary)?\b|饮食|飲食/u],
  ["allergies", /\ballerg/u],
  ["household", /\bhousehold\b/u],
  ["side", /\bbride\b.*\bgroom\b|\bgroom\b.*\bbride\b/u],
  ["postalCode", /\b(postal|post|zip) ?code\b/u],
  ["name", /\b(full|your) name\b|^(guest s?|full|your|invitee) ?(full )?names?$|^names? of guests?$/u],
];

/** Columns of an address book that look like ours and hold something else. */
const NOT_OURS =
  /\b(label|type|phonetic|prefix|suffix|title|nickname|organi[sz]ation|company|formatted|po box|city|region|country|photo|birthday|relation 1|website|event 1|custom)\b/u;

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

function fieldOf(header: string): GuestImportField | null {
  const whole = plain(header);
  // `+1` names a column, a cell of 1 doesn't.
  if (/^\d+$/.test(whole) && !header.includes("+")) return null;
  const bare = plain(header.replace(/[([（].*$/u, ""));
  const exact =
    BY_NAME.get(whole) ?? BY_NAME.get(bare) ?? BY_NAME.get(bare.replace(/^guests? |^your | \d$/gu, ""));
  if (exact) return exact;
  if (NOT_OURS.test(whole) || whole.length > 80) return null;
  return SIGNS.find(([, sign]) => sign.test(whole))?.[0] ?? null;
}

/** True for a cell that names a column. */
export const isColumnName = (cell: string): boolean => fieldOf(cell) !== null;

type Rows = readonly (readonly string[])[];

/** Returns the field of each column by its header, each field once. */
export function fieldsByHeader(header: readonly string[], rows: Rows): (GuestImportField | null)[] {
  const fields = header.map((name, column) => {
    const field = fieldOf(name);
    return field && isSomethingElse(name, field, rows.map((row) => row[column] ?? "").filter(Boolean))
      ? null
      : field;
  });
  return once(fields, header);
}

/** Cells that show that a column is not what its header says: numbers of rows, or whether an invitation was sent. */
function isSomethingElse(header: string, field: GuestImportField, cells: readonly string[]): boolean {
  if (field === "pax") return plain(header) === "bil" && cells.every((cell, at) => Number(cell) === at + 1);
  if (field === "child") return plain(header) === "age" && cells.some((cell) => /^\d+$/.test(cell));
  return (
    field === "household" &&
    cells.length > 0 &&
    cells.every((cell) => /^(yes|no|y|n|sent|not sent)$/i.test(cell))
  );
}

/** Guesses the fields of columns without a header by what stands in them. */
export function fieldsByContent(rows: Rows, width: number): (GuestImportField | null)[] {
  return once(
    Array.from({ length: width }, (_, column) => {
      const cells = rows.map((row) => row[column] ?? "").filter(Boolean);
      const most = (test: (cell: string) => boolean) =>
        cells.length > 0 && cells.filter(test).length * 2 > cells.length;
      if (most((cell) => cell.includes("@"))) return "email";
      if (most((cell) => /^\+?[\d\s()-]{8,}$/.test(cell))) return "phone";
      if (most((cell) => /^(bride|groom|both|男方|女方)$/i.test(cell))) return "side";
      if (most((cell) => /^\d$/.test(cell))) return "plusOnes";
      return column === 0 ? "name" : column === 1 && most((cell) => /\D/.test(cell)) ? "household" : null;
    }),
  );
}

/** Where an address book has several, the one that is for a guest. */
const BETTER: Partial<Record<GuestImportField, RegExp>> = {
  phone: /mobile|cell|hand ?phone|\bhp\b|whatsapp|手机|手機|携帯|휴대|핸드폰/i,
  postalCode: /home/i,
  streetAddress: /home/i,
};
const WORSE = /business|work|office|company|fax|公司/i;

function once(
  fields: (GuestImportField | null)[],
  header: readonly string[] = [],
): (GuestImportField | null)[] {
  const best = new Map<GuestImportField, number>();
  const rank = (field: GuestImportField, at: number) => {
    const name = header[at] ?? "";
    return BETTER[field]?.test(name) ? 2 : WORSE.test(name) ? 0 : 1;
  };
  for (const [at, field] of fields.entries()) {
    const before = field ? best.get(field) : undefined;
    if (field && (before === undefined || rank(field, at) > rank(field, before))) best.set(field, at);
  }
  return fields.map((field, at) => (field && best.get(field) === at ? field : null));
}
