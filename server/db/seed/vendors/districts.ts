/** Postal sectors (the first two digits of a postal code) of the districts 1 to 28, as URA lists them. */
const SECTORS: readonly string[] = [
  "01 02 03 04 05 06",
  "07 08",
  "14 15 16",
  "09 10",
  "11 12 13",
  "17",
  "18 19",
  "20 21",
  "22 23",
  "24 25 26 27",
  "28 29 30",
  "31 32 33",
  "34 35 36 37",
  "38 39 40 41",
  "42 43 44 45",
  "46 47 48",
  "49 50 81",
  "51 52",
  "53 54 55 82",
  "56 57",
  "58 59",
  "60 61 62 63 64",
  "65 66 67 68",
  "69 70 71",
  "72 73",
  "77 78",
  "75 76",
  "79 80",
];

/** The postal district of a six-digit postal code. Throws RangeError when there is no such sector. */
export function districtOf(postalCode: string): number {
  const at = SECTORS.findIndex((sectors) => sectors.split(" ").includes(postalCode.slice(0, 2)));
  if (at < 0 || !/^\d{6}$/.test(postalCode))
    throw new RangeError(`not a postal code of Singapore: ${postalCode}`);
  return at + 1;
}
