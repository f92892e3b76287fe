"use client";
import { useEffect } from "react";
import { object } from "yup";
import Link from "next/link";
import { FormAlert } from "@/components/ui/form/form-alert";
import { TextAreaField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { SettingsCard } from "@/components/ui/page/settings-card";
import {
  PAGE_SAVED,
  PAGE_TEXT_MAX,
  type WeddingPageSettings,
} from "@/contracts/planning/invitation/wedding-page";
import { type WeddingPageBody, weddingPageBody } from "@/contracts/planning/invitation/wedding-page.schema";
import { formatDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useSaveWeddingPageMutation } from "@/services/planning/wedding-page";
import styles from "./page-editor.module.css";

const { fields } = weddingPageBody;
const schema = object({
  story: fields.story,
  dressCode: fields.dressCode,
  giftNote: fields.giftNote,
  travel: fields.travel,
  questions: fields.questions,
});

export type PageWords = Pick<
  WeddingPageSettings,
  "story" | "dressCode" | "giftNote" | "travel" | "questions"
>;

type Field = { name: keyof PageWords; label: string; placeholder: string; rows: number; hint?: string };
const FIELDS: readonly Field[] = [
  { name: "story", label: "Our story", placeholder: "Such as how you met", rows: 8 },
  {
    name: "dressCode",
    label: "What to wear",
    placeholder: "Such as: jewel tones, and shoes for the lawn",
    rows: 2,
  },
  { name: "giftNote", label: "Ang bao and gifts", placeholder: "Such as: your presence is enough", rows: 3 },
  {
    name: "travel",
    label: "Travel and where to stay",
    placeholder: "Such as the hotel for guests from overseas",
    rows: 3,
  },
  {
    name: "questions",
    label: "Questions and answers",
    placeholder: "May I bring my children?\nYes, please.",
    rows: 5,
    hint: "A question on one line, its answer below, and an empty line before the next.",
  },
];

/** The texts of the page. Dates and places come from the wedding's events. `onType` gets the current texts. */
export function PageForm({
  settings,
  onType,
}: {
  settings: WeddingPageSettings;
  onType: (words: PageWords) => void;
}) {
  const [save] = useSaveWeddingPageMutation();
  const form = useForm({
    initialValues: {
      story: settings.story,
      dressCode: settings.dressCode,
      giftNote: settings.giftNote,
      travel: settings.travel,
      questions: settings.questions,
    },
    schema,
    submit: async (values) => {
      await save(values as WeddingPageBody).unwrap();
      notify("success", PAGE_SAVED);
      return { kept: values };
    },
  });
  const { story, dressCode, giftNote, travel, questions } = form.values;
  useEffect(
    () => onType({ story, dressCode, giftNote, travel, questions }),
    [onType, story, dressCode, giftNote, travel, questions],
  );
  return (
    <form {...form.formProps} className={styles.form}>
      <SettingsCard title="Words">
        <FormAlert message={form.failure} complaints={form.complaints} />
        <div className={styles.fields}>
          {FIELDS.map(({ name, ...field }) => (
            <TextAreaField key={name} {...form.field(name)} maxLength={PAGE_TEXT_MAX[name]} {...field} />
          ))}
          <SubmitButton busy={form.busy}>Save words</SubmitButton>
        </div>
      </SettingsCard>
      <SettingsCard title="When and where">
        <ul className={styles.events}>
          {settings.events.map(({ id, name, date, venueName, forEveryone }) => (
            <li key={id}>
              {[name, date ? formatDate(date) : "no date yet", venueName || "no place yet"].join(" · ")}
              {forEveryone ? "" : " · shown only from invitations"}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          Events come from your <Link href="/user/dashboard/guest-list">guest list</Link>. The page is drawn
          in the design of{" "}
          <Link href="/user/dashboard/guest-list/invitations?tab=design">your invitation</Link>.
        </p>
      </SettingsCard>
    </form>
  );
}
