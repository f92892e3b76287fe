import type { Metadata } from "next";
import { SharedRunSheet } from "@/components/planning/run-sheet/shared-run-sheet";
import { readShared } from "@/server/modules/planning/run-sheet/public";

type Props = { params: Promise<{ token: string }> };

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Run sheet",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};
/** A link that is turned off stops working at once. */
export const dynamic = "force-dynamic";

export default async function SharedRunSheetPage({ params }: Props) {
  const { token } = await params;
  return <SharedRunSheet sheet={await readShared(token)} token={token} />;
}
