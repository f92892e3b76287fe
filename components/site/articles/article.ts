export type ArticleSection = { heading: string; paragraphs?: readonly string[]; list?: readonly string[] };

export type Article = {
  /** Last part of its address. */
  slug: string;
  title: string;
  summary: string;
  /** A picture of `public/images/home`. */
  picture: string;
  opening: string;
  sections: readonly ArticleSection[];
  /** Slugs of categories and product types to look at next; those that the catalogue lacks are left out. */
  categories: readonly string[];
};

export type ArticleCollection = {
  /** Address of its list; an article is one step below. */
  path: "/inspiration" | "/helpful-tips";
  title: string;
  lead: string;
  description: string;
  articles: readonly Article[];
};

const WORDS_A_MINUTE = 220;

/** Reading time, in whole minutes. */
export function readingMinutes({ opening, sections }: Article): number {
  const text = [
    opening,
    ...sections.flatMap(({ heading, paragraphs = [], list = [] }) => [heading, ...paragraphs, ...list]),
  ];
  return Math.max(1, Math.round(text.join(" ").split(/\s+/).length / WORDS_A_MINUTE));
}

export function articleHref({ path }: ArticleCollection, { slug }: Article): string {
  return `${path}/${slug}`;
}
