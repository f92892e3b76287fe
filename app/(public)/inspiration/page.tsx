import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ArticleListView } from "@/components/site/articles/article-list-view";
import { INSPIRATION } from "@/components/site/articles/inspiration.data";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page/page-metadata";

export const dynamic = "force-dynamic";

const { path, title, description } = INSPIRATION;

export function generateMetadata(): Metadata {
  return pageMetadata(path, title, description, { picture: "page/inspiration" });
}

/** Redirects to the blog if one is configured. */
export default function InspirationPage() {
  const { blogOrigin } = readEnv();
  if (blogOrigin !== null) redirect(blogOrigin + path);
  return <ArticleListView collection={INSPIRATION} />;
}
