/** The text encodings that imports support, by their form values. */
export const ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "macintosh",
  "gb18030",
  "big5",
  "shift_jis",
  "euc-jp",
  "euc-kr",
  "windows-874",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1255",
  "windows-1256",
  "windows-1257",
  "windows-1258",
  "koi8-r",
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const ENCODING_LABELS: Readonly<Record<Encoding, string>> = {
  "utf-8": "Unicode (UTF-8)",
  "utf-16le": "Unicode (UTF-16)",
  "utf-16be": "Unicode (UTF-16, big-endian)",
  "windows-1252": "Western (Windows)",
  macintosh: "Western (Mac)",
  gb18030: "Chinese, simplified (GBK)",
  big5: "Chinese, traditional (Big5)",
  shift_jis: "Japanese (Shift JIS)",
  "euc-jp": "Japanese (EUC)",
  "euc-kr": "Korean (EUC)",
  "windows-874": "Thai (Windows)",
  "windows-1250": "Central European (Windows)",
  "windows-1251": "Cyrillic (Windows)",
  "windows-1253": "Greek (Windows)",
  "windows-1254": "Turkish (Windows)",
  "windows-1255": "Hebrew (Windows)",
  "windows-1256": "Arabic (Windows)",
  "windows-1257": "Baltic (Windows)",
  "windows-1258": "Vietnamese (Windows)",
  "koi8-r": "Cyrillic (KOI8-R)",
};

/** How an imported sheet was read, and the alternatives to choose from. */
export type SheetReading = {
  /** For a text file: guessed or chosen. Null for Excel files. */
  encoding: Encoding | null;
  /** The sheets of an Excel file, in order; empty for a text file. */
  sheets: { name: string; isHidden: boolean }[];
  /** The index in `sheets` of the sheet that was read. */
  sheet: number;
  /** The row with the column titles, counted from 1; 0 when there is none. */
  headerRow: number;
  /** The file's first non-empty rows, for choosing the header. */
  top: { row: number; cells: string[] }[];
  /** The first cells whose letters may be wrong: in another encoding than the rest, or lost when the file was saved. */
  doubtful: { row: number; text: string }[];
  /** The number of rows that a filter hides in the file. */
  hiddenRows: number;
  /** True when those are skipped. */
  hiddenLeftOut: boolean;
};

/** The form fields that correct our guesses. */
export type SheetChoiceFields = {
  encoding?: Encoding;
  sheet?: number;
  headerRow?: number;
  leaveOutHidden?: boolean;
};
