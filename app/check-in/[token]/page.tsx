import type { Metadata } from "next";
import { HelperView } from "@/components/planning/check-in/helper/helper-view";

type Props = { params: Promise<{ token: string }> };

/** The URL carries a token, which no other site may learn. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { token } = await params;
  return {
    title: "Check-in",
    robots: { index: false, follow: false },
    referrer: "no-referrer",
    manifest: `/check-in/${token}/manifest.webmanifest`,
  };
}

/** A shell without data, the same whatever the link opens, so that phones can cache it for offline use. */
export default async function CheckInPage({ params }: Props) {
  const { token } = await params;
  return <HelperView token={token} />;
}
