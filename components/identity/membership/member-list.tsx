"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge, type BadgeTone } from "@/components/ui/feedback/badge";
import type { Member, MemberState } from "@/contracts/identity/membership";
import { notify } from "@/lib/notice/notify";
import styles from "./membership.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

type Listed = Member<string, MemberState | "founder"> & { isYou?: boolean };
type Answer = Promise<{ data?: unknown }>;
type Props<Person extends Listed> = {
  members: readonly Person[];
  /** Returns in words when the person joined the team or was invited. */
  since: (member: Person) => string;
  /** Returns the role, or a control to change it. */
  role: (member: Person) => ReactNode;
  /** The access that members lose when they are removed. */
  loss: string;
  onResend: (id: string) => Answer;
  onRemove: (id: string) => Answer;
  /** The control with which the reader, if a member, leaves the team. */
  leave?: ReactNode;
};

/** Everyone on a team. Founders can't be removed, and nobody can remove themselves. */
export function MemberList<Person extends Listed>(props: Props<Person>) {
  const { members, since, role, loss, onResend, onRemove, leave } = props;
  const [asked, setAsked] = useState<Person | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async ({ id, name }: Person) => {
    setBusy(true);
    if ((await onRemove(id)).data) notify("success", `${name} is no longer on your team`);
    setBusy(false);
    setAsked(null);
  };
  return (
    <>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <div className={styles.who}>
              <p className={styles.name}>
                {member.name}
                {member.isYou ? " (you)" : ""}
                <StateBadge state={member.state} />
              </p>
              <p className={styles.note}>{member.email}</p>
              <p className={styles.note}>{since(member)}</p>
            </div>
            <div className={styles.actions}>
              {role(member)}
              {member.state === "invited" || member.state === "expired" ? (
                <SendAgain member={member} onResend={onResend} />
              ) : null}
              {member.state === "joined" && member.isYou ? leave : null}
              {member.state === "founder" || member.isYou ? null : (
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={`Remove ${member.name}`}
                  onClick={() => setAsked(member)}
                >
                  Remove
                </Button>
              )}
            </div>
          </li>
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
            busy={busy}
            onConfirm={() => void remove(asked)}
            onClose={() => setAsked(null)}
          >
            {asked.state === "joined"
              ? `${loss} You can invite them again.`
              : "The link in their invitation stops working."}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  );
}

const STATES: Partial<Record<Listed["state"], { label: string; tone: BadgeTone }>> = {
  invited: { label: "Invited", tone: "info" },
  expired: { label: "Invitation expired", tone: "warn" },
};

function StateBadge({ state }: Pick<Listed, "state">) {
  const shown = STATES[state];
  return shown ? <Badge tone={shown.tone}>{shown.label}</Badge> : null;
}

function SendAgain({ member, onResend }: { member: Listed; onResend: (id: string) => Answer }) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    if ((await onResend(member.id)).data) notify("success", `Invitation sent again to ${member.email}`);
    setBusy(false);
  };
  return (
    <Button
      variant="plain"
      size="sm"
      busy={busy}
      aria-label={`Send the invitation to ${member.name} again`}
      onClick={() => void again()}
    >
      Send again
    </Button>
  );
}
