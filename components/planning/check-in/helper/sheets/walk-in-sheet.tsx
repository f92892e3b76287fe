"use client";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { Alert } from "@/components/ui/feedback/alert";
import { useForm } from "@/components/ui/form/use-form";
import { CHECK_IN_NAME_MAX, CHECK_IN_TABLE_MAX } from "@/contracts/planning/check-in";
import { walkInForm } from "@/contracts/planning/check-in.schema";
import { formatTime } from "@/lib/dates";
import type { HelperClient } from "@/services/planning/check-in/client";
import type { Shown } from "@/services/planning/check-in/overlay";
import styles from "./party-sheet.module.css";
import { Sheet } from "./sheet";

type Props = { client: HelperClient; shown: Shown; name: string; onClose: () => void };

/** Adds a guest who isn't on the list, or came along with a party. */
export function WalkInSheet({ client, shown, name, onClose }: Props) {
  const form = useForm({
    initialValues: { name, heads: "1", table: "" },
    schema: walkInForm,
    idPrefix: "walk-in",
    validateOnBlur: false,
    submit: async (values) => {
      const given = walkInForm.cast(values);
      await client.act({ kind: "walk_in", name: given.name, heads: given.heads, table: given.table });
      onClose();
    },
  });
  const typed = form.values.name.trim().toLowerCase();
  const known = shown.arrivals.find((each) => !each.guestId && each.name.toLowerCase() === typed);
  return (
    <Sheet title="Add a walk-in" onClose={onClose}>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextField {...form.field("name")} label="Name" autoComplete="off" maxLength={CHECK_IN_NAME_MAX} />
        {known ? (
          <Alert tone="warn">
            {known.name} was added as a walk-in at {formatTime(known.at)} by {known.by}. Is it the same
            person?
          </Alert>
        ) : null}
        <TextField {...form.field("heads")} label="How many people" inputMode="numeric" maxLength={2} />
        <TextField
          {...form.field("table")}
          label="Table given (optional)"
          autoComplete="off"
          maxLength={CHECK_IN_TABLE_MAX}
        />
        <SubmitButton size="lg" block busy={form.busy}>
          Check in walk-in
        </SubmitButton>
      </form>
    </Sheet>
  );
}
