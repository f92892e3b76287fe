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
  const [{ token }, { lang, saved, missing, preview }] = [await params, await searchParams];
  const page = await readRsvp(
    token,
    INVITE_LANGUAGES.find((language) => language === lang),
  );
  const sent = saved === "1" ? "saved" : missing === "1" ? "missing" : null;
  return page ? <RsvpView page={page} token={token} sent={sent} preview={preview === "1"} /> : <RsvpGone />;
}
