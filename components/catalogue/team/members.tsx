"use client";
import { MemberList } from "@/components/identity/membership/member-list";
import { Badge } from "@/components/ui/feedback/badge";
import { VENDOR_ROLE_LABELS, type VendorMember } from "@/contracts/catalogue/vendor/vendor-team";
import { VENDOR_ROLES, type VendorRole } from "@/contracts/identity/vendor-account";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import {
  useChangeStaffRoleMutation,
  useRemoveStaffMutation,
  useResendStaffInvitationMutation,
} from "@/services/catalogue/vendor-team";
import { LeaveTeam } from "./leave-team";
import styles from "./team.module.css";

/** The team. The account that registered the shop always remains an owner; nobody can change their own role. */
export function Members({ members }: { members: readonly VendorMember[] }) {
  const [resend] = useResendStaffInvitationMutation();
  const [remove] = useRemoveStaffMutation();
  return (
    <MemberList
      members={members}
      since={sinceOf}
      role={(member) =>
        member.state === "founder" || member.isYou ? (
          <Badge tone="neutral">{VENDOR_ROLE_LABELS[member.role]}</Badge>
        ) : (
          <RoleSelect member={member} />
        )
      }
      loss="They are signed out everywhere at once."
      onResend={resend}
      onRemove={remove}
      leave={<LeaveTeam />}
    />
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
