/** The parts of the site that an operator can pause. */
export const SITE_FEATURES = ["couples", "vendors", "orders", "vouchers", "photos"] as const;
export type SiteFeature = (typeof SITE_FEATURES)[number];

/** Those whose pages have notices. */
export type SiteReader = "couples" | "vendors" | "guests";

type FeatureWords = {
  /** Its name in the console. */
  label: string;
  /** Explains to the operator which actions stop. */
  stops: string;
  /** The answer to a call, and what pages say meanwhile. */
  paused: string;
  /** Whose pages say so. */
  readers: readonly SiteReader[];
};

export const SITE_FEATURE_WORDS: Readonly<Record<SiteFeature, FeatureWords>> = {
  couples: {
    label: "New couples",
    stops: "Nobody can register as a couple. Couples with an account sign in as usual.",
    paused: "New accounts can’t be opened right now. Please try again later.",
    readers: ["couples"],
  },
  vendors: {
    label: "New vendors",
    stops: "Nobody can apply as a vendor. Vendors with an account sign in as usual.",
    paused: "We aren’t taking new vendors right now. Please try again later.",
    readers: ["vendors"],
  },
  orders: {
    label: "New orders",
    stops: "Carts stay as they are, but nothing can be ordered. Open orders can still be paid and changed.",
    paused: "New orders are paused right now. Your cart stays as it is.",
    readers: ["couples", "vendors"],
  },
  vouchers: {
    label: "Gift vouchers",
    stops: "No gift vouchers can be bought. Those already bought can be used.",
    paused: "Gift vouchers can’t be bought right now. Please try again later.",
    readers: ["couples"],
  },
  photos: {
    label: "Guests’ photos",
    stops: "Guests can’t add photos of a wedding. Those already added stay.",
    paused: "Photos can’t be added right now. Please try again later.",
    readers: ["guests"],
  },
};

export const SITE_AUDIENCES = ["everyone", "couples", "vendors"] as const;
export type SiteAudience = (typeof SITE_AUDIENCES)[number];
export const SITE_AUDIENCE_LABELS: Readonly<Record<SiteAudience, string>> = {
  everyone: "Everyone",
  couples: "Couples and visitors",
  vendors: "Vendors",
};

/** The answer to whatever would change something while the site can only be read. */
export const READ_ONLY =
  "Sayang is read-only while we work on it. Nothing you’ve saved is lost. Please try again later.";

export const ANNOUNCEMENT_MAX = 200;

export type Announcement = {
  text: string;
  /** A path of this site that tells more, or empty. */
  href: string;
  audience: SiteAudience;
  /** The last day on which it is shown, in Singapore; null until it is taken down. */
  lastDay: string | null;
};

/** GET /operator/site */
export type SiteSettings = {
  readOnly: boolean;
  paused: SiteFeature[];
  announcement: Announcement | null;
};

/** A line above pages. */
export type SiteNotice = { text: string; href: string; tone: "info" | "warn" };
