import type { Metadata } from "next";
import { RsvpGone, RsvpView } from "@/components/planning/rsvp/rsvp-view";
import { INVITE_LANGUAGES } from "@/contracts/planning/invitation/invitation";
import { readRsvp } from "@/server/modules/planning/rsvp/public";

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "You’re invited",
  description: "Open your invitation and reply.",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function RsvpPage({ params, searchParams }: Props) {
  const [{ token }, query] = [await params, await searchParams];
  const chosen = INVITE_LANGUAGES.find((language) => language === query.lang);
  const page = await readRsvp(token, chosen);
  if (!page) return <RsvpGone />;
  const [saved, card, preview] = [query.saved === "1", query.card === "1", query.preview === "1"];
  return <RsvpView page={page} token={token} chosen={chosen} saved={saved} card={card} preview={preview} />;
}
