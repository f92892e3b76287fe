import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { articleHref } from "@/components/site/articles/article";
import { ArticleView } from "@/components/site/articles/article-view";
import { findArticle } from "@/components/site/articles/collections";
import { INSPIRATION } from "@/components/site/articles/inspiration.data";
import { existingLinks } from "@/components/site/home/links";
import { pageMetadata } from "@/lib/page/page-metadata";
import { categoryTree } from "@/server/modules/catalogue/category/public";

type Props = { params: Promise<{ slug: string }> };

export const dynamic = "force-dynamic";

const read = async (params: Props["params"]) => findArticle(INSPIRATION, (await params).slug) ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await read(params);
  return pageMetadata(articleHref(INSPIRATION, article), article.title, article.summary, {
    picture: "page/inspiration",
  });
}

export default async function InspirationArticlePage({ params }: Props) {
  const [article, tree] = await Promise.all([read(params), categoryTree()]);
  return (
    <ArticleView
      collection={INSPIRATION}
      article={article}
      categories={existingLinks(tree, article.categories)}
    />
  );
}
