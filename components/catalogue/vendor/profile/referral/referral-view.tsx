"use client";
import { Button } from "@/components/ui/action/button";
import { CopyButton } from "@/components/ui/action/copy-button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { VendorReferral } from "@/contracts/catalogue/vendor/vendor-referral";
import {
  useGetVendorReferralQuery,
  useOpenVendorReferralMutation,
} from "@/services/catalogue/vendor-settings";
import { SettingsFrame } from "../form/settings-frame";
import styles from "./referral-view.module.css";

/** `/vendor/dashboard/settings/referral` */
export function ReferralView() {
  const { data, error, refetch } = useGetVendorReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, { isLoading }] = useOpenVendorReferralMutation();
  return (
    <SettingsFrame
      title="Referral"
      lead="Share your own link on Instagram, in emails or on your cards, and see whom it brings."
    >
      {error ? <LoadFailure title="Your link could not be loaded" error={error} retry={refetch} /> : null}
      {!data && !error ? <CardRowsSkeleton label="Loading your link" /> : null}
      {data && !data.link ? (
        <EmptyState
          title="You have no link yet"
          action={
            <Button busy={isLoading} onClick={() => void open()}>
              Create my link
            </Button>
          }
        >
          <p>Couples who come by your link can ask for Sayang&apos;s welcome discount, as everyone can.</p>
        </EmptyState>
      ) : null}
      {data?.link ? <Link referral={data} link={data.link} /> : null}
    </SettingsFrame>
  );
}

function Link({ referral, link }: { referral: VendorReferral; link: string }) {
  const { code, signups, couples, bookedCouples, vendors } = referral;
  const brought = [
    { label: "Asked for the discount", value: signups },
    { label: "Couples registered", value: couples },
    { label: "Couples who booked", value: bookedCouples },
    { label: "Vendors registered", value: vendors },
  ];
  return (
    <>
      <SettingsCard title="Your link">
        <p className={styles.link}>{link}</p>
        <p className={styles.code}>Code: {code}</p>
        <CopyButton text={link} size="sm" />
      </SettingsCard>
      <SettingsCard title="What it brought">
        <dl className={styles.brought}>
          {brought.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>
          A link counts for 30 days on a browser, and the first one counts. You see numbers, never names.
        </p>
      </SettingsCard>
    </>
  );
}
