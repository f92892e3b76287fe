/** Postal sectors (the first two digits of a postcode) of the districts 1 to 28, as URA lists them. */
const DISTRICTS = [
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
] as const;

/**
 * The centre of each postal sector, in thousandths of a degree north of 1° N and east of 103° E. Estimated from the
 * towns in the sector, so off by a few hundred metres in the city and up to 3 km at the edges of the island.
 */
const CENTRES = new Map(
  `01 282 859, 02 276 860, 03 291 858, 04 284 851, 05 285 844, 06 280 849, 07 275 846, 08 278 840, 09 269 820,
  10 273 812, 11 290 780, 12 311 763, 13 305 788, 14 295 806, 15 286 819, 16 287 829, 17 291 851, 18 299 855,
  19 303 860, 20 308 857, 21 311 852, 22 303 841, 23 301 834, 24 304 824, 25 312 824, 26 317 811, 27 312 795,
  28 327 818, 29 323 839, 30 320 844, 31 334 850, 32 326 860, 33 320 864, 34 329 872, 35 332 868, 36 331 879,
  37 327 886, 38 315 880, 39 308 881, 40 320 895, 41 327 903, 42 312 902, 43 302 890, 44 303 908, 45 313 919,
  46 322 933, 47 334 923, 48 333 956, 49 385 982, 50 372 972, 51 373 948, 52 352 944, 53 362 885, 54 390 893,
  55 356 868, 56 371 847, 57 351 844, 58 342 776, 59 329 780, 60 333 743, 61 330 715, 62 313 690, 63 320 645,
  64 342 702, 65 352 757, 66 362 765, 67 380 765, 68 386 745, 69 370 695, 70 400 699, 71 423 718, 72 425 757,
  73 438 786, 75 449 820, 76 429 836, 77 380 830, 78 400 818, 79 392 872, 80 405 865, 81 355 988, 82 403 906`
    .split(",")
    .map((line) => {
      const [sector = "", north, east] = line.trim().split(" ");
      return [sector, { latitude: 1 + Number(north) / 1000, longitude: 103 + Number(east) / 1000 }];
    }),
);

export type Coordinates = { latitude: number; longitude: number };
export type PostalDistrict = Coordinates & { district: number };

/**
 * Returns the postal district (1 to 28) of a postcode with the approximate centre of its sector, or null when Singapore
 * has no such postcode.
 */
export function postalDistrict(postcode: string): PostalDistrict | null {
  if (!/^\d{6}$/.test(postcode)) return null;
  const sector = postcode.slice(0, 2);
  const at = DISTRICTS.findIndex((sectors) => sectors.split(" ").includes(sector));
  const centre = CENTRES.get(sector);
  return at < 0 || !centre ? null : { district: at + 1, ...centre };
}

/** A pin further than this from the centre of its postcode's sector is in the wrong place. */
const NEAR_DEGREES = 0.06;

/** Returns true when a place can plausibly have the postcode. */
export function isNearPostcode(postcode: string, { latitude, longitude }: Coordinates): boolean {
  const centre = postalDistrict(postcode);
  if (!centre) return false;
  return Math.hypot(latitude - centre.latitude, longitude - centre.longitude) <= NEAR_DEGREES;
}
