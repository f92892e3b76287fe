import type { Metadata } from "next";
import { OwnReply } from "@/components/planning/wedding-page/own-reply";
import { WeddingPageGone, WeddingPageView } from "@/components/planning/wedding-page/wedding-page-view";
import { LINK_ASKED } from "@/contracts/planning/invitation/wedding-page";
import { INVITE_LANGUAGES } from "@/contracts/planning/invitation/invitation";
import { readWeddingPage } from "@/server/modules/planning/invitation/public";

type Props = {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Only people with the link may find the page. */
export const metadata: Metadata = {
  title: "Our wedding",
  description: "When, where and everything else about our day.",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function WeddingPage({ params, searchParams }: Props) {
  const [{ slug }, { i, asked, lang }] = [await params, await searchParams];
  const language = INVITE_LANGUAGES.find((each) => each === lang) ?? "en";
  const key = typeof i === "string" ? i : undefined;
  const page = await readWeddingPage(slug, key);
  if (!page) return <WeddingPageGone />;
  return (
    <WeddingPageView
      page={page}
      language={language}
      pathIn={(each) => `/w/${slug}?${new URLSearchParams({ ...(key ? { i: key } : {}), lang: each })}`}
      ownReply={
        <OwnReply
          slug={slug}
          asked={LINK_ASKED.find((each) => each === asked) ?? null}
          hasEvents={page.events.length > 0}
          language={language}
        />
      }
    />
  );
}
