"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useRef } from "react";
import Link from "next/link";
import { profileParts } from "@/components/catalogue/vendor/profile/profile-progress";
import { RoleNote } from "@/components/session/allowed";
import { useMayOpen } from "@/components/session/use-may-open";
import { useMay } from "@/components/session/use-team-role";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import { useGetVendorProfileQuery } from "@/services/identity/auth";
import { useGetPayoutOverviewQuery } from "@/services/sale/payout";
import { useAppSelector } from "@/store/hooks";
import { OnboardingStep } from "./onboarding-step";
import { PaymentSetup } from "./payment-setup";
import styles from "./vendor-onboarding-view.module.css";

/**
 * The steps that a vendor takes once before it can sell and be paid, without those that the role can't open.
 * `?step=stripe` opens the payment account.
 */
export function VendorOnboardingView() {
  const { get } = useListParams();
  const account = useAppSelector((state) => state.auth.userData);
  const profile = useGetVendorProfileQuery(account?.roleUser === "vendor" ? account.id : skipToken);
  const keepsPayouts = useMay("payouts");
  const mayOpen = useMayOpen();
  const overview = useGetPayoutOverviewQuery(undefined, {
    skip: !keepsPayouts,
    refetchOnMountOrArgChange: true,
  });
  const loaded = keepsPayouts ? overview : profile;
  const parts = (profile.data ? profileParts(profile.data) : []).filter(({ href }) => mayOpen(href));
  const steps = [
    profile.data?.status === "approved",
    ...(keepsPayouts ? [overview.data?.connect.payoutsEnabled === true] : []),
  ];
  const all = steps.length + parts.length;
  const count = [...steps, ...parts.map(({ done }) => done)].filter(Boolean).length;
  const payment = useRef<HTMLLIElement>(null);
  const opensPayment = get("step") === "stripe" && overview.data !== undefined;
  useEffect(() => {
    if (opensPayment) payment.current?.scrollIntoView({ block: "center" });
  }, [opensPayment]);

  return (
    <>
      <PageTitle title="Vendor onboarding">
        What we need once, so that couples can book you and we can pay you.
      </PageTitle>
      {loaded.data && profile.data ? (
        <div className={styles.progress}>
          <p>
            {count} of {all} done
          </p>
          <ProgressBar label="Onboarding" value={(count / all) * 100} valueText={`${count} of ${all} done`} />
        </div>
      ) : null}
      <div className={styles.note}>
        <RoleNote to="payouts" words={(who) => `${who} connects the account that your shop is paid to.`} />
      </div>
      {loaded.error ? (
        <LoadFailure title="This could not be loaded" error={loaded.error} retry={loaded.refetch} />
      ) : null}
      {!loaded.data && !loaded.error ? <Skeleton height="16rem" /> : null}
      {loaded.data ? (
        <ol className={styles.steps}>
          <OnboardingStep title="Your shop is approved" done={profile.data?.status === "approved"}>
            <p>{profile.data ? APPROVAL[profile.data.status] : "Loading your application…"}</p>
          </OnboardingStep>
          {overview.data ? (
            <OnboardingStep
              title="Connect your payment account"
              done={overview.data.connect.payoutsEnabled}
              itemRef={payment}
            >
              <PaymentSetup connect={overview.data.connect} code={get("code")} state={get("state")} />
            </OnboardingStep>
          ) : null}
          {parts.map(({ title, href, done, needed, missing }) => (
            <OnboardingStep key={title} title={title} done={done} optional={!needed}>
              <p>{done ? "Complete." : `Missing: ${missing.join(", ")}.`}</p>
              <p>
                <Link href={href} prefetch={false}>
                  {done ? "Review" : "Complete"} {title.toLowerCase()}
                </Link>
              </p>
            </OnboardingStep>
          ))}
        </ol>
      ) : null}
    </>
  );
}

const APPROVAL: Record<VendorStatus, string> = {
  approved: "Couples can find and book you.",
  pending: "We're checking your application, which usually takes 24-48 hours. We'll email you.",
  changes_requested: "We asked for changes. Make the changes, then send your application again.",
  rejected: "We couldn't accept your application. Your dashboard shows why.",
  suspended: "Your shop is suspended. Your dashboard shows why.",
  closed: "Your shop is closed. Your dashboard shows why.",
};
