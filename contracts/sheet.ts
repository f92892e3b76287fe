/** The encodings of text files that an import reads, as the form of POST names them. */
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

/** How an imported sheet was read, and what a person may choose otherwise. */
export type SheetReading = {
  /** Of a text file: our guess, or what was chosen. Null for Excel's. */
  encoding: Encoding | null;
  /** The sheets of an Excel file in its order; none for a text file. */
  sheets: { name: string; isHidden: boolean }[];
  /** The place in `sheets` of the one that was read, from 0. */
  sheet: number;
  /** The row that names the columns, as the file counts from 1; 0 when none does. */
  headerRow: number;
  /** The file's first rows with something in them, for choosing the header. */
  top: { row: number; cells: string[] }[];
  /** The first cells whose letters may be others: in another encoding than the rest, or lost when the file was saved. */
  doubtful: { row: number; text: string }[];
  /** The number of rows that a filter hides in the file. */
  hiddenRows: number;
  /** True when those are left out. */
  hiddenLeftOut: boolean;
};

/** The parts of a form that correct our guesses. */
export type SheetChoiceFields = {
  encoding?: Encoding;
  sheet?: number;
  headerRow?: number;
  leaveOutHidden?: boolean;
};
