/** Singapore's postal districts, as couples speak of them. */
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

/** The area that a postal district (1 to 28) lies in. */
export function areaOf(district: number | null): string {
  return (district === null ? undefined : AREAS[district - 1]) ?? "Singapore";
}
