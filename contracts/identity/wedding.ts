/** The ceremonies that couples hold and vendors serve. */
export const WEDDING_CEREMONIES = [
  "solemnisation",
  "tea-ceremony",
  "nikah",
  "church",
  "hindu",
  "sikh",
  "peranakan",
] as const;
export type WeddingCeremony = (typeof WEDDING_CEREMONIES)[number];

export const WEDDING_CEREMONY_LABELS: Readonly<Record<WeddingCeremony, string>> = {
  solemnisation: "Solemnisation",
  "tea-ceremony": "Chinese tea ceremony",
  nikah: "Nikah and sanding",
  church: "Church wedding",
  hindu: "Hindu ceremony",
  sikh: "Sikh ceremony",
  peranakan: "Peranakan ceremony",
};

export const MAX_WEDDING_TABLES = 500;
/** Postal districts of Singapore are numbered 1 to 28. */
export const MAX_WEDDING_DISTRICT = 28;

/**
 * A couple's wedding as known so far: started by the first search, stored in a cookie for guests and with the account
 * afterwards. It fills forms and prices results but never filters by itself. Null means unknown.
 */
export type Wedding = {
  /** `YYYY-MM-DD`, in Singapore. */
  date: string | null;
  /** `YYYY-MM`, until the day is chosen. */
  month: string | null;
  /** Tables of ten. */
  tables: number | null;
  /** A postal district, 1 to 28. */
  district: number | null;
  ceremonies: WeddingCeremony[];
};

export const NO_WEDDING: Wedding = { date: null, month: null, tables: null, district: null, ceremonies: [] };

export const WEDDING_SAVED = "Your wedding details are saved";
