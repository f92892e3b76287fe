"use client";
import { useRouter } from "next/navigation";
import { TextAreaField } from "@/components/ui/form/field";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import type { OperatorPerson } from "@/contracts/operator/person/person";
import { personDeleteBody } from "@/contracts/operator/person/person.schema";
import { notify } from "@/lib/notice/notify";
import { useDeletePersonMutation, useGetPersonDeletionQuery } from "@/services/operator/person";
import styles from "./operator-person-view.module.css";

/** Shows what deleting an account would delete, and asks for the reason. */
export default function PersonDeleteDialog({
  person,
  onClose,
}: {
  person: OperatorPerson;
  onClose: () => void;
}) {
  const router = useRouter();
  const preview = useGetPersonDeletionQuery(person._id, { refetchOnMountOrArgChange: true });
  const [remove] = useDeletePersonMutation();
  const form = useForm({
    initialValues: { reason: "" },
    schema: personDeleteBody,
    validateOnBlur: false,
    submit: async ({ reason }) => {
      await remove({ id: person._id, body: { reason } }).unwrap();
      notify("success", "Account deleted");
      router.push("/operator/people");
    },
  });
  const { data, error } = preview;
  const owes = data !== undefined && data.openOrders + data.openRefunds > 0;
  return (
    <FormDialog
      title={`Delete the account of ${person.email}`}
      lead="As if the person deleted it: they get a mail, and it can’t be undone. Orders and invoices stay for the law, without the name."
      form={form}
      submit="Delete account"
      tone="danger"
      disabled={data === undefined || owes}
      onClose={onClose}
    >
      {error ? (
        <LoadFailure title="The preview could not be loaded" error={error} retry={preview.refetch} />
      ) : null}
      {owes ? (
        <Alert tone="warn">
          {data.openOrders > 0
            ? "Orders are still open. Complete or cancel them first."
            : "A refund is still on its way. Wait until it has arrived."}
        </Alert>
      ) : null}
      {data ? (
        <ul className={styles.sections} aria-label="What is kept about the person">
          {data.sections
            .filter(({ entries }) => entries > 0)
            .map(({ section, entries }) => (
              <li key={section}>
                {sectionWords(section)}: {entries}
              </li>
            ))}
        </ul>
      ) : null}
      <TextAreaField {...form.field("reason")} label="Reason, for the log" rows={3} required />
    </FormDialog>
  );
}

/** `connectedLogins` becomes `Connected logins`. */
const sectionWords = (section: string) => {
  const words = section.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
