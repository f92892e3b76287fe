"use client";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import type { VendorFaq } from "@/contracts/catalogue/vendor/vendor";
import { FAQ_ANSWER_MAX, FAQ_MAX, FAQ_QUESTION_MAX } from "@/contracts/catalogue/vendor/vendor-profile";
import type { ProfileFormState } from "../form/profile-form";
import styles from "./faq-editor.module.css";

const SortableList = dynamic(() => import("@/components/ui/list/sortable-list"), {
  loading: () => <CardRowsSkeleton label="Loading your questions" />,
});

type Form = ProfileFormState<{ faq: VendorFaq[] }>;
type Deleted = { entry: VendorFaq; at: number };

/** Adds, edits, sorts and deletes questions. Nothing is stored until the form is saved. */
export function FaqEditor({ form }: { form: Form }) {
  const { faq } = form.values;
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    const wanted = focusNext.current;
    const found = wanted ? list.current?.querySelector<HTMLElement>(`[id="${wanted}"]`) : null;
    if (!found) return;
    focusNext.current = null;
    found.focus();
  });

  const set = (next: VendorFaq[]) => form.set({ faq: next });
  const add = () => {
    const id = crypto.randomUUID();
    set([...faq, { id, question: "", answer: "" }]);
    setOpen(id);
    focusNext.current = `question-${id}`;
  };
  const remove = (entry: VendorFaq) => {
    setDeleted({ entry, at: faq.indexOf(entry) });
    set(faq.filter((each) => each !== entry));
    focusNext.current = "faq-undo";
  };
  const undo = () => {
    if (!deleted) return;
    set(faq.toSpliced(deleted.at, 0, deleted.entry));
    setDeleted(null);
    focusNext.current = `edit-${deleted.entry.id}`;
  };
  const change = (id: string, some: Partial<VendorFaq>) =>
    set(faq.map((each) => (each.id === id ? { ...each, ...some } : each)));
  const hasError = (at: number) => form.errorOf(`faq.${at}.question`) ?? form.errorOf(`faq.${at}.answer`);

  return (
    <div ref={list} className={styles.editor}>
      {faq.length === 0 ? (
        <EmptyState title="No questions yet">
          Start with what you answer in every first message: prices, travel, what happens when it rains.
        </EmptyState>
      ) : (
        <SortableList
          onSort={(ids) => set(ids.flatMap((id) => faq.find((each) => each.id === id) ?? []))}
          items={faq.map((entry, at) => ({
            id: entry.id,
            name: entry.question || "the new question",
            content:
              open === entry.id || hasError(at) ? (
                <Edited
                  entry={entry}
                  errors={{
                    question: form.errorOf(`faq.${at}.question`),
                    answer: form.errorOf(`faq.${at}.answer`),
                  }}
                  onChange={(some) => change(entry.id, some)}
                  onDone={() => {
                    setOpen(null);
                    focusNext.current = `edit-${entry.id}`;
                  }}
                />
              ) : (
                <Shown entry={entry} onEdit={() => setOpen(entry.id)} onDelete={() => remove(entry)} />
              ),
          }))}
        />
      )}
      {deleted ? (
        <p className={styles.deleted} role="status">
          Deleted “{deleted.entry.question || "the new question"}”.{" "}
          <Button id="faq-undo" variant="plain" size="sm" onClick={undo}>
            Undo
          </Button>
        </p>
      ) : null}
      <div>
        <Button variant="secondary" onClick={add} disabled={faq.length >= FAQ_MAX}>
          Add a question
        </Button>
      </div>
    </div>
  );
}

type ShownProps = { entry: VendorFaq; onEdit: () => void; onDelete: () => void };

function Shown({ entry, onEdit, onDelete }: ShownProps) {
  const { id, question, answer } = entry;
  return (
    <div className={styles.shown}>
      <div className={styles.words}>
        <p className={styles.question}>{question}</p>
        <p className={styles.answer}>{answer}</p>
      </div>
      <div className={styles.actions}>
        <Button id={`edit-${id}`} variant="plain" size="sm" aria-label={`Edit ${question}`} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="plain" size="sm" aria-label={`Delete ${question}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  );
}

type EditedProps = {
  entry: VendorFaq;
  errors: { question: string | undefined; answer: string | undefined };
  onChange: (some: Partial<VendorFaq>) => void;
  onDone: () => void;
};

function Edited({ entry, errors, onChange, onDone }: EditedProps) {
  const { id, question, answer } = entry;
  return (
    <div className={styles.edited}>
      <TextField
        id={`question-${id}`}
        label="Question"
        value={question}
        error={errors.question}
        maxLength={FAQ_QUESTION_MAX}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <TextAreaField
        id={`answer-${id}`}
        label="Answer"
        hint="Begin a line with a dash to make a list."
        value={answer}
        error={errors.answer}
        maxLength={FAQ_ANSWER_MAX}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
      <div>
        <Button variant="secondary" size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
