/** A rule with its source page and the day on which it was last checked there. */
type Sourced = { source: string; read: string };

/** Civil marriages, under the Women's Charter. Days and months are counted back from the solemnisation. */
export const CIVIL_MARRIAGE = {
  /** The notice of marriage must be filed at least this many days before, and lapses after this many months. */
  noticeDays: {
    least: 21,
    source: "https://va.ecitizen.gov.sg/cfp/customerpages/msf/rom/explorefaq.aspx",
    read: "2026-11-27",
  },
  noticeMonths: {
    most: 6,
    source: "https://sso.agc.gov.sg/SL/WC1961-S635-2023",
    read: "2026-11-27",
  },
  /** The Registry opens slots this many months ahead. */
  slotMonths: {
    most: 6,
    source:
      "https://www.channelnewsasia.com/singapore/rom-romm-esplanade-mall-marriages-solemnisations-weekend-5063866",
    read: "2026-11-27",
  },
  /** When one of the couple is neither a citizen nor a permanent resident. The day of arrival doesn't count. */
  foreigners: {
    daysHere: 15,
    source: "https://va.ecitizen.gov.sg/cfp/customerpages/msf/rom/explorefaq.aspx",
    read: "2026-11-27",
  },
} as const satisfies Record<string, Sourced & Record<string, unknown>>;

/** Muslim marriages, under the Administration of Muslim Law Act. */
export const MUSLIM_MARRIAGE = {
  noticeDays: {
    least: 7,
    most: 150,
    source: "http://www.berkatkahwinsingapore.com/6-must-knows-on-muslim-marriage-in-singapore/",
    read: "2026-11-27",
  },
} as const satisfies Record<string, Sourced & Record<string, unknown>>;

/**
 * A town council's conditions for a wedding at a void deck. In dollars; `monthsAhead` is null when its page doesn't
 * say.
 */
export type VoidDeck = Sourced & {
  council: string;
  perDay: number;
  deposit: number;
  /** Additional charges, in words. */
  also: string;
  monthsAhead: number | null;
};

export const VOID_DECKS: readonly VoidDeck[] = [
  {
    council: "Aljunied-Hougang",
    perDay: 50,
    deposit: 0,
    also: "water $8 and electricity $10 a point and day",
    monthsAhead: 6,
    source: "https://www.ahtc.sg/use-of-common-area-open-space/",
    read: "2026-11-27",
  },
  {
    council: "East Coast",
    perDay: 50,
    deposit: 200,
    also: "",
    monthsAhead: 6,
    source: "https://ectc.org.sg/about-us/use-of-common-areas/",
    read: "2026-11-27",
  },
  {
    council: "West Coast",
    perDay: 20,
    deposit: 0,
    also: "at most 5 days",
    monthsAhead: null,
    source: "https://wctc.org.sg/use-of-common-property-open-spaces/",
    read: "2026-11-27",
  },
];
