"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import { VENDOR_ROLE_LABELS, type VendorMember } from "@/contracts/catalogue/vendor/vendor-team";
import { VENDOR_ROLES, type VendorRole } from "@/contracts/identity/vendor-account";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import {
  useChangeStaffRoleMutation,
  useRemoveStaffMutation,
  useResendStaffInvitationMutation,
} from "@/services/catalogue/vendor-team";
import styles from "./team.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

type Props = { members: readonly VendorMember[] };

/** The team. The account that registered the shop always stays its owner; nobody changes their own role. */
export function Members({ members }: Props) {
  const [remove, removing] = useRemoveStaffMutation();
  const [asked, setAsked] = useState<VendorMember | null>(null);
  const removeAsked = async ({ id, name }: VendorMember) => {
    if ((await remove(id)).data) notify("success", `${name} is no longer on your team`);
    setAsked(null);
  };
  return (
    <>
      <ul className={styles.members}>
        {members.map((member) => (
          <Member key={member.id} member={member} onRemove={() => setAsked(member)} />
        ))}
      </ul>
      <Suspense>
        {asked ? (
          <ConfirmDialog
            open
            title={`Remove ${asked.name}?`}
            confirm="Remove from the team"
            cancel="Keep on the team"
            tone="danger"
            busy={removing.isLoading}
            onConfirm={() => void removeAsked(asked)}
            onClose={() => setAsked(null)}
          >
            {asked.state === "joined"
              ? "They are signed out everywhere at once. You can invite them again."
              : "The link in their invitation stops working."}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  );
}

function Member({ member, onRemove }: { member: VendorMember; onRemove: () => void }) {
  const { name, email, role, isYou, state } = member;
  const shown = STATES[state];
  const isFixed = state === "founder" || isYou;
  return (
    <li className={styles.member}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}
          {isYou ? " (you)" : ""}
          {shown ? <Badge tone={shown.tone}>{shown.label}</Badge> : null}
        </p>
        <p className={styles.note}>{email}</p>
        <p className={styles.note}>{sinceOf(member)}</p>
      </div>
      <div className={styles.actions}>
        {isFixed ? <Badge tone="neutral">{VENDOR_ROLE_LABELS[role]}</Badge> : <RoleSelect member={member} />}
        {shown ? <SendAgain member={member} /> : null}
        {isFixed ? null : (
          <Button variant="plain" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

function sinceOf({ state, since }: VendorMember): string {
  switch (state) {
    case "founder":
      return "Registered this shop, and always owns it";
    case "joined":
      return `Joined ${formatDateTime(since)}`;
    case "invited":
    case "expired":
      return `Invited ${formatDateTime(since)}`;
  }
}

const STATES: Partial<Record<VendorMember["state"], { label: string; tone: BadgeTone }>> = {
  invited: { label: "Invited", tone: "info" },
  expired: { label: "Invitation expired", tone: "warn" },
};

function SendAgain({ member: { id, name, email } }: { member: VendorMember }) {
  const [resend, { isLoading }] = useResendStaffInvitationMutation();
  const again = async () => {
    if ((await resend(id)).data) notify("success", `Invitation sent again to ${email}`);
  };
  return (
    <Button
      variant="plain"
      size="sm"
      busy={isLoading}
      aria-label={`Send the invitation to ${name} again`}
      onClick={() => void again()}
    >
      Send again
    </Button>
  );
}

function RoleSelect({ member: { id, name, role } }: { member: VendorMember }) {
  const [change, { isLoading }] = useChangeStaffRoleMutation();
  const choose = async (next: VendorRole) => {
    if ((await change({ id, role: next })).data)
      notify("success", `${name} is now ${VENDOR_ROLE_LABELS[next]}`);
  };
  return (
    <select
      className={styles.role}
      aria-label={`Role of ${name}`}
      aria-busy={isLoading || undefined}
      value={role}
      onChange={(event) => void choose(event.target.value as VendorRole)}
    >
      {VENDOR_ROLES.map((each) => (
        <option key={each} value={each}>
          {VENDOR_ROLE_LABELS[each]}
        </option>
      ))}
    </select>
  );
}
