import { PROCESSOR_COLUMNS } from "@/contracts/operator/processor-report/processor-report";
import { type Cents, toCents } from "@/lib/money";
import { AppError } from "@/server/core/errors";

/** A movement of our balance at the processor. What comes to us is positive. */
export type Movement = {
  balanceId: string;
  category: string;
  reference: string;
  grossCents: Cents;
  feeCents: Cents;
  netCents: Cents;
  at: Date;
};

type Column = (typeof PROCESSOR_COLUMNS)[number];

const AMOUNT = /^-?\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/;
const UTC = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z?$/;
const MOST_SHOWN = 5;

/**
 * Reads the rows of Stripe's itemised report "Balance change from activity". Throws `bad_request` on the field `file`,
 * naming the missing columns or the first rows that can't be read.
 */
export function parseReport(rows: readonly (readonly string[])[]): Movement[] {
  const at = rows.findIndex((row) => row.some((cell) => cell.trim().toLowerCase() === "reporting_category"));
  const names = (rows[at] ?? []).map((cell) => cell.trim().toLowerCase());
  const missing = PROCESSOR_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw refused(
      `This is not the itemised report "Balance change from activity": it has no column ${missing.join(", ")}. Choose these columns when you download it`,
    );
  }
  const faults: string[] = [];
  const seen = new Set<string>();
  const movements = rows.slice(at + 1).flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === "")) return [];
    const get = (name: Column) => row[names.indexOf(name)]?.trim() ?? "";
    const read = readRow(get);
    if (typeof read !== "string" && !seen.has(read.balanceId)) {
      seen.add(read.balanceId);
      return [read];
    }
    const fault = typeof read === "string" ? read : `${read.balanceId} is there twice`;
    faults.push(`row ${at + index + 2}: ${fault}`);
    return [];
  });
  if (faults.length > 0) {
    const more = faults.length > MOST_SHOWN ? `, and ${faults.length - MOST_SHOWN} more` : "";
    throw refused(`This report can’t be read: ${faults.slice(0, MOST_SHOWN).join("; ")}${more}`);
  }
  if (movements.length === 0) throw refused("This report has no rows");
  return movements;
}

function readRow(get: (name: Column) => string): Movement | string {
  const balanceId = get("balance_transaction_id");
  const category = get("reporting_category").toLowerCase();
  if (!balanceId || !category) return "it has no balance_transaction_id or reporting_category";
  if (get("currency").toLowerCase() !== "sgd")
    return `its currency is ${get("currency") || "missing"}, not SGD`;
  const [, day, time] = UTC.exec(get("created_utc")) ?? [];
  const at = new Date(`${day}T${time}Z`);
  if (Number.isNaN(at.getTime())) return "created_utc is not a time";
  const gross = centsOf(get("gross"));
  const fee = centsOf(get("fee"));
  const net = centsOf(get("net"));
  if (gross === null || fee === null || net === null) return "gross, fee or net is not an amount";
  if (gross - fee !== net) return "gross less fee is not net";
  // Our records know a charge by its payment intent, which the report has in a column of its own.
  const reference = (category === "charge" && get("payment_intent_id")) || get("source_id");
  return { balanceId, category, reference, grossCents: gross, feeCents: fee, netCents: net, at };
}

const centsOf = (text: string): Cents | null =>
  AMOUNT.test(text) ? toCents(Number(text.replaceAll(",", ""))) : null;

const refused = (message: string) => new AppError("bad_request", message, [{ field: "file", message }]);
