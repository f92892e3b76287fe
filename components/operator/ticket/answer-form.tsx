"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { ticketAnswerBody } from "@/contracts/messaging/ticket/operator-ticket.schema";
import { messageOf } from "@/contracts/api-error";
import { notify } from "@/lib/notice/notify";
import {
  useAnswerTicketMutation,
  useGetSavedAnswersQuery,
  useSaveAnswerMutation,
} from "@/services/operator/ticket";
import styles from "./ticket-file.module.css";

const BLANK = { body: "", close: false };

/** Answers a ticket, in new words or with a saved answer. */
export default function AnswerForm({ id, name }: { id: string; name: string }) {
  const [answer] = useAnswerTicketMutation();
  const { data: saved = [] } = useGetSavedAnswersQuery();
  const form = useForm({
    initialValues: BLANK,
    schema: ticketAnswerBody,
    validateOnBlur: false,
    submit: async (values) => {
      await answer({ id, body: values }).unwrap();
      notify("success", "Answer sent");
      return { kept: BLANK };
    },
  });
  const { body, close } = form.values;
  return (
    <form {...form.formProps} className={styles.form} aria-label={`Answer ${name || "the ticket"}`}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      {saved.length > 0 ? (
        <SelectField
          id={`${id}-saved`}
          label="Start from a saved answer"
          value=""
          onChange={({ target }) => {
            const chosen = saved.find((each) => each._id === target.value);
            if (chosen) form.set({ body: body ? `${body}\n\n${chosen.body}` : chosen.body });
          }}
        >
          <option value="">Choose one</option>
          {saved.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {title}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextAreaField {...form.field("body")} label="Your answer" rows={7} maxLength={10_000} />
      <CheckboxField
        id={`${id}-close`}
        label="Close the ticket with this answer"
        checked={close}
        onChange={({ target }) => form.set({ close: target.checked })}
      />
      <div className={styles.actions}>
        <SubmitButton busy={form.busy}>Send answer</SubmitButton>
        <KeepAnswer id={id} body={body} />
      </div>
    </form>
  );
}

/** Saves the text under a title, for other tickets. */
function KeepAnswer({ id, body }: { id: string; body: string }) {
  const [asking, setAsking] = useState(false);
  const [title, setTitle] = useState("");
  const [problem, setProblem] = useState("");
  const [save, { isLoading }] = useSaveAnswerMutation();
  if (!asking) {
    return (
      <Button variant="plain" disabled={body.trim() === ""} onClick={() => setAsking(true)}>
        Keep as a saved answer
      </Button>
    );
  }
  const keep = async () => {
    const { error } = await save({ title: title.trim(), body });
    if (error) return setProblem(messageOf(error));
    notify("success", "Answer saved");
    setAsking(false);
    setTitle("");
  };
  return (
    <>
      <TextField
        id={`${id}-title`}
        label="Title of the saved answer"
        maxLength={80}
        value={title}
        error={problem || undefined}
        onChange={({ target }) => {
          setTitle(target.value);
          setProblem("");
        }}
      />
      <Button variant="secondary" busy={isLoading} onClick={() => void keep()}>
        Save answer
      </Button>
    </>
  );
}
