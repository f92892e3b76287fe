import type { Metadata } from "next";
import { MailStopView } from "@/components/messaging/customer/mail-stop-view";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Stop these emails",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function UnsubscribePage({ searchParams }: Props) {
  const { token, done } = await searchParams;
  return <MailStopView token={typeof token === "string" ? token : ""} done={done === "1"} />;
}
