import type { Ceremony } from "@/contracts/planning/checklist";

/** A template entry: time, minutes, what happens, where, who. */
export type Entry = readonly [
  at: string,
  minutes: number,
  title: string,
  place: string,
  people: readonly string[],
];

const COUPLE = ["Bride", "Groom"];
const ALL = ["Everyone"];
const SOLEMNISE: readonly Entry[] = [
  ["16:00", 30, "Vendors set up the solemnisation", "Venue", ["Stylist", "Florist"]],
  ["16:30", 30, "Solemniser and witnesses arrive", "Venue", ["Solemniser", "Witnesses"]],
  ["17:00", 30, "Solemnisation", "Venue", [...COUPLE, "Solemniser", "Witnesses", "Families"]],
  ["17:30", 45, "Group pictures and cocktails", "Venue", ALL],
];

/** A typical day for each ceremony, for the couple to adapt. */
export const RUN_SHEETS: Readonly<Record<Ceremony, readonly Entry[]>> = {
  solemnisation: SOLEMNISE,
  civil: [
    ["09:00", 60, "Makeup and hair", "Home", ["Bride", "Makeup artist"]],
    // The Registry is in Esplanade Mall until 2028.
    ["10:15", 30, "Arrive at the Registry of Marriages", "Registry of Marriages", [...COUPLE, "Witnesses"]],
    ["10:45", 20, "Ceremony", "Registry of Marriages", [...COUPLE, "Witnesses", "Families"]],
    ["11:15", 45, "Pictures by Marina Bay", "Esplanade waterfront", [...COUPLE, "Photographer"]],
    ["12:30", 120, "Lunch with the families", "Restaurant", ["Families"]],
  ],
  church: [
    ["08:00", 90, "Makeup and hair", "Hotel or home", ["Bride", "Bridesmaids", "Makeup artist"]],
    ["10:00", 30, "Ushers and musicians arrive", "Church", ["Ushers", "Choir"]],
    ["10:30", 30, "Guests are seated", "Church", ["Ushers", "Guests"]],
    ["11:00", 60, "Wedding service", "Church", ALL],
    ["12:00", 30, "Signing and group pictures", "Church", [...COUPLE, "Witnesses", "Families"]],
    ["12:30", 90, "Reception", "Church hall", ALL],
  ],
  nikah: [
    ["07:00", 120, "Mak andam: makeup and baju nikah", "Home", ["Bride", "Mak andam"]],
    ["09:00", 30, "Groom’s party sets off with the hantaran", "Groom’s home", ["Groom", "Families"]],
    ["09:45", 15, "Kadi, wali and witnesses arrive", "Nikah venue", ["Kadi", "Wali", "Witnesses"]],
    ["10:00", 45, "Akad nikah", "Nikah venue", [...COUPLE, "Kadi", "Wali", "Witnesses"]],
    ["10:45", 30, "Batal air sembahyang and pictures", "Nikah venue", [...COUPLE, "Families"]],
    ["12:30", 30, "Kompang leads the couple in", "Hall", [...COUPLE, "Kompang"]],
    ["13:00", 45, "Bersanding", "Pelamin", [...COUPLE, "Families"]],
    ["13:45", 60, "Makan beradab", "Hall", [...COUPLE, "Families"]],
    ["15:00", 60, "Change of outfits and pictures", "Hall", COUPLE],
    ["17:00", 30, "Last guests leave with their berkat", "Hall", ["Families"]],
  ],
  chinese_banquet: [
    ["05:30", 90, "Makeup and hair", "Bride’s home", ["Bride", "Bridesmaids", "Makeup artist"]],
    ["07:00", 30, "Groom’s party sets off", "Groom’s home", ["Groom", "Brothers"]],
    ["07:30", 45, "Gate-crashing", "Bride’s home", ["Groom", "Brothers", "Sisters"]],
    ["08:30", 45, "Tea ceremony, bride’s family", "Bride’s home", [...COUPLE, "Bride’s family"]],
    ["10:00", 45, "Tea ceremony, groom’s family", "Groom’s home", [...COUPLE, "Groom’s family"]],
    ["11:30", 60, "Lunch and rest", "Groom’s home", ["Families"]],
    ["15:00", 60, "Check in, rehearse the march-in", "Ballroom", [...COUPLE, "Emcee", "Venue"]],
    ["18:00", 30, "Reception and ang bao table ready", "Foyer", ["Reception helpers"]],
    ["18:30", 60, "Cocktails, guests arrive", "Foyer", ALL],
    ["19:30", 15, "First march-in and cake", "Ballroom", COUPLE],
    ["19:45", 60, "Dinner is served", "Ballroom", ALL],
    ["20:45", 20, "Second march-in, speeches, yam seng", "Ballroom", [...COUPLE, "Families", "Emcee"]],
    ["21:15", 45, "Table-to-table pictures", "Ballroom", [...COUPLE, "Photographer"]],
    [
      "22:30",
      30,
      "See guests off; count and lock up the ang bao",
      "Foyer",
      ["Families", "Reception helpers"],
    ],
  ],
  hindu: [
    ["05:00", 120, "Bride dresses", "Home", ["Bride", "Makeup artist"]],
    ["07:00", 30, "Priest and nadaswaram arrive", "Temple or hall", ["Priest", "Musicians"]],
    ["07:30", 30, "Groom is welcomed", "Temple or hall", ["Groom", "Families"]],
    ["08:00", 45, "Ganesha puja and rites of the groom", "Mandap", ["Groom", "Priest", "Families"]],
    ["08:45", 15, "Bride is led to the mandap", "Mandap", ["Bride", "Uncle"]],
    ["09:00", 45, "Kanyadaan and tying of the thali", "Mandap", [...COUPLE, "Priest", "Families"]],
    ["09:45", 30, "Saptapadi around the fire", "Mandap", [...COUPLE, "Priest"]],
    ["10:30", 60, "Blessings and pictures", "Mandap", ALL],
    ["11:30", 120, "Lunch on banana leaf", "Hall", ALL],
  ],
  sikh: [
    ["07:30", 45, "Baraat arrives with dhol", "Gurdwara", ["Groom", "Families", "Dhol players"]],
    ["08:15", 30, "Milni", "Gurdwara", ["Families"]],
    ["08:45", 45, "Tea", "Langar hall", ALL],
    ["09:30", 30, "Kirtan, families are seated", "Darbar hall", ALL],
    ["10:00", 60, "Anand Karaj: the four lavan", "Darbar hall", [...COUPLE, "Granthi", "Families"]],
    ["11:00", 30, "Ardas and karah prashad", "Darbar hall", ALL],
    ["11:30", 90, "Langar", "Langar hall", ALL],
    ["13:30", 60, "Doli", "Gurdwara", [...COUPLE, "Families"]],
  ],
  peranakan: [
    ["07:00", 90, "Dressing in kebaya and headpiece", "Bride’s home", ["Bride", "Sang kheh um"]],
    ["08:30", 30, "Groom’s party arrives", "Bride’s home", ["Groom", "Families"]],
    ["09:00", 30, "Meeting in the bridal chamber", "Bride’s home", COUPLE],
    ["09:30", 60, "Tea ceremony", "Bride’s home", [...COUPLE, "Families"]],
    ["11:00", 60, "Tea ceremony, groom’s family", "Groom’s home", [...COUPLE, "Families"]],
    ["12:30", 150, "Tok panjang", "Hall", ALL],
    ["15:00", 60, "Joget and dondang sayang", "Hall", ALL],
  ],
};
