import {
  IMPORT_KEYS,
  type ImportField,
  type ImportReport,
} from "@/contracts/catalogue/product/product-import";

type Mapping = ImportReport["mapping"];

const KEY = "sayang:import-columns";

/** Stores the chosen columns by their titles, for the next file from the same program. */
export function rememberMapping(header: readonly string[], mapping: Mapping): void {
  const titles = Object.fromEntries(mapping.map(({ field, column }) => [field, header[column] ?? ""]));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...titles }));
  } catch {
    // They have to be chosen again next time.
  }
}

/** Returns the guessed columns, overridden by those chosen by hand for a file with the same titles. */
export function withRemembered({ header, mapping }: Pick<ImportReport, "header" | "mapping">): Mapping {
  const titles = remembered();
  const taken = new Set(mapping.map(({ column }) => column));
  const found = IMPORT_KEYS.flatMap((field: ImportField) => {
    const title = titles[field];
    const isMapped = mapping.some((each) => each.field === field);
    const column = !isMapped && title ? header.indexOf(title) : -1;
    return column < 0 || taken.has(column) ? [] : [{ field, column }];
  });
  return [...mapping, ...found];
}

function remembered(): Partial<Record<ImportField, string>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}
