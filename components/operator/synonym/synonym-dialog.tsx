"use client";
import { useState } from "react";
import { object } from "yup";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { messageOf } from "@/contracts/api-error";
import type { SearchTrial, Synonym } from "@/contracts/catalogue/search/operator-search";
import { text } from "@/contracts/fields.schema";
import { notify } from "@/lib/notice/notify";
import {
  useAddSynonymMutation,
  useChangeSynonymMutation,
  useRemoveSynonymMutation,
  useTrySynonymMutation,
} from "@/services/operator/synonym";
import styles from "./synonym-dialog.module.css";

type Props = {
  /** Null for a new one. */
  group: Synonym | null;
  /** The initial words of a new one. */
  words: string;
  onClose: () => void;
};

const schema = object({
  say: text().required("Please enter at least one term"),
  mean: text(),
  words: text(),
});

/** Splits a list as typed: by commas or lines. */
const termsOf = (typed: string) =>
  typed
    .split(/[,\n，、]/)
    .map((term) => term.trim())
    .filter(Boolean);

/** Edits a group of synonyms, which can be tried on a search before it is saved. */
export default function SynonymDialog({ group, words, onClose }: Props) {
  const [add] = useAddSynonymMutation();
  const [change] = useChangeSynonymMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveSynonymMutation();
  const [attempt, trial] = useTrySynonymMutation();
  const [failure, setFailure] = useState("");
  const form = useForm({
    initialValues: {
      say: group?.say.join(", ") ?? words,
      mean: group?.mean.join(", ") ?? "",
      words,
    },
    schema,
    validateOnBlur: false,
    submit: async ({ say, mean }) => {
      const body = { say: termsOf(say), mean: termsOf(mean) };
      await (group ? change({ id: group._id, body }) : add(body)).unwrap();
      notify("success", "Saved. Search uses it now");
      onClose();
    },
  });
  const { values } = form;
  const tryOut = () => {
    setFailure("");
    attempt({
      id: group?._id ?? null,
      say: termsOf(values.say),
      mean: termsOf(values.mean),
      words: values.words,
    })
      .unwrap()
      .catch((error: unknown) => setFailure(messageOf(error)));
  };
  const drop = async () => {
    if (!group) return;
    try {
      await remove(group._id).unwrap();
      notify("success", "Removed");
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <FormDialog
      title={group ? "Edit synonyms" : "Add synonyms"}
      lead="Separate terms with commas. Typing one of the first finds all of them, and everything in the second."
      form={form}
      submit="Save synonyms"
      onClose={onClose}
      extra={
        group ? (
          <Button variant="plain" busy={isRemoving} onClick={() => void drop()}>
            Remove
          </Button>
        ) : null
      }
    >
      <TextField {...form.field("say")} label="Couples type" autoFocus required />
      <TextField {...form.field("mean")} label="They also find (optional)" />
      <div className={styles.trial}>
        <TextField
          {...form.field("words")}
          label="Try it with a search (optional)"
          hint="Nothing is saved until you press “Save synonyms”."
        />
        <Button
          size="sm"
          variant="secondary"
          busy={trial.isLoading}
          disabled={!values.words.trim()}
          onClick={tryOut}
        >
          Try
        </Button>
      </div>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <div className={styles.results} aria-live="polite">
        {trial.data && !failure ? (
          <>
            <Result title="Now" trial={trial.data.now} />
            <Result title="With these synonyms" trial={trial.data.then} />
          </>
        ) : null}
      </div>
    </FormDialog>
  );
}

function Result({ title, trial: { total, names, instead } }: { title: string; trial: SearchTrial }) {
  return (
    <section className={styles.result}>
      <h3>{title}</h3>
      <p>
        {total === 0 ? "No vendors" : total === 1 ? "1 vendor" : `${total} vendors`}
        {instead ? ` for “${instead}”` : ""}
      </p>
      {names.length > 0 ? (
        <ol>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
