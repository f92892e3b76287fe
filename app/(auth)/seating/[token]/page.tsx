import type { Metadata } from "next";
import { SharedSeating } from "@/components/planning/seating/shared/shared-seating";
import { readSharedSeating } from "@/server/modules/planning/seating/public";

type Props = { params: Promise<{ token: string }> };

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Seating",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};
/** A link that is turned off stops working at once. */
export const dynamic = "force-dynamic";

export default async function SharedSeatingPage({ params }: Props) {
  const { token } = await params;
  return <SharedSeating seating={await readSharedSeating(token)} token={token} />;
}
