"use client";
import { InviteForm } from "@/components/identity/membership/invite-form";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { VENDOR_ROLE_LABELS, VENDOR_ROLE_WORDS } from "@/contracts/catalogue/vendor/vendor-team";
import { VENDOR_ROLES } from "@/contracts/identity/vendor-account";
import { useGetVendorTeamQuery, useInviteStaffMutation } from "@/services/catalogue/vendor-team";
import { SettingsFrame } from "../vendor/profile/form/settings-frame";
import { Activity } from "./activity";
import { Members } from "./members";
import styles from "./team.module.css";

/** `/vendor/dashboard/settings/team`: the shop's team with their roles and changes. */
export function TeamView() {
  const { data, error, isFetching, refetch } = useGetVendorTeamQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [invite] = useInviteStaffMutation();
  return (
    <SettingsFrame
      title="Team"
      lead="Work on your shop together, each with their own login. Only owners see this page."
    >
      <SettingsCard title="On your team">
        {data ? (
          <Members members={data.docs} />
        ) : error && !isFetching ? (
          <LoadFailure title="Your team could not be loaded" error={error} retry={refetch} />
        ) : (
          <CardRowsSkeleton label="Loading your team" count={2} />
        )}
      </SettingsCard>
      <SettingsCard title="Invite someone">
        <InviteForm
          roles={VENDOR_ROLES}
          firstRole="staff"
          labels={VENDOR_ROLE_LABELS}
          words={VENDOR_ROLE_WORDS}
          onInvite={(invited) => invite(invited).unwrap()}
        />
      </SettingsCard>
      <SettingsCard title="What each role may do">
        <dl className={styles.roles}>
          {VENDOR_ROLES.map((role) => (
            <div key={role}>
              <dt>{VENDOR_ROLE_LABELS[role]}</dt>
              <dd>{VENDOR_ROLE_WORDS[role]}</dd>
            </div>
          ))}
        </dl>
      </SettingsCard>
      <SettingsCard title="Activity">
        <Activity />
      </SettingsCard>
    </SettingsFrame>
  );
}
