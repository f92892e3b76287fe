import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { PopularSlug } from "./popular";

/** All texts of `/`, except names that come from the catalogue. Every language has the same keys. */
export const en = {
  page: {
    title: "Weddings in Singapore",
    description:
      "Plan your wedding in Singapore and book venues, gowns, photographers and makeup artists at all-in prices.",
  },
  hero: {
    /** The part between asterisks is emphasised. */
    title: "From “will\u00a0you?” to *yum seng*.",
    lead: (vendors: string) =>
      `${vendors ? `${vendors} ` : ""}Singapore vendors for the whole wedding, from the guo da li trays to the last banquet table. Every price already has its GST and service charge inside.`,
    popular: "Popular searches",
    /** Null when the catalogue's own names are in this language. */
    popularNames: null as Readonly<Record<PopularSlug, string>> | null,
  },
  search: {
    form: "Vendors and products",
    what: "What",
    anything: "Search for Product or Service",
    when: "When",
    openCalendar: "Open calendar",
    tables: "Tables",
    ofTen: "of ten guests",
    anyTables: "Any number",
    where: "Where",
    anywhere: "All of Singapore",
    submit: "Search",
  },
  categories: {
    title: "Start with what matters most to you",
    lead: (kinds: number) =>
      `The view, the food, the dress, the playlist: ${kinds} kinds of things to book, sorted so you can find them.`,
    all: "See every vendor",
    /** Null when the catalogue's own names are in this language. */
    names: null as Readonly<Record<MasterCategorySlug, string>> | null,
  },
  featured: {
    title: "Vendors couples keep recommending",
    lead: "Reviewed only by people who booked them here.",
    all: "Highest rated vendors",
  },
  stories: {
    title: "Weddings that happened here",
    lead: "Told by couples who booked on Sayang, with the vendors they thank.",
    all: "All real weddings",
  },
  promises: {
    title: "The money part, without the heart attack",
    see: {
      title: "You see what you pay",
      text: "Hotels quote “plus plus”. We do the sum for you, on every vendor and every package, so that two quotes can sit side by side and mean the same thing.",
    },
    steps: {
      title: "You pay in steps",
      text: "Part to hold the date, the rest as the day comes near. Each vendor shows its own steps before you book, and the first is never more than half.",
      of: (total: string) => `Steps for a table at ${total}`,
      booking: "when you book",
      halfway: "half-way to the day",
      before: (days: number) => `${days} days before`,
      /** Keyed by the label of the standard terms. Without an entry, the label itself is shown. */
      labels: {} as Readonly<Record<string, string>>,
    },
    out: {
      title: "You know the way out",
      text: "Our standard terms are above; a vendor’s own stand on its page before you pay, and stay as they were that day. If the vendor cancels, you get every dollar back.",
      before: (days: number) => `${days} days or more before`,
      back: (percent: number) => `${percent}% back`,
    },
    receipt: {
      table: "Dinner, a table of ten",
      service: "Service charge, 10%",
      gst: "GST, 9%",
      total: "What Sayang shows",
    },
  },
  ways: {
    title: "Your wedding, both families’ way",
    lead: "Two ceremonies in one weekend is normal here. Three is not unheard of. Take what each side needs.",
    chinese: {
      title: "Guo da li and tea",
      text: "Betrothal trays checked by someone’s auntie, a tea set that pours well, and a lion at the door.",
    },
    malay: {
      title: "Nikah and sanding",
      text: "Pelamin, kompang, mak andam and a nasi minyak that the void deck will talk about for weeks.",
    },
    indian: {
      title: "Mehndi to mandap",
      text: "Three nights, two sarees, one dhol. Priests and pooja sets included, jasmine by the metre.",
    },
    civil: {
      title: "ROM and “I do”",
      text: "A solemniser with a voice that carries, a garden with a plan for rain, and lunch for forty.",
    },
  },
  vendors: {
    title: "You make weddings for a living?",
    text: "Say yes or no to every booking before it counts. A day that is full cannot be sold again, not even by two couples in the same second. Payments arrive by milestone, each one written down where you both can see it.",
    join: "Become a Vendor",
    login: "Vendor Login",
  },
};

export type HomeMessages = typeof en;
