/** Common names of Singapore's 28 postal districts. */
const AREAS = [
  "Marina Bay",
  "Tanjong Pagar",
  "Queenstown",
  "HarbourFront",
  "Buona Vista",
  "City Hall",
  "Bugis",
  "Little India",
  "Orchard",
  "Tanglin",
  "Newton",
  "Balestier",
  "Potong Pasir",
  "Geylang",
  "Katong",
  "Bedok",
  "Changi",
  "Tampines",
  "Serangoon",
  "Bishan",
  "Clementi",
  "Jurong",
  "Bukit Panjang",
  "Lim Chu Kang",
  "Woodlands",
  "Upper Thomson",
  "Yishun",
  "Seletar",
] as const;

/** Returns the area of a postal district (1 to 28). */
export function areaOf(district: number | null): string {
  return (district === null ? undefined : AREAS[district - 1]) ?? "Singapore";
}
