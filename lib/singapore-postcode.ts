/**
 * Postal sectors (the first two digits of a postcode) of the districts 1 to 28, as URA lists them, with an approximate
 * centre of each district.
 */
const DISTRICTS: readonly [sectors: string, latitude: number, longitude: number][] = [
  ["01 02 03 04 05 06", 1.2838, 103.8515],
  ["07 08", 1.2765, 103.8425],
  ["14 15 16", 1.2889, 103.8158],
  ["09 10", 1.2694, 103.8206],
  ["11 12 13", 1.3037, 103.7722],
  ["17", 1.2918, 103.8514],
  ["18 19", 1.3006, 103.8585],
  ["20 21", 1.3091, 103.8536],
  ["22 23", 1.3027, 103.8336],
  ["24 25 26 27", 1.3163, 103.8041],
  ["28 29 30", 1.3236, 103.8352],
  ["31 32 33", 1.3298, 103.8545],
  ["34 35 36 37", 1.3353, 103.8762],
  ["38 39 40 41", 1.3162, 103.8891],
  ["42 43 44 45", 1.3068, 103.9058],
  ["46 47 48", 1.3226, 103.9353],
  ["49 50 81", 1.3609, 103.9744],
  ["51 52", 1.3526, 103.9447],
  ["53 54 55 82", 1.3789, 103.8863],
  ["56 57", 1.3601, 103.8462],
  ["58 59", 1.3404, 103.7757],
  ["60 61 62 63 64", 1.3396, 103.7067],
  ["65 66 67 68", 1.3722, 103.7606],
  ["69 70 71", 1.4113, 103.7101],
  ["72 73", 1.4369, 103.7865],
  ["77 78", 1.3841, 103.8262],
  ["75 76", 1.4301, 103.8329],
  ["79 80", 1.4048, 103.8663],
];

export type PostalDistrict = { district: number; latitude: number; longitude: number };

/** Returns the postal district (1 to 28) of a postcode, or null when Singapore has no such postcode. */
export function postalDistrict(postcode: string): PostalDistrict | null {
  if (!/^\d{6}$/.test(postcode)) return null;
  const at = DISTRICTS.findIndex(([sectors]) => sectors.split(" ").includes(postcode.slice(0, 2)));
  const found = DISTRICTS[at];
  return found ? { district: at + 1, latitude: found[1], longitude: found[2] } : null;
}
