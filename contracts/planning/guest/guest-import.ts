import type { SheetReading } from "@/contracts/sheet";

/** The fields that columns of an imported sheet can be mapped to. */
export const IMPORT_FIELDS = [
  "name",
  "firstName",
  "middleName",
  "lastName",
  "partnerFirstName",
  "partnerLastName",
  "household",
  "email",
  "phone",
  "side",
  "group",
  "tags",
  "child",
  "plusOnes",
  "pax",
  "adults",
  "children",
  "dietary",
  "allergies",
  "streetAddress",
  "unitNumber",
  "postalCode",
  "country",
  "teaOrder",
  "events",
  "reply",
  "notes",
] as const;
export type GuestImportField = (typeof IMPORT_FIELDS)[number];

export const IMPORT_FIELD_LABELS: Readonly<Record<GuestImportField, string>> = {
  name: "Name",
  firstName: "First name",
  middleName: "Middle name",
  lastName: "Last name",
  partnerFirstName: "Partner’s first name",
  partnerLastName: "Partner’s last name",
  household: "Household",
  email: "Email",
  phone: "Phone",
  side: "Side",
  group: "Group",
  tags: "Tags",
  child: "Child",
  plusOnes: "Plus-ones (beside the guest)",
  pax: "Pax (with the guest)",
  adults: "Number of adults",
  children: "Number of children",
  dietary: "Dietary needs",
  allergies: "Allergies",
  streetAddress: "Address",
  unitNumber: "Unit",
  postalCode: "Postal code",
  country: "Country",
  teaOrder: "Tea ceremony order",
  events: "Invited to",
  reply: "Reply (RSVP)",
  notes: "Notes",
};

/** Fields that several columns may fill: `Home phone` and `Mobile`, or a column of ticks for each meal. */
export const SHARED_IMPORT_FIELDS: ReadonlySet<GuestImportField> = new Set([
  "email",
  "phone",
  "side",
  "group",
  "tags",
  "dietary",
  "allergies",
  "events",
  "reply",
  "notes",
  "children",
]);

/** The largest file that POST /user/guest/import accepts, or pasted text. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
export const MAX_PASTED = 500_000;
/** How many rows with errors are reported. */
export const MAX_ROW_ERRORS = 200;

/** The largest number of people in one row. */
export const MAX_ROW_HEADS = 20;
/** How many rows a preview shows, in which the number of people can be changed. */
export const MAX_PREVIEW_ROWS = 500;
/** The tag of guests who were imported with something missing that couldn't be read. */
export const TO_CHECK_TAG = "To check";

export type ImportColumn = { header: string; field: GuestImportField | null; samples: string[] };
/** A row that isn't imported, by its number in the file. */
export type RowError = { row: number; reason: string };
/** A cell that couldn't be read; the guest is imported without it. */
export type CellProblem = { row: number; name: string; header: string; reason: string };
export type GuestImportRow = {
  row: number;
  /** Everyone named in the row. */
  name: string;
  household: string;
  contact: string;
  details: string;
  /** The people in the row who aren't named yet. */
  plusOnes: number;
  /** How many people the row stands for, and how many of them have declined. */
  heads: number;
  declined: number;
  /** An earlier row with the same name; 0 if there is none. */
  sameAs: number;
};

/** The planned or actual result of an import: `imported` counts guests, including unnamed plus-ones. */
export type GuestImport = {
  reading: SheetReading;
  /** True for a seating plan or another grid of names; `row` then counts the names, table by table, from 2. */
  isGrid: boolean;
  columns: ImportColumn[];
  rows: number;
  good: number;
  /** The number of people in the valid rows who haven't declined, and of those who have. */
  heads: number;
  declined: number;
  errors: RowError[];
  errorCount: number;
  /** Unreadable cells, the first `MAX_ROW_ERRORS` of them. */
  problems: CellProblem[];
  problemCount: number;
  /** The first valid rows. */
  preview: GuestImportRow[];
  imported: number;
  undoId: string | null;
};
