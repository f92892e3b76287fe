export type ArticleSection = { heading: string; paragraphs?: readonly string[]; list?: readonly string[] };

export type Article = {
  /** The last part of its address. */
  slug: string;
  title: string;
  summary: string;
  /** A picture of `public/images/home`. */
  picture: string;
  opening: string;
  sections: readonly ArticleSection[];
  /** Slugs of categories and product types to look at next. Those missing from the catalogue are left out. */
  categories: readonly string[];
};

export type ArticleCollection = {
  /** The address of its list; an article is one level below. */
  path: "/inspiration" | "/helpful-tips";
  title: string;
  lead: string;
  description: string;
  articles: readonly Article[];
};

const WORDS_A_MINUTE = 220;

/** Returns the reading time in whole minutes. */
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
