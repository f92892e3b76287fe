import { writeFileSync } from "node:fs";
import type { PhoneCountry } from "../lib/phone/phone-countries";
import { phoneTable } from "./lib/phone-table";

/**
 * Writes lib/phone/phone-countries.ts: `npx tsx scripts/phone-countries.ts`, then `npm run format`. The rows are data,
 * so that browsers need not load the metadata they come from.
 */

function fileOf(rows: readonly PhoneCountry[]): string {
  const line = ({ code, name, minLength, maxLength }: PhoneCountry) =>
    `  { code: "${code}", name: "${name}", minLength: ${minLength}, maxLength: ${maxLength} },`;
  return `/** One row of the phone table: lengths count the digits after the dialling code. */
export type PhoneCountry = { code: string; name: string; minLength: number; maxLength: number };

/** Singapore first, the rest by name. Written by scripts/phone-countries.ts. */
export const PHONE_COUNTRIES: readonly PhoneCountry[] = [
${rows.map(line).join("\n")}
];
`;
}

writeFileSync("lib/phone/phone-countries.ts", fileOf(phoneTable()));
