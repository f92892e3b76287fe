import type { Metadata } from "next";
import { ReplyView } from "@/components/planning/rsvp/reply/reply-view";
import { RsvpGone } from "@/components/planning/rsvp/rsvp-view";
import { INVITE_LANGUAGES } from "@/contracts/planning/invitation/invitation";
import { REPLY_PROBLEMS } from "@/contracts/planning/invitation/rsvp";
import { readRsvp } from "@/server/modules/planning/rsvp/public";

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Your reply",
  description: "Reply to your invitation.",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

export default async function ReplyPage({ params, searchParams }: Props) {
  const [{ token }, query] = [await params, await searchParams];
  const chosen = INVITE_LANGUAGES.find((language) => language === query.lang);
  const page = await readRsvp(token, chosen);
  if (!page) return <RsvpGone />;
  const problem = REPLY_PROBLEMS.find((each) => each === query.problem) ?? null;
  const step = typeof query.step === "string" ? query.step : "";
  const preview = query.preview === "1";
  return (
    <ReplyView page={page} token={token} step={step} problem={problem} chosen={chosen} preview={preview} />
  );
}
