import { writeFileSync } from "node:fs";
import { almanacYear } from "./lib/almanac-days.mjs";

/** Writes the table of auspicious days: `node scripts/almanac.mjs`, then `npm run format`. */
const [FIRST, LAST] = [2026, 2049];

const years = Array.from({ length: LAST - FIRST + 1 }, (_, at) => FIRST + at);
writeFileSync(
  "lib/singapore-days/almanac.data.ts",
  `/**
 * The days that the Chinese almanac calls good for a wedding (宜嫁娶), by year, as bits in base64, 1 January first.
 * Written by scripts/almanac.mjs from lunar-typescript (6tail, MIT), so that nothing of ours need load the library.
 */
export const ALMANAC_YEARS: Readonly<Record<number, string>> = {
${years.map((year) => `  ${year}: "${almanacYear(year)}",`).join("\n")}
};
`,
);
