import type { Metadata } from "next";
import { NoticeMailStopView } from "@/components/identity/notice/notice-mail-stop-view";
import { NOTICE_KINDS } from "@/contracts/identity/notice";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Stop these emails",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function StopEmailsPage({ searchParams }: Props) {
  const { token, kind, done } = await searchParams;
  return (
    <NoticeMailStopView
      token={typeof token === "string" ? token : ""}
      kind={NOTICE_KINDS.find((each) => each === kind) ?? null}
      done={done === "1"}
    />
  );
}
