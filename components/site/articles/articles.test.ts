import { existsSync } from "node:fs";
import { referenceRows } from "@/server/modules/catalogue/category/public";
import { SITE_PAGES } from "@/lib/page/site-pages";
import { articleHref, readingMinutes } from "./article";
import { ARTICLE_COLLECTIONS } from "./collections";

const { categories, productTypes } = referenceRows();
const CATEGORIES = new Set([...categories, ...productTypes].map(({ slug }) => slug));

const ARTICLES = ARTICLE_COLLECTIONS.flatMap((collection) =>
  collection.articles.map((article) => ({ path: articleHref(collection, article), article })),
);

test("each collection has several articles, and the sitemap lists exactly these", () => {
  for (const { articles } of ARTICLE_COLLECTIONS) expect(articles.length).toBeGreaterThanOrEqual(4);
  const listed = SITE_PAGES.filter((path) => /^\/(inspiration|helpful-tips)\//.test(path));
  expect(listed.toSorted()).toEqual(ARTICLES.map(({ path }) => path).toSorted());
});

test.each(ARTICLES)("$path has a picture, enough to read and categories that exist", ({ article }) => {
  expect(existsSync(`public/images/home/${article.picture}.webp`)).toBe(true);
  expect(article.sections.length).toBeGreaterThanOrEqual(4);
  expect(article.categories.length).toBeGreaterThanOrEqual(4);
  expect(article.categories.filter((slug) => !CATEGORIES.has(slug))).toEqual([]);
});

test.each(ARTICLES.filter(({ path }) => path.startsWith("/helpful-tips/")))(
  "$path takes more than a minute to read",
  ({ article }) => expect(readingMinutes(article)).toBeGreaterThanOrEqual(2),
);
