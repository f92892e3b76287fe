import { IMPORT_FIELDS, type ImportRow } from "@/contracts/catalogue/product/product-import";

const FORMULA = /^[=+\-@\t\r]/;

/** Nothing in it runs as a formula. */
function cell(text: string): string {
  const safe = FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Saves the rows that were left out as a CSV file, in the format of an import, with what is wrong in a last column. */
export function saveRejected(rows: readonly ImportRow[]): void {
  const header = [...IMPORT_FIELDS.map(({ label }) => label), "What to correct"];
  const lines = rows.map(({ cells, problems }) => [
    ...IMPORT_FIELDS.map(({ key }) => cells[key] ?? ""),
    Object.values(problems).join("; "),
  ]);
  const text = [header, ...lines].map((line) => line.map(cell).join(",")).join("\r\n");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: "text/csv" }));
  link.download = "sayang-products-to-correct.csv";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
