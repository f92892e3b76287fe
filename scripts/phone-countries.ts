import { writeFileSync } from "node:fs";
import type { PhoneCountry } from "../lib/phone/phone-countries";
import { phoneGroups, phoneTable } from "./lib/phone-table";

/**
 * Writes lib/phone/phone-countries.ts and phone-groups.ts: `npx tsx scripts/phone-countries.ts`, then `npm run format`.
 * The rows are committed as data, so that browsers need not load the metadata they are derived from.
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

function groupsFile(groups: Readonly<Record<string, string>>): string {
  const lines = Object.entries(groups).map(([code, written]) => `  "${code}": "${written}",`);
  return `/**
 * How the digits of a number are grouped, by dialling code: \`334 7=46\` for groups of 3, 3 and 4, and of 4 and 6 where
 * the number begins with 7. Written by scripts/phone-countries.ts.
 */
export const PHONE_GROUPS: Readonly<Record<string, string>> = {
${lines.join("\n")}
};
`;
}

writeFileSync("lib/phone/phone-groups.ts", groupsFile(phoneGroups()));
writeFileSync("lib/phone/phone-countries.ts", fileOf(phoneTable()));
