"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { messageOf } from "@/contracts/api-error";
import { INVITATION_SENT, type Invitation } from "@/contracts/planning/invitation/invitation";
import { notify } from "@/lib/notice/notify";
import { useUpdateHouseholdMutation } from "@/services/planning/guest";
import { useSendInvitationsMutation } from "@/services/planning/invitation";
import styles from "./invitations.module.css";

type Props = { invitation: Invitation };

/** Explains why the mail to a household did not arrive, and sends it again to the corrected address. */
export function ResendForm({ invitation: { id, householdId, household, email, mail } }: Props) {
  const [address, setAddress] = useState(email);
  const [problem, setProblem] = useState(mail?.reason);
  const [update, updating] = useUpdateHouseholdMutation();
  const [send, sending] = useSendInvitationsMutation();

  const resend = async (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() === "") return setProblem("Enter an email address");
    if (address !== email) {
      const { error } = await update({ id: householdId, email: address });
      if (error) return setProblem(messageOf(error));
    }
    const { data } = await send({ householdIds: [householdId] });
    if (data) notify("success", INVITATION_SENT);
  };

  return (
    <form className={styles.resend} noValidate onSubmit={(event) => void resend(event)}>
      <TextField
        id={`resend-${id}`}
        label={`Email of ${household}`}
        type="email"
        value={address}
        error={problem}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button size="sm" type="submit" busy={updating.isLoading || sending.isLoading}>
        Send again
      </Button>
    </form>
  );
}
