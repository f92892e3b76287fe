"use client";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import type { SeatingLink } from "@/contracts/planning/seating";
import { seatingLinkBody } from "@/contracts/planning/seating.schema";
import { notify } from "@/lib/notice/notify";
import { useAddSeatingLinkMutation, useRevokeSeatingLinkMutation } from "@/services/planning/seating";
import styles from "./dialogs.module.css";

type Props = { eventId: string; links: readonly SeatingLink[]; onClose: () => void };

/** Links with which the venue reads the seating, each to be turned off by itself. */
export default function ShareDialog({ eventId, links, onClose }: Props) {
  const [add] = useAddSeatingLinkMutation();
  const [revoke, revoking] = useRevokeSeatingLinkMutation();
  const form = useForm({
    initialValues: { name: "Banquet manager" },
    schema: seatingLinkBody,
    idPrefix: "seating-link",
    validateOnBlur: false,
    submit: async ({ name }) => {
      await add({ eventId, name }).unwrap();
      return { kept: { name: "" } };
    },
  });
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url).then(
      () => notify("success", "Link copied"),
      () => notify("error", "Your browser didn’t let us copy. Select the link and copy it yourself."),
    );
  };
  return (
    <Dialog title="Share with your venue" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <p className={styles.note}>
        Anyone with a link sees the plan, the tables with their guests, meals and allergies, always the latest
        version. Phone numbers and email addresses aren’t shown.
      </p>
      <ul aria-label="Links">
        {links.map((link) => (
          <li key={link.id} className={styles.rule}>
            <div>
              <p className={styles.kind}>{link.name}</p>
              <a className={styles.url} href={link.url} target="_blank" rel="noreferrer">
                {link.url}
              </a>
            </div>
            <div className={styles.picked}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Copy the link for ${link.name}`}
                onClick={() => void copy(link.url)}
              >
                Copy link
              </Button>
              <Button
                variant="plain"
                size="sm"
                busy={revoking.isLoading && revoking.originalArgs === link.id}
                aria-label={`Turn off the link for ${link.name}`}
                onClick={() => void revoke(link.id)}
              >
                Turn off
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextField {...form.field("name")} label="Who is the link for?" maxLength={60} />
        <SubmitButton variant="secondary" busy={form.busy}>
          Make link
        </SubmitButton>
      </form>
    </Dialog>
  );
}
