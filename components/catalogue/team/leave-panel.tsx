"use client";
import { SecurityCard } from "@/components/identity/security/security-card";
import { useTeamRole } from "@/components/session/use-team-role";
import { VENDOR_ROLE_LABELS } from "@/contracts/catalogue/vendor/vendor-team";
import { LeaveTeam } from "./leave-team";

/** Offers to leave the team. Owners have the button in the list of members, which only they see. */
export function LeavePanel() {
  const role = useTeamRole();
  if (role === "owner") return null;
  return (
    <SecurityCard title="Your place on the team" lead={`You’re on this team as ${VENDOR_ROLE_LABELS[role]}.`}>
      <LeaveTeam />
    </SecurityCard>
  );
}
