"use client";
import { InviteForm } from "@/components/identity/membership/invite-form";
import { MemberList } from "@/components/identity/membership/member-list";
import { AccountPage } from "@/components/ui/page/account-page";
import { Badge } from "@/components/ui/feedback/badge";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { HomeSection } from "@/components/ui/page/home-section";
import { ROLE_WORDS, type TeamMember } from "@/contracts/planning/wedding/team";
import { MEMBER_ROLE_LABELS, MEMBER_ROLES } from "@/contracts/planning/wedding/wedding";
import { formatDateTime } from "@/lib/dates";
import {
  useGetTeamQuery,
  useInviteMemberMutation,
  useRemoveMemberMutation,
  useResendInvitationMutation,
} from "@/services/planning/team";
import styles from "./team-view.module.css";

/** The people on the planning team, and controls to invite and remove them. */
export function TeamView() {
  const { data, error, isFetching, refetch } = useGetTeamQuery();
  const [invite] = useInviteMemberMutation();
  return (
    <AccountPage
      title="Your team"
      lead="Plan together, each with your own login. You and your fiancé or fiancée share one cart, shortlist and orders; everyone else sees only what their role says."
    >
      <HomeSection title="Invite team members">
        <InviteForm
          roles={MEMBER_ROLES}
          firstRole="fiancee"
          labels={MEMBER_ROLE_LABELS}
          words={ROLE_WORDS}
          onInvite={(invited) => invite(invited).unwrap()}
        />
      </HomeSection>
      <HomeSection title="On your team">
        {data ? (
          data.docs.length === 0 ? (
            <p className={styles.note}>Nobody yet. People you invite appear here.</p>
          ) : (
            <Members members={data.docs} />
          )
        ) : error && !isFetching ? (
          <LoadFailure title="Your team could not be loaded" error={error} retry={refetch} />
        ) : (
          <CardRowsSkeleton label="Loading your team" count={2} />
        )}
      </HomeSection>
    </AccountPage>
  );
}

function Members({ members }: { members: readonly TeamMember[] }) {
  const [resend] = useResendInvitationMutation();
  const [remove] = useRemoveMemberMutation();
  return (
    <MemberList
      members={members}
      since={({ invitedAt }) => `Invited ${formatDateTime(invitedAt)}`}
      role={({ role }) => <Badge tone="neutral">{MEMBER_ROLE_LABELS[role]}</Badge>}
      loss="They lose access to your plans at once."
      onResend={resend}
      onRemove={remove}
    />
  );
}
