import type { IsoDate } from "@/lib/dates";

/** The years whose holidays are all known. */
export const FIRST_KNOWN_YEAR = 2026;
export const LAST_KNOWN_YEAR = 2029;

export type HolidayData = {
  date: IsoDate;
  name: string;
  /** Not announced yet: the day depends on the moon, and the authorities may choose a neighbouring one. */
  expected?: true;
};

/**
 * Singapore's public holidays. When a holiday falls on a Sunday, the next day that isn't a holiday becomes one
 * (Holidays Act 1998, section 4(2)); `holidays.ts` adds it.
 *
 * - 2026: Ministry of Manpower, https://www.mom.gov.sg/newsroom/press-releases/2025/0616-public-holidays-for-2026
 * - 2027: Ministry of Manpower, https://www.mom.gov.sg/newsroom/press-releases/2026/0618-public-holidays-for-2027
 * - 2028 and 2029 are not announced. New Year's Day, Labour Day, National Day and Christmas have fixed dates, Good
 *   Friday follows Easter, Chinese New Year the Chinese calendar. The others are calculated: both Hari Raya from the
 *   first evening on which the moon stands at least 3° high and 6.4° from the sun over Singapore (the MABIMS criteria,
 *   which MUIS uses), Vesak Day as the 15th of the fourth lunar month, Deepavali as the 14th tithi of the waning moon at
 *   sunrise in Singapore. The same calculation gives the announced dates of 2026 and 2027.
 */
export const PUBLIC_HOLIDAYS: readonly HolidayData[] = [
  { date: "2026-01-01", name: "New Year’s Day" },
  { date: "2026-02-17", name: "Chinese New Year" },
  { date: "2026-02-18", name: "Chinese New Year" },
  { date: "2026-03-21", name: "Hari Raya Puasa" },
  { date: "2026-04-03", name: "Good Friday" },
  { date: "2026-05-01", name: "Labour Day" },
  { date: "2026-05-27", name: "Hari Raya Haji" },
  { date: "2026-05-31", name: "Vesak Day" },
  { date: "2026-08-09", name: "National Day" },
  { date: "2026-11-08", name: "Deepavali" },
  { date: "2026-12-25", name: "Christmas Day" },

  { date: "2027-01-01", name: "New Year’s Day" },
  { date: "2027-02-06", name: "Chinese New Year" },
  { date: "2027-02-07", name: "Chinese New Year" },
  { date: "2027-03-10", name: "Hari Raya Puasa" },
  { date: "2027-03-26", name: "Good Friday" },
  { date: "2027-05-01", name: "Labour Day" },
  { date: "2027-05-17", name: "Hari Raya Haji" },
  { date: "2027-05-20", name: "Vesak Day" },
  { date: "2027-08-09", name: "National Day" },
  { date: "2027-10-28", name: "Deepavali" },
  { date: "2027-12-25", name: "Christmas Day" },

  { date: "2028-01-01", name: "New Year’s Day" },
  { date: "2028-01-26", name: "Chinese New Year" },
  { date: "2028-01-27", name: "Chinese New Year" },
  { date: "2028-02-27", name: "Hari Raya Puasa", expected: true },
  { date: "2028-04-14", name: "Good Friday" },
  { date: "2028-05-01", name: "Labour Day" },
  { date: "2028-05-05", name: "Hari Raya Haji", expected: true },
  { date: "2028-05-09", name: "Vesak Day", expected: true },
  { date: "2028-08-09", name: "National Day" },
  { date: "2028-10-17", name: "Deepavali", expected: true },
  { date: "2028-12-25", name: "Christmas Day" },

  { date: "2029-01-01", name: "New Year’s Day" },
  { date: "2029-02-13", name: "Chinese New Year" },
  { date: "2029-02-14", name: "Chinese New Year" },
  { date: "2029-02-15", name: "Hari Raya Puasa", expected: true },
  { date: "2029-03-30", name: "Good Friday" },
  { date: "2029-04-25", name: "Hari Raya Haji", expected: true },
  { date: "2029-05-01", name: "Labour Day" },
  { date: "2029-05-27", name: "Vesak Day", expected: true },
  { date: "2029-08-09", name: "National Day" },
  { date: "2029-11-05", name: "Deepavali", expected: true },
  { date: "2029-12-25", name: "Christmas Day" },

  // Needed for its eve, the last day of the years above.
  { date: "2030-01-01", name: "New Year’s Day" },
];

/** `from` and `to` are both included. */
export type SeasonData = { from: IsoDate; to: IsoDate; expected?: true };

/**
 * The holidays of primary and secondary schools (the Ministry of Education's kindergartens have the same).
 *
 * - 2026: https://www.moe.gov.sg/news/press-releases/20250730-school-terms-and-holidays-for-2026
 * - 2027: https://www.moe.gov.sg/news/press-releases/20260714-school-terms-and-holidays-for-2027
 * - 2028 and 2029 are not announced. Four terms of ten weeks from the first school day of January, with one, four and
 *   one weeks between them, as in 2022 to 2027.
 */
export const SCHOOL_HOLIDAYS: readonly SeasonData[] = [
  { from: "2026-03-14", to: "2026-03-22" },
  { from: "2026-05-30", to: "2026-06-28" },
  { from: "2026-09-05", to: "2026-09-13" },
  { from: "2026-11-21", to: "2026-12-31" },
  { from: "2027-03-13", to: "2027-03-21" },
  { from: "2027-05-29", to: "2027-06-27" },
  { from: "2027-09-04", to: "2027-09-12" },
  { from: "2027-11-20", to: "2027-12-31" },
  { from: "2028-03-11", to: "2028-03-19", expected: true },
  { from: "2028-05-27", to: "2028-06-25", expected: true },
  { from: "2028-09-02", to: "2028-09-10", expected: true },
  { from: "2028-11-18", to: "2028-12-31", expected: true },
  { from: "2029-03-10", to: "2029-03-18", expected: true },
  { from: "2029-05-26", to: "2029-06-24", expected: true },
  { from: "2029-09-01", to: "2029-09-09", expected: true },
  { from: "2029-11-17", to: "2029-12-31", expected: true },
];

/**
 * The fasting month. The Mufti announced the beginning of 2026; the others follow from the calculation of Hari Raya
 * Puasa above, which ends the month, and are confirmed each year on the evening before.
 */
export const RAMADAN: readonly SeasonData[] = [
  { from: "2026-02-19", to: "2026-03-20" },
  { from: "2027-02-08", to: "2027-03-09", expected: true },
  { from: "2028-01-28", to: "2028-02-26", expected: true },
  { from: "2029-01-16", to: "2029-02-14", expected: true },
];
