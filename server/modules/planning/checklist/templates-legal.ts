import {
  CIVIL_MARRIAGE,
  MUSLIM_MARRIAGE,
  VOID_DECKS,
  type VoidDeck,
} from "@/contracts/planning/marriage-law";
import type { TaskTemplate } from "./template";

const { noticeDays, noticeMonths, slotMonths, foreigners } = CIVIL_MARRIAGE;
/** The day when slots at the Registry open. */
const SLOTS_OPEN = -Math.floor((slotMonths.most * 365) / 12);

const ROM_NOTICE: TaskTemplate = [
  "rom.notice",
  "File your notice of marriage with ROM",
  -80,
  null,
  `Online at www.marriage.gov.sg, at least ${noticeDays.least} days before the solemnisation. The notice lapses after ${noticeMonths.most} months. The fee is $42 if one of you is a citizen or PR, else $380. If one of you is neither, one of you must have been in Singapore for ${foreigners.daysHere} days in a row before you file, not counting the day of arrival. Holders of a work permit ask MOM first.`,
];

/** `Aljunied-Hougang: $50 a day, water $8 and electricity $10 a point and day, up to 6 months ahead` */
function voidDeckLine({ council, perDay, deposit, also, monthsAhead }: VoidDeck): string {
  const parts = [
    `$${perDay} a day`,
    deposit > 0 ? `deposit $${deposit}` : "",
    also,
    monthsAhead ? `up to ${monthsAhead} months ahead` : "",
  ];
  return `${council}: ${parts.filter(Boolean).join(", ")}`;
}

const VOID_DECK_NOTES = [
  "Apply to the town council of your block, or skip this if you hold the wedding elsewhere. What town councils say on their pages:",
  ...VOID_DECKS.map(voidDeckLine),
  "Other town councils: ask yours.",
].join("\n");

/** Ceremonies that make a marriage legal. */
export const LEGAL_TEMPLATES = {
  solemnisation: [
    [
      "solemniser",
      "Ask a licensed solemniser to marry you",
      -150,
      "solemnisers",
      "Choose one from ROM’s list; popular ones are taken months ahead.",
    ],
    [
      "prep-course",
      "Join a marriage preparation course",
      -140,
      null,
      "Required by ROM when either of you is below 21; a good idea for everyone.",
    ],
    ROM_NOTICE,
    ["witnesses", "Ask two witnesses aged 21 or above", -75],
    [
      "declaration",
      "Verify documents and make your statutory declaration",
      -25,
      null,
      "Book the appointment with ROM, and bring your identity documents.",
    ],
    ["vows", "Write your vows", -30],
    ["table", "Style the solemnisation table and ring box", -45, "venue-styling"],
    ["documents", "Hand the solemniser everything that ROM asks for", -7],
    ["pens", "Pack rings, identity documents and a good pen", -1],
    ["certificate", "Download your digital marriage certificate", 3],
  ],
  civil: [
    ROM_NOTICE,
    [
      "slot",
      "Choose a slot at the Registry of Marriages",
      SLOTS_OPEN,
      null,
      `Slots open ${slotMonths.most} months ahead, and those for dates such as 11.11 go within minutes.`,
    ],
    [
      "guests",
      "Choose who joins you in the solemnisation room",
      -60,
      null,
      "The room takes about 20 guests.",
    ],
    ["witnesses", "Ask two witnesses aged 21 or above", -70],
    ["declaration", "Verify documents and make your statutory declaration", -25],
    ["outfits", "Choose what you will wear", -60, "bridal-wear"],
    ["lunch", "Book lunch for the families afterwards", -50, "restaurants"],
    ["bouquet", "Order a bouquet", -20, "bouquets-corsages"],
    ["documents", "Pack rings and identity documents", -1],
  ],
  church: [
    [
      "date",
      "Ask the church for your date",
      -330,
      null,
      "Some churches hold no weddings in Lent or Advent: ask before you book the banquet.",
    ],
    ["pastor", "Meet your priest or pastor", -300],
    [
      "prep",
      "Attend marriage preparation",
      -240,
      null,
      "Catholic couples join MPC or Engaged Encounter; other churches hold their own courses.",
    ],
    ["papers", "Gather baptism and confirmation certificates", -180],
    ["dispensation", "Apply for a dispensation, if one of you isn’t of the faith", -170],
    ROM_NOTICE,
    ["choir", "Book choir, organist or band", -150, "live-music"],
    ["readings", "Choose readings, hymns and readers", -60],
    ["flowers", "Order altar and pew flowers", -60, "venue-styling"],
    ["booklet", "Print the order of service", -30, "stationery-signs"],
    ["rehearsal", "Rehearse in church", -3],
    ["offering", "Prepare the offering for church and altar servers", -3],
  ],
  nikah: [
    [
      "course",
      "Join a marriage preparation course",
      -210,
      null,
      "Such as Cinta Abadi or Bersamamu. ROMM asks for it in many cases.",
    ],
    ["merisik", "Merisik: the families meet", -330],
    ["bertunang", "Bertunang: the engagement, with dulang", -240, "malay-customs"],
    [
      "romm",
      "Apply to ROMM for your marriage",
      -75,
      null,
      `Online at www.marriage.gov.sg, at most ${MUSLIM_MARRIAGE.noticeDays.most} and at least ${MUSLIM_MARRIAGE.noticeDays.least} days before the nikah. It shows the fee and the papers to bring.`,
    ],
    ["wali", "Confirm wali and two witnesses", -80],
    ["kadi", "Confirm kadi or naib kadi", -70],
    ["mas-kahwin", "Agree on mas kahwin and hantaran", -120],
    [
      "hall",
      "Book a halal hall or void deck",
      -300,
      "halal-wedding-halls",
      "For a void deck, the Town Council’s permit comes first.",
    ],
    ["void-deck", "Apply for the void deck’s permit", -180, null, VOID_DECK_NOTES],
    ["caterer", "Book halal catering", -240, "halal-catering"],
    ["pelamin", "Book pelamin and dais", -210, "pelamin-malay-decor"],
    ["outfits", "Choose songket and baju nikah", -200, "traditional-wear"],
    ["mak-andam", "Book your mak andam", -200, "bridal-makeup"],
    ["kompang", "Book kompang", -120, "kompang-malay-performances"],
    ["hantaran", "Arrange the hantaran trays", -14, "malay-customs"],
    ["berinai", "Malam berinai", -1, "henna-mehndi"],
    ["berkat", "Pack bunga telur and berkat", -2, "door-gifts"],
  ],
} as const satisfies Record<string, readonly TaskTemplate[]>;
