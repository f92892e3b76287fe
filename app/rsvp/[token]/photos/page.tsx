import type { Metadata } from "next";
import { PhotosView } from "@/components/planning/rsvp/photos/photos-view";
import { RsvpGone } from "@/components/planning/rsvp/rsvp-view";
import { INVITE_LANGUAGES } from "@/contracts/planning/invitation/invitation";
import { PHOTO_PROBLEMS } from "@/contracts/planning/photo";
import { readPhotos } from "@/server/modules/planning/photo/public";

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Photos",
  description: "Photos of the day, from its guests.",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function PhotosPage({ params, searchParams }: Props) {
  const [{ token }, query] = [await params, await searchParams];
  const chosen = INVITE_LANGUAGES.find((language) => language === query.lang);
  const page = await readPhotos(token, chosen);
  if (!page) return <RsvpGone />;
  const problem = PHOTO_PROBLEMS.find((each) => each === query.problem) ?? null;
  const sent = typeof query.sent === "string";
  return <PhotosView page={page} opened={{ token, chosen }} problem={problem} sent={sent} />;
}
