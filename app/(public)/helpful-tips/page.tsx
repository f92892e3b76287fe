import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ArticleListView } from "@/components/site/articles/article-list-view";
import { HELPFUL_TIPS } from "@/components/site/articles/helpful-tips.data";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page/page-metadata";

export const dynamic = "force-dynamic";

const { path, title, description } = HELPFUL_TIPS;

export function generateMetadata(): Metadata {
  return pageMetadata(path, title, description, { picture: "page/helpful-tips" });
}

/** Redirects to the blog if one is configured. */
export default function HelpfulTipsPage() {
  const { blogOrigin } = readEnv();
  if (blogOrigin !== null) redirect(blogOrigin + path);
  return <ArticleListView collection={HELPFUL_TIPS} />;
}
