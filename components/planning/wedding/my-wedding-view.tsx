"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { type ReactNode, useState } from "react";
import { coupleNames } from "@/lib/couple-name";
import { DayList } from "@/components/planning/run-sheet/day-list";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { HomeSection, RowsSkeleton } from "@/components/ui/page/home-section";
import type { PlanOverview } from "@/contracts/planning/overview";
import { type IsoDate, todayInSingapore } from "@/lib/dates";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useLive } from "@/components/session/use-live";
import { useGetPlanOverviewQuery } from "@/services/planning/overview";
import { useGetOrdersQuery } from "@/services/sale/order";
import { useAppSelector } from "@/store/hooks";
import { BookedDay } from "./booked-day";
import { CartHint } from "./cart-hint";
import { DueNext, DueToday } from "./due-next";
import { LatestOrders } from "./latest-orders";
import styles from "./my-wedding-view.module.css";
import { GuestsGlance } from "./week/guests-glance";
import { MarriageNotices } from "./week/marriage-notices";
import { MoneyGlance } from "./week/money-glance";
import { PlanLinks } from "./week/plan-links";
import { TeamNote } from "./week/team-note";
import { ThisWeek } from "./week/this-week";
import { WeddingBanner } from "./wedding-banner";

const LATEST = 3;

type Props = {
  /** The couple's appointments, which belong to another area. */
  appointments: ReactNode;
};

/** The couple's home: the day, what matters this week, the money, the latest orders. */
export function MyWeddingView({ appointments }: Props) {
  const [today] = useState(() => todayInSingapore());
  const id = useAppSelector((state) => state.auth.userData?.id);
  const { data: profile } = useGetCustomerProfileQuery(id ?? skipToken);
  const overview = useGetPlanOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = overview;
  useLive();

  if (data && data.role !== "owner") {
    return (
      <div className={styles.page}>
        <WeddingBanner couple={data.couple} day={data.day} today={today} guest />
        <TeamNote role={data.role} couple={data.couple} />
        {data.role === "fiancee" ? <DueToday today={today} /> : null}
        {data.plans ? <Plans plans={data.plans} today={today} /> : null}
        {data.runSheet ? <HelpersDay day={data.day} items={data.runSheet} /> : null}
        <GuestsGlance guests={data.guests} />
        {data.role === "fiancee" ? (
          <>
            {appointments}
            <Bookings today={today} />
          </>
        ) : null}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <WeddingBanner
        couple={profile ? coupleNames(profile) : data?.couple}
        day={profile?.weddingDate ?? null}
        today={today}
      />
      <DueToday today={today} />
      <CartHint />
      {data?.plans?.otherDay && data.day ? <BookedDay day={data.day} booked={data.plans.otherDay} /> : null}
      {data?.plans ? (
        <Plans plans={data.plans} today={today} />
      ) : overview.error && !overview.isFetching ? (
        <LoadFailure title="Your plans could not be loaded" error={overview.error} retry={overview.refetch} />
      ) : (
        <HomeSection title="This week">
          <RowsSkeleton label="Loading your plans" />
        </HomeSection>
      )}
      {data ? <GuestsGlance guests={data.guests} /> : null}
      {appointments}
      <Bookings today={today} />
    </div>
  );
}

type Day = Pick<PlanOverview, "day"> & { items: NonNullable<PlanOverview["runSheet"]> };

function HelpersDay({ day, items }: Day) {
  return items.length > 0 ? (
    <DayList day={day} items={items} />
  ) : (
    <EmptyState title="No run sheet yet">
      The day by the minute appears here once the couple has written it.
    </EmptyState>
  );
}

function Plans({ plans, today }: { plans: NonNullable<PlanOverview["plans"]>; today: IsoDate }) {
  return (
    <>
      <div className={styles.columns}>
        <ThisWeek plans={plans} today={today} />
        <MoneyGlance money={plans.money} />
      </div>
      <MarriageNotices notices={plans.notices} today={today} />
      <PlanLinks entries={plans.runSheetEntries} />
    </>
  );
}

function Bookings({ today }: { today: IsoDate }) {
  const orders = useGetOrdersQuery({ page: 1, limit: LATEST });
  if (orders.data?.totalDocs === 0) {
    return (
      <EmptyState
        title="It all begins with the first booking"
        action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}
      >
        Book a venue, a gown or a photographer, and you’ll see payments and orders here.
      </EmptyState>
    );
  }
  return (
    <div className={styles.columns}>
      <DueNext today={today} />
      <LatestOrders {...orders} />
    </div>
  );
}
