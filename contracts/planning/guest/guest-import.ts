/** The fields that a column of an imported sheet can fill. */
export const IMPORT_FIELDS = [
  "name",
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
] as const;
export type GuestImportField = (typeof IMPORT_FIELDS)[number];

export const IMPORT_FIELD_LABELS: Readonly<Record<GuestImportField, string>> = {
  name: "Name",
  firstName: "First name",
  lastName: "Last name",
  household: "Household",
  email: "Email",
  phone: "Phone",
  side: "Side",
  group: "Group",
  tags: "Tags",
  child: "Child",
  plusOnes: "Plus-ones",
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

export type ImportColumn = { header: string; field: GuestImportField | null; samples: string[] };
/** A row that stays out, by its number in the file. */
export type RowError = { row: number; reason: string };
export type GuestImportRow = {
  row: number;
  name: string;
  household: string;
  contact: string;
  details: string;
  plusOnes: number;
};

/** A sheet as it would be imported, or was: `imported` guests include the seats of plus-ones. */
export type GuestImport = {
  columns: ImportColumn[];
  rows: number;
  good: number;
  errors: RowError[];
  errorCount: number;
  /** The first good rows. */
  preview: GuestImportRow[];
  imported: number;
  undoId: string | null;
};
