"use client";
import { lazy, Suspense, useState } from "react";
import { PlanPage } from "@/components/planning/shared/plan-page";
import { Button } from "@/components/ui/action/button";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { HomeSection } from "@/components/ui/page/home-section";
import { ROLE_WORDS, type TeamMember } from "@/contracts/planning/wedding/team";
import { inviteMemberBody } from "@/contracts/planning/wedding/team.schema";
import { MEMBER_ROLE_LABELS, MEMBER_ROLES, type MemberRole } from "@/contracts/planning/wedding/wedding";
import { notify } from "@/lib/notice/notify";
import {
  useGetTeamQuery,
  useInviteMemberMutation,
  useRemoveMemberMutation,
  useResendInvitationMutation,
} from "@/services/planning/team";
import styles from "./team-view.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

const STATES: Record<TeamMember["state"], { label: string; tone: BadgeTone }> = {
  invited: { label: "Invited", tone: "info" },
  joined: { label: "On the team", tone: "good" },
  expired: { label: "Invitation expired", tone: "warn" },
};

/** The people who plan along, and how to invite and remove them. */
export function TeamView() {
  const { data, error, isFetching, refetch } = useGetTeamQuery();
  return (
    <PlanPage
      title="Your team"
      lead="Plan together, each with your own login. You and your fiancé or fiancée share one cart, shortlist and orders; everyone else sees only what their role says."
    >
      <HomeSection title="Invite team members">
        <Invite />
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
    </PlanPage>
  );
}

function Invite() {
  const [invite] = useInviteMemberMutation();
  const blank = { name: "", email: "", role: "fiancee" as MemberRole };
  const form = useForm({
    initialValues: blank,
    schema: inviteMemberBody,
    idPrefix: "invite",
    validateOnBlur: false,
    submit: async (values) => {
      await invite(values).unwrap();
      notify("success", `Invitation sent to ${values.email}`);
      return { kept: { ...blank, role: values.role } };
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextField {...form.field("name")} label="Name" maxLength={80} />
      <TextField {...form.field("email")} label="Email address" type="email" inputMode="email" />
      <SelectField {...form.field("role")} label="Role" hint={ROLE_WORDS[form.values.role]}>
        {MEMBER_ROLES.map((role) => (
          <option key={role} value={role}>
            {MEMBER_ROLE_LABELS[role]}
          </option>
        ))}
      </SelectField>
      <div>
        <SubmitButton busy={form.busy}>Send invitation</SubmitButton>
      </div>
    </form>
  );
}

function Members({ members }: { members: readonly TeamMember[] }) {
  const [resend] = useResendInvitationMutation();
  const [remove, removing] = useRemoveMemberMutation();
  const [asked, setAsked] = useState<TeamMember | null>(null);
  const again = async ({ id, email }: TeamMember) => {
    if ((await resend(id)).data) notify("success", `Invitation sent again to ${email}`);
  };
  return (
    <>
      <ul>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <div className={styles.who}>
              <p className={styles.name}>{member.name}</p>
              <p className={styles.note}>
                {MEMBER_ROLE_LABELS[member.role]} · {member.email}
              </p>
            </div>
            <Badge tone={STATES[member.state].tone}>{STATES[member.state].label}</Badge>
            <div className={styles.actions}>
              {member.state === "joined" ? null : (
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={`Send the invitation to ${member.name} again`}
                  onClick={() => void again(member)}
                >
                  Send again
                </Button>
              )}
              <Button
                variant="plain"
                size="sm"
                aria-label={`Remove ${member.name}`}
                onClick={() => setAsked(member)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Suspense>
        {asked ? (
          <ConfirmDialog
            open
            title={`Remove ${asked.name}?`}
            confirm="Remove"
            cancel="Keep on the team"
            tone="danger"
            busy={removing.isLoading}
            onConfirm={() => void remove(asked.id).then(() => setAsked(null))}
            onClose={() => setAsked(null)}
          >
            {asked.state === "joined"
              ? "They lose access to your plans at once. You can invite them again."
              : "The link in their invitation stops working."}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  );
}
