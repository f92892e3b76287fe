import { areaOf } from "./district";

/** Common names of the neighbourhoods, by postal sector (the first two digits of a postcode). Districts are larger. */
const NEIGHBOURHOODS = new Map(
  `Marina Bay: 01 02 03, Raffles Place: 04, Chinatown: 05, Telok Ayer: 06, Tanjong Pagar: 07 08,
  HarbourFront & Sentosa: 09, Telok Blangah: 10, Pasir Panjang: 11, Clementi: 12, Buona Vista: 13, Queenstown: 14,
  Redhill: 15, Tiong Bahru: 16, City Hall: 17, Bugis: 18, Kampong Glam: 19, Jalan Besar: 20, Little India: 21,
  Orchard: 22, Orchard & River Valley: 23, Tanglin: 24, Bukit Timah: 25 26 28 58 59, Holland Village: 27,
  Thomson: 29, Novena: 30, Toa Payoh: 31, Balestier: 32, Kallang: 33, MacPherson: 34 37, Potong Pasir: 35,
  Tai Seng: 36, Geylang: 38 39, Eunos: 40, Kembangan: 41, Katong: 42 43, Marine Parade: 44, Siglap: 45,
  Bedok: 46 47 48, Changi: 49 50 81, Pasir Ris: 51, Tampines: 52, Hougang: 53, Sengkang: 54, Serangoon: 55,
  Punggol: 82, Ang Mo Kio: 56, Bishan: 57, Jurong East: 60, Jurong: 61 62, Tuas: 63, Jurong West: 64,
  Bukit Batok: 65, Hillview: 66, Bukit Panjang: 67, Choa Chu Kang: 68, Tengah: 69, Lim Chu Kang: 70 71,
  Kranji: 72, Woodlands: 73, Sembawang: 75, Yishun: 76, Upper Thomson: 77 78, Seletar: 79 80`
    .split(",")
    .flatMap((line) => {
      const [name = "", sectors = ""] = line.trim().split(": ");
      return sectors.split(" ").map((sector) => [sector, name] as const);
    }),
);

/** Returns the neighbourhood of a postcode, or the common name of the district when the sector is unknown. */
export function neighbourhoodOf(postcode: string | null, district: number | null): string {
  return NEIGHBOURHOODS.get(postcode?.slice(0, 2) ?? "") ?? areaOf(district);
}
