import type { Metadata } from "next";
import { SocialLinkView } from "@/components/identity/social/social-link-view";

export const metadata: Metadata = {
  title: "Connect your login",
  robots: { index: false },
  referrer: "no-referrer",
};

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function LinkSocialPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <SocialLinkView token={typeof token === "string" ? token : ""} />;
}
