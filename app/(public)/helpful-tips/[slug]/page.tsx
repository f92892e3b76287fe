import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { articleHref } from "@/components/site/articles/article";
import { ArticleView } from "@/components/site/articles/article-view";
import { findArticle } from "@/components/site/articles/collections";
import { HELPFUL_TIPS } from "@/components/site/articles/helpful-tips.data";
import { existingLinks } from "@/components/site/home/links";
import { pageMetadata } from "@/lib/page/page-metadata";
import { categoryTree } from "@/server/modules/catalogue/category/public";

type Props = { params: Promise<{ slug: string }> };

export const dynamic = "force-dynamic";

const read = async (params: Props["params"]) => findArticle(HELPFUL_TIPS, (await params).slug) ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await read(params);
  return pageMetadata(articleHref(HELPFUL_TIPS, article), article.title, article.summary, {
    picture: "page/helpful-tips",
  });
}

export default async function HelpfulTipsArticlePage({ params }: Props) {
  const [article, tree] = await Promise.all([read(params), categoryTree()]);
  return (
    <ArticleView
      collection={HELPFUL_TIPS}
      article={article}
      categories={existingLinks(tree, article.categories)}
    />
  );
}
