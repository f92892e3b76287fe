/** Common names of Singapore's 28 postal districts; two names where one would cover only half of it. */
const AREAS = [
  "Marina Bay & Chinatown",
  "Tanjong Pagar",
  "Queenstown & Tiong Bahru",
  "HarbourFront",
  "Buona Vista & Pasir Panjang",
  "City Hall",
  "Bugis",
  "Little India",
  "Orchard",
  "Tanglin",
  "Newton",
  "Toa Payoh & Balestier",
  "MacPherson & Potong Pasir",
  "Geylang & Eunos",
  "Katong",
  "Bedok",
  "Changi",
  "Tampines",
  "Serangoon & Punggol",
  "Bishan & Ang Mo Kio",
  "Clementi",
  "Jurong",
  "Choa Chu Kang & Bukit Panjang",
  "Lim Chu Kang",
  "Woodlands",
  "Upper Thomson",
  "Yishun",
  "Seletar",
] as const;

/** Returns the common name of a postal district (1 to 28). */
export function areaOf(district: number | null): string {
  return (district === null ? undefined : AREAS[district - 1]) ?? "Singapore";
}
