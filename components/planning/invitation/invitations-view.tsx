"use client";
import { lazy, Suspense } from "react";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { GuestTabs } from "@/components/planning/guest-list/guest-tabs";
import { AccountPage } from "@/components/ui/page/account-page";
import { useListParams } from "@/components/ui/list/use-list-params";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { useLive } from "@/components/session/use-live";
import { InvitationList } from "./invitation-list";

const DesignTab = lazy(() => import("./design-tab"));
const GuestPageTab = lazy(() => import("./guest-page-tab"));
const BanquetTab = lazy(() => import("@/components/planning/event-order/banquet-tab"));

const PATH = "/user/dashboard/guest-list/invitations";
const TABS = [
  { tab: "replies", label: "Invitations and replies" },
  { tab: "design", label: "Design and words" },
  { tab: "guests", label: "Guests’ page" },
  { tab: "banquet", label: "Your banquet" },
] as const;
type Tab = (typeof TABS)[number]["tab"];

/** Invitations: who is invited and has replied, the look of the invite, and what replies mean for the banquet. */
export function InvitationsView() {
  const { get } = useListParams();
  useLive();
  const current: Tab = TABS.find(({ tab }) => tab === get("tab"))?.tab ?? "replies";
  return (
    <AccountPage
      title="Invitations"
      lead="Send each household its own link, and watch replies come in. Your banquet’s numbers follow."
    >
      <GuestTabs />
      <PageTabs label="Invitations" path={PATH} tabs={TABS} current={current} />
      <Suspense fallback={<CardRowsSkeleton label="Loading" count={3} />}>
        {current === "design" ? <DesignTab /> : null}
        {current === "guests" ? <GuestPageTab /> : null}
        {current === "banquet" ? <BanquetTab /> : null}
        {current === "replies" ? <InvitationList /> : null}
      </Suspense>
    </AccountPage>
  );
}
