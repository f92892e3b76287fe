import type { Article, ArticleCollection } from "./article";
import { HELPFUL_TIPS } from "./helpful-tips.data";
import { INSPIRATION } from "./inspiration.data";

export const ARTICLE_COLLECTIONS: readonly ArticleCollection[] = [INSPIRATION, HELPFUL_TIPS];

export function findArticle({ articles }: ArticleCollection, slug: string): Article | null {
  return articles.find((article) => article.slug === slug) ?? null;
}
