import {
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  type GuestImportField,
} from "@/contracts/planning/guest/guest-import";

/** Headers as couples and other products write them, in lower case without punctuation. */
const SYNONYMS: Record<GuestImportField, readonly string[]> = {
  name: ["name", "full name", "guest", "guest name", "guests", "nama", "invitee"],
  firstName: ["first name", "firstname", "given name", "given names", "forename"],
  lastName: ["last name", "lastname", "surname", "family name"],
  household: ["household", "family", "party", "invitation", "envelope", "household name", "group name"],
  email: ["email", "e mail", "email address", "mail"],
  phone: [
    "phone",
    "mobile",
    "handphone",
    "hp",
    "contact",
    "contact no",
    "contact number",
    "phone number",
    "tel",
    "whatsapp",
    "mobile number",
  ],
  side: ["side", "whose side", "bride or groom", "bride groom"],
  group: ["group", "category", "relationship", "relation", "circle"],
  tags: ["tags", "tag", "labels", "label"],
  child: ["child", "is child", "kid", "kids", "child adult", "age group"],
  plusOnes: [
    "plus ones",
    "plus one",
    "plusone",
    "plus1",
    "plus 1",
    "1",
    "extra guests",
    "additional guests",
    "pax",
  ],
  dietary: [
    "dietary",
    "dietary needs",
    "dietary requirements",
    "diet",
    "dietary requirement",
    "food",
    "dietary restrictions",
  ],
  allergies: ["allergies", "allergy"],
  streetAddress: ["address", "street", "street address", "mailing address"],
  unitNumber: ["unit", "unit number", "unit no"],
  postalCode: ["postal code", "postcode", "post code", "zip", "postal"],
  teaOrder: ["tea ceremony order", "tea order", "tea ceremony", "tea"],
  notes: ["notes", "note", "remarks", "remark", "comments"],
};

const plain = (header: string) =>
  header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function fieldOf(header: string): GuestImportField | null {
  const name = plain(header);
  return IMPORT_FIELDS.find((field) => SYNONYMS[field].includes(name)) ?? null;
}

/** Returns the field of each column by its header, each field once, or null when no header is known: it is a row. */
export function fieldsByHeader(header: readonly string[]): (GuestImportField | null)[] | null {
  const fields = once(header.map(fieldOf));
  const known = fields.filter(Boolean).length;
  return known > 0 && known * 3 >= header.length ? fields : null;
}

/** Guesses the fields of columns without a header by what stands in them. */
export function fieldsByContent(
  rows: readonly (readonly string[])[],
  width: number,
): (GuestImportField | null)[] {
  return once(
    Array.from({ length: width }, (_, column) => {
      const cells = rows.map((row) => row[column] ?? "").filter(Boolean);
      const most = (test: (cell: string) => boolean) =>
        cells.length > 0 && cells.filter(test).length * 2 > cells.length;
      if (most((cell) => cell.includes("@"))) return "email";
      if (most((cell) => /^\+?[\d\s()-]{8,}$/.test(cell))) return "phone";
      if (most((cell) => /^(bride|groom|both)$/i.test(cell))) return "side";
      if (most((cell) => /^\d$/.test(cell))) return "plusOnes";
      return column === 0 ? "name" : column === 1 && most((cell) => /\D/.test(cell)) ? "household" : null;
    }),
  );
}

function once(fields: (GuestImportField | null)[]): (GuestImportField | null)[] {
  return fields.map((field, at) => (field && fields.indexOf(field) === at ? field : null));
}

export const TEMPLATE_HEADER = [
  "firstName",
  "lastName",
  "household",
  "email",
  "phone",
  "side",
  "group",
  "tags",
  "child",
  "plusOnes",
  "dietary",
  "allergies",
  "streetAddress",
  "unitNumber",
  "postalCode",
  "teaOrder",
  "notes",
].map((field) => IMPORT_FIELD_LABELS[field as GuestImportField]);

export const TEMPLATE_ROWS = [
  [
    "Mei Ling",
    "Tan",
    "The Tans",
    "meiling@example.com",
    "+65 9123 4567",
    "Bride",
    "Family",
    "elders",
    "",
    "1",
    "Vegetarian",
    "",
    "12 Club Street",
    "#03-01",
    "069412",
    "1",
    "",
  ],
  [
    "Jun",
    "Tan",
    "The Tans",
    "",
    "",
    "Bride",
    "Family",
    "",
    "Yes",
    "",
    "Child meal",
    "Peanuts",
    "",
    "",
    "",
    "",
    "Needs a high chair",
  ],
];
