import { readFileSync } from "node:fs";
import {
  type CountryCode,
  Metadata,
  type MetadataJson,
  parsePhoneNumberFromString,
} from "libphonenumber-js/core";
import type { PhoneCountry } from "../../lib/phone/phone-countries";

const METADATA = "node_modules/libphonenumber-js/metadata.full.json";
const FIRST = "+65";

/** Fixed by the API contract (docs/api-contract.md), even where numbering plans differ. */
const GIVEN: readonly PhoneCountry[] = [
  { code: "+1", name: "Canada, United States", minLength: 10, maxLength: 10 },
  { code: "+7", name: "Kazakhstan, Russia", minLength: 10, maxLength: 10 },
  { code: "+43", name: "Austria", minLength: 11, maxLength: 13 },
  { code: "+44", name: "United Kingdom", minLength: 10, maxLength: 10 },
  { code: "+49", name: "Germany", minLength: 8, maxLength: 13 },
  { code: "+55", name: "Brazil", minLength: 10, maxLength: 11 },
  { code: "+61", name: "Australia", minLength: 9, maxLength: 10 },
  { code: "+86", name: "China", minLength: 11, maxLength: 11 },
  { code: "+91", name: "India", minLength: 10, maxLength: 10 },
  { code: "+358", name: "Finland", minLength: 5, maxLength: 12 },
  { code: "+379", name: "Vatican City", minLength: 6, maxLength: 12 },
];

/**
 * In addition to the given rows: neighbouring countries, and those with over four million people or many wedding
 * guests.
 */
const COUNTRIES = `
  SG MY ID TH PH VN BN KH LA MM TL
  HK MO TW JP KR MN LK BD NP PK MV BT AF
  NZ FJ PG MU
  AE SA QA KW BH OM JO LB IL PS IQ IR TR
  UZ KG AZ AM GE
  FR IT ES PT NL BE LU CH IE IS DK NO SE EE LV LT
  PL CZ SK HU SI HR BA RS ME MK AL GR CY MT
  RO BG MD UA
  BY
  MX AR CL CO PE VE EC BO PY UY CR PA
  EG MA DZ TN NG GH KE TZ UG ET ZA ZM ZW SN CM
`
  .trim()
  .split(/\s+/) as CountryCode[];

/** Names shorter than Unicode's, or the same in every Node version. */
const NAMES: Record<string, string> = {
  BA: "Bosnia and Herzegovina",
  HK: "Hong Kong",
  MM: "Myanmar",
  MO: "Macau",
  PS: "Palestine",
  TR: "Türkiye",
};

export function phoneTable(): PhoneCountry[] {
  const metadata = JSON.parse(readFileSync(METADATA, "utf8")) as MetadataJson;
  const names = new Intl.DisplayNames("en", { type: "region" });
  const nameOf = (country: string) => NAMES[country] ?? names.of(country) ?? country;

  const rows = new Map(GIVEN.map((row) => [row.code, row]));
  for (const country of [...COUNTRIES].sort((a, b) => byName(nameOf(a), nameOf(b)))) {
    const { code, lengths } = numbersOf(country, metadata);
    const shared = rows.get(code);
    rows.set(code, {
      code,
      name: shared ? `${shared.name}, ${nameOf(country)}` : nameOf(country),
      minLength: Math.min(...lengths, shared?.minLength ?? Infinity),
      maxLength: Math.max(...lengths, shared?.maxLength ?? 0),
    });
  }
  return [...rows.values()].sort(
    (a, b) => Number(b.code === FIRST) - Number(a.code === FIRST) || byName(a.name, b.name),
  );
}

/** How many numbers are tried for each length and first digit. */
const SAMPLES = 60;

/**
 * Returns the grouping of a national number's digits by dialling code. `334 7=46` means groups of 3, 3 and 4, but of 4
 * and 6 for numbers that begin with 7.
 */
export function phoneGroups(): Record<string, string> {
  const metadata = JSON.parse(readFileSync(METADATA, "utf8")) as MetadataJson;
  const rows = phoneTable().map(({ code, minLength, maxLength }) => {
    const lengths = Array.from({ length: maxLength - minLength + 1 }, (_, at) => minLength + at);
    return [code, lengths.flatMap((length) => groupsOf(code, length, metadata)).join(" ")] as const;
  });
  return Object.fromEntries(rows.filter(([, groups]) => groups !== ""));
}

function groupsOf(code: string, length: number, metadata: MetadataJson): string[] {
  const byDigit = [..."0123456789"].flatMap((digit) => {
    const all = samples(digit, length).flatMap((number) => grouped(code, number, metadata) ?? []);
    const most = mostFrequent(all);
    return most ? [[digit, most] as const] : [];
  });
  const usual = mostFrequent(byDigit.map(([, groups]) => groups));
  const others = byDigit.filter(([, groups]) => groups !== usual);
  return usual ? [usual, ...others.map(([digit, groups]) => `${digit}=${groups}`)] : [];
}

/** Deterministic, so that the committed table can be compared. */
function samples(digit: string, length: number): string[] {
  let seed = Number(digit) * 7919 + length * 31 + 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) % 10;
  return Array.from({ length: SAMPLES }, () => digit + Array.from({ length: length - 1 }, next).join(""));
}

function grouped(code: string, number: string, metadata: MetadataJson): string | null {
  const parsed = parsePhoneNumberFromString(code + number, { extract: false }, metadata);
  if (!parsed?.isValid() || parsed.nationalNumber !== number) return null;
  const groups = parsed.formatInternational().slice(code.length).trim().split(/\D+/);
  const isWhole = groups.join("") === number && groups.every(({ length }) => length < 10);
  return isWhole ? groups.map(({ length }) => length).join("") : null;
}

function mostFrequent(all: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Fields missing from the library's type declarations. */
type Plan = {
  callingCode: () => string;
  type: (name: string) => { possibleLengths: () => number[] } | undefined;
};

/** Returns a country's dialling code and the lengths of its landline and mobile numbers. */
function numbersOf(country: CountryCode, json: MetadataJson) {
  const metadata = new Metadata(json);
  metadata.selectNumberingPlan(country);
  const plan = metadata.numberingPlan as unknown as Plan;
  const lengths = ["FIXED_LINE", "MOBILE"].flatMap((type) => plan.type(type)?.possibleLengths() ?? []);
  return { code: `+${plan.callingCode()}`, lengths };
}

const byName = (a: string, b: string) => a.localeCompare(b, "en");
