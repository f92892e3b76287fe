"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { HomeSection } from "@/components/ui/page/home-section";
import type { RunSheetLink } from "@/contracts/planning/run-sheet";
import { runSheetLinkBody } from "@/contracts/planning/run-sheet.schema";
import { notify } from "@/lib/notice/notify";
import { useAddRunSheetLinkMutation, useRevokeRunSheetLinkMutation } from "@/services/planning/run-sheet";
import styles from "./shared-links.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** Links with which vendors and helpers read the run sheet, each to be turned off by itself. */
export function SharedLinks({ links }: { links: readonly RunSheetLink[] }) {
  const [add] = useAddRunSheetLinkMutation();
  const [revoke, revoking] = useRevokeRunSheetLinkMutation();
  const [asked, setAsked] = useState<RunSheetLink | null>(null);
  const form = useForm({
    initialValues: { name: "" },
    schema: runSheetLinkBody,
    idPrefix: "run-sheet-link",
    validateOnBlur: false,
    submit: async (values) => {
      await add(values).unwrap();
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
    <HomeSection title="Share with vendors and helpers">
      <p className={styles.note}>
        Anyone with a link can read the run sheet, always the latest version. Make one for each group, so that
        you can turn it off.
      </p>
      <ul>
        {links.map((link) => (
          <li key={link.id} className={styles.link}>
            <div className={styles.what}>
              <p className={styles.name}>{link.name}</p>
              <a className={styles.url} href={link.url} target="_blank" rel="noreferrer">
                {link.url}
              </a>
            </div>
            <div className={styles.actions}>
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
                aria-label={`Turn off the link for ${link.name}`}
                onClick={() => setAsked(link)}
              >
                Turn off
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextField
          {...form.field("name")}
          label="Who is the link for?"
          placeholder="Photographers"
          maxLength={60}
        />
        <SubmitButton variant="secondary" busy={form.busy}>
          Make link
        </SubmitButton>
      </form>
      <Suspense>
        {asked ? (
          <ConfirmDialog
            open
            title={`Turn off the link for ${asked.name}?`}
            confirm="Turn off"
            cancel="Keep it"
            tone="danger"
            busy={revoking.isLoading}
            onConfirm={() => void revoke(asked.id).then(() => setAsked(null))}
            onClose={() => setAsked(null)}
          >
            It stops working at once. Other links go on.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </HomeSection>
  );
}
