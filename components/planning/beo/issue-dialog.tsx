"use client";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { TextField } from "@/components/ui/form/field";
import { useForm } from "@/components/ui/form/use-form";
import { BEO_MESSAGES, BEO_NOTE_MAX, type Beo } from "@/contracts/planning/beo";
import { issueBeoBody } from "@/contracts/planning/beo.schema";
import { notify } from "@/lib/notice/notify";
import { type BeoOf, useIssueBeoMutation } from "@/services/planning/beo";

type Props = { open: boolean; beo: Beo; of: BeoOf; onClose: () => void };

/** Keeps the plan as a numbered version. */
export default function IssueDialog({ open, beo, of, onClose }: Props) {
  const [issue] = useIssueBeoMutation();
  const number = (beo.versions[0]?.number ?? 0) + 1;
  const form = useForm({
    initialValues: { note: "" },
    schema: issueBeoBody.pick(["note"]),
    submit: async ({ note }) => {
      await issue({ ...of, note, ...(beo.eventId ? { eventId: beo.eventId } : {}) }).unwrap();
      notify("success", BEO_MESSAGES.issued);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      title={`Issue version ${number}?`}
      size="xs"
      onClose={onClose}
      form={form}
      submit={`Issue version ${number}`}
    >
      <p>
        {of.side === "vendor"
          ? "The plan is kept as it is now. The couple sees the version and what changed."
          : `The plan is kept as it is now, and ${beo.vendorName} is asked to confirm it.`}
      </p>
      <TextField {...form.field("note")} label="Note (optional)" maxLength={BEO_NOTE_MAX} />
    </FormDialog>
  );
}
