import type { VendorCard } from "./vendor/vendor";

export const STORY_TITLE_MAX = 80;
export const STORY_NAMES_MAX = 60;
export const STORY_WORDS_MAX = 2000;
export const STORY_PICTURES_MAX = 8;
export const STORY_PAGE_SIZE = 12;

/** The wording that a couple agrees to when it publishes; kept with its consent. */
export const STORY_CONSENT =
  "We agree that Sayang publishes this story with the names, words, pictures and vendors shown in the preview. We can take it down at any time.";

/** A couple's words about a vendor, from its review. */
export type StoryQuote = { rating: number; title: string; comment: string };

/** A vendor of the wedding. `card` is null once its shop is closed. */
export type StoryCredit = {
  vendorName: string;
  card: VendorCard | null;
  /** The products that the couple booked. */
  booked: string[];
  quote: StoryQuote | null;
};

export type Story = {
  id: string;
  _id: string;
  slug: string;
  /** As the couple wants to be named. */
  names: string;
  title: string;
  words: string;
  /** `YYYY-MM`; null when the couple keeps it to itself. */
  month: string | null;
  /** Names of media files; the first is the cover. */
  pictures: string[];
  credits: StoryCredit[];
};

export type StoryCard = Pick<Story, "id" | "_id" | "slug" | "names" | "title" | "month"> & {
  cover: string | null;
  vendorNames: string[];
};

/** A delivered order that the story may name. */
export type StoryOrder = {
  orderId: string;
  vendorName: string;
  booked: string[];
  eventDate: string | null;
  /** The couple's own pictures from its review first, then the vendor's of what was booked. */
  pictures: string[];
  hasReview: boolean;
};

/** The couple's story as it stands, published or not. */
export type StoryDraft = {
  names: string;
  title: string;
  words: string;
  showMonth: boolean;
  showReviews: boolean;
  orderIds: string[];
  pictures: string[];
};

/** The couple's own screen. `draft` is a proposal until it is saved. */
export type OwnStory = {
  orders: StoryOrder[];
  draft: StoryDraft;
  isSaved: boolean;
  /** Where the story can be read; null while it is not published. */
  publishedSlug: string | null;
  /** As readers see the saved draft; null until it is saved. */
  preview: Story | null;
};

export const storyHref = ({ slug }: { slug: string }) => `/stories/${slug}`;
