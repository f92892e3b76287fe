import type { Metadata } from "next";
import { JoinTeam } from "@/components/planning/team/join-team";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The URL carries a token, which no other site may learn. */
export const metadata: Metadata = {
  title: "Join a wedding team",
  robots: { index: false },
  referrer: "no-referrer",
};

export default async function JoinTeamPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <JoinTeam token={typeof token === "string" ? token : ""} />;
}
