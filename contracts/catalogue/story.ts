import type { VendorCard } from "./vendor/vendor";

export const STORY_TITLE_MAX = 80;
export const STORY_NAMES_MAX = 60;
export const STORY_WORDS_MAX = 2000;
export const STORY_PICTURES_MAX = 8;
export const STORY_PAGE_SIZE = 12;

/** The wording that couples agree to when they publish; stored with their consent. */
export const STORY_CONSENT =
  "We agree that Sayang publishes this story with the names, words, pictures and vendors shown in the preview. We can take it down at any time.";

/** A couple's comment on a vendor, from its review. */
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
  /** The names under which the couple wants to appear. */
  names: string;
  title: string;
  words: string;
  /** `YYYY-MM`; null when the couple keeps it private. */
  month: string | null;
  /** Names of media files; the first is the cover. */
  pictures: string[];
  credits: StoryCredit[];
};

export type StoryCard = Pick<Story, "id" | "_id" | "slug" | "names" | "title" | "month"> & {
  cover: string | null;
  vendorNames: string[];
};

/** A delivered order that the story may mention. */
export type StoryOrder = {
  orderId: string;
  vendorName: string;
  booked: string[];
  eventDate: string | null;
  /** The couple's own pictures from its review first, then the vendor's pictures of the booked items. */
  pictures: string[];
  hasReview: boolean;
};

/** The couple's current story, published or not. */
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
  /** The address of the published story; null while it is not published. */
  publishedSlug: string | null;
  /** Why Sayang took it down; null unless it did. It can't be published until Sayang restores it. */
  hiddenReason: string | null;
  /** The saved draft as readers would see it; null until it is saved. */
  preview: Story | null;
};

export const storyHref = ({ slug }: { slug: string }) => `/stories/${slug}`;
