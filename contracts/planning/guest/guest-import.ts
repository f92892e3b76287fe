import type { SheetReading } from "@/contracts/sheet";

/** The fields that a column of an imported sheet can fill. */
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
  "teaOrder",
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
  teaOrder: "Tea ceremony order",
  notes: "Notes",
};

/** The form of POST /user/guest/import takes a file up to this size, or pasted text. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
export const MAX_PASTED = 500_000;
/** Rows that can't be imported are reported up to this many. */
export const MAX_ROW_ERRORS = 200;

/** People that one row can stand for. */
export const MAX_ROW_HEADS = 20;
/** Rows that a preview shows, to change how many come with each. */
export const MAX_PREVIEW_ROWS = 500;
/** The tag of guests who came in without something that couldn't be read. */
export const TO_CHECK_TAG = "To check";

export type ImportColumn = { header: string; field: GuestImportField | null; samples: string[] };
/** A row that stays out, by its number in the file. */
export type RowError = { row: number; reason: string };
/** A cell that couldn't be read; its guest comes in without it. */
export type CellProblem = { row: number; name: string; header: string; reason: string };
export type GuestImportRow = {
  row: number;
  /** All whom the row names. */
  name: string;
  household: string;
  contact: string;
  details: string;
  /** Those beside the named, without a name yet. */
  plusOnes: number;
  /** The people that the row stands for. */
  heads: number;
  /** The row with the same name, if there is one above; 0 otherwise. */
  sameAs: number;
};

/** A sheet as it would be imported, or was: `imported` guests include the seats of plus-ones. */
export type GuestImport = {
  reading: SheetReading;
  columns: ImportColumn[];
  rows: number;
  good: number;
  /** The people in the good rows. */
  heads: number;
  errors: RowError[];
  errorCount: number;
  /** Cells that couldn't be read, the first `MAX_ROW_ERRORS`. */
  problems: CellProblem[];
  problemCount: number;
  /** The first good rows. */
  preview: GuestImportRow[];
  imported: number;
  undoId: string | null;
};
