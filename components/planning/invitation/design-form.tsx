"use client";
import { useState } from "react";
import { object, string } from "yup";
import { eventLine } from "@/contracts/planning/invitation/event-words";
import { InviteArt, InviteCard } from "@/components/planning/invitation/card/invite-card";
import { DateField } from "@/components/ui/form/date/date-field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import {
  INVITATION_SAVED,
  INVITE_DESIGN_LABELS,
  INVITE_DESIGNS,
  INVITE_LANGUAGE_LABELS,
  INVITE_LANGUAGES,
  INVITE_TEXT_MAX,
  type InviteDesign,
  type InviteLanguage,
  type InviteSettings,
  REMIND_DAYS,
} from "@/contracts/planning/invitation/invitation";
import { notify } from "@/lib/notice/notify";
import { useSaveInviteSettingsMutation } from "@/services/planning/invitation";
import { InvitePicture } from "./invite-picture";
import styles from "./invitations.module.css";

const schema = object({
  heading: string().trim().max(INVITE_TEXT_MAX.heading).required("Enter a heading"),
  body: string().trim().max(INVITE_TEXT_MAX.body).required("Enter the invitation’s words"),
  closing: string().trim().max(INVITE_TEXT_MAX.closing),
});

/** The form of the e-invite. Its preview is as wide as a phone, where most households open it. */
export function DesignForm({ settings }: { settings: InviteSettings }) {
  const [save] = useSaveInviteSettingsMutation();
  const [design, setDesign] = useState<InviteDesign>(settings.design);
  const [editing, setEditing] = useState<InviteLanguage>(settings.language);
  const form = useForm({
    initialValues: {
      ...settings.words[settings.language],
      language: settings.language as string,
      rsvpCutOff: settings.rsvpCutOff ?? "",
      remindDays: String(settings.remindDays ?? ""),
    },
    schema,
    submit: async ({ heading, body, closing, language, rsvpCutOff, remindDays }) => {
      const words = { [editing]: { heading, body, closing } };
      await save({
        design,
        language: INVITE_LANGUAGES.find((each) => each === language),
        rsvpCutOff: rsvpCutOff || null,
        remindDays: REMIND_DAYS.find((days) => String(days) === remindDays) ?? null,
        words: { en: undefined, zh: undefined, ms: undefined, ta: undefined, ...words },
      }).unwrap();
      notify("success", INVITATION_SAVED);
      return { kept: { heading, body, closing, language, rsvpCutOff, remindDays } };
    },
  });
  const { heading, body, closing } = form.values;

  const edit = async (language: InviteLanguage) => {
    // Text typed in the other language is saved before the fields switch.
    const words = { heading: heading.trim(), body: body.trim(), closing: closing.trim() };
    const typed = settings.words[editing];
    const isChanged =
      words.heading !== typed.heading || words.body !== typed.body || words.closing !== typed.closing;
    if (isChanged && words.heading && words.body) {
      const none = { en: undefined, zh: undefined, ms: undefined, ta: undefined };
      const { error } = await save({ words: { ...none, [editing]: words } } as Parameters<typeof save>[0]);
      if (error) return notify("error", "These words couldn’t be saved. Try again before you switch.");
    }
    setEditing(language);
    form.set(settings.words[language]);
  };

  return (
    <div className={styles.design}>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <fieldset className={styles.designs}>
          <legend>Design</legend>
          {INVITE_DESIGNS.map((each) => (
            <label key={each} className={styles.option}>
              <input
                type="radio"
                name="design"
                value={each}
                checked={design === each}
                onChange={() => setDesign(each)}
              />
              <InviteArt design={each} />
              <span>{INVITE_DESIGN_LABELS[each]}</span>
            </label>
          ))}
        </fieldset>
        <InvitePicture picture={settings.picture} />
        <SelectField
          id="invite-editing"
          label="Words in"
          value={editing}
          onChange={({ target }) => {
            const language = INVITE_LANGUAGES.find((each) => each === target.value);
            if (language) void edit(language);
          }}
        >
          {INVITE_LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {INVITE_LANGUAGE_LABELS[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field("heading")}
          label="Heading"
          maxLength={INVITE_TEXT_MAX.heading}
          lang={editing}
        />
        <TextAreaField
          {...form.field("body")}
          label="Words"
          maxLength={INVITE_TEXT_MAX.body}
          rows={5}
          lang={editing}
        />
        <TextField
          {...form.field("closing")}
          label="Closing (optional)"
          maxLength={INVITE_TEXT_MAX.closing}
          lang={editing}
        />
        <div className={styles.pair}>
          <SelectField
            {...form.field("language")}
            label="Language for everyone"
            hint="You can choose another one for each household."
          >
            {INVITE_LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {INVITE_LANGUAGE_LABELS[each]}
              </option>
            ))}
          </SelectField>
          <DateField
            {...form.dateField("rsvpCutOff")}
            label="Last day for replies"
            hint="After it, only you can change answers."
          />
          <SelectField
            {...form.field("remindDays")}
            label="Automatic reminder"
            hint="To those who haven’t replied."
          >
            <option value="">Off</option>
            {REMIND_DAYS.map((days) => (
              <option key={days} value={days}>
                {days} days before the last day
              </option>
            ))}
          </SelectField>
        </div>
        <SubmitButton busy={form.busy}>Save invitation</SubmitButton>
      </form>
      <section className={styles.preview} aria-label="Preview">
        <p className={styles.label}>On a phone</p>
        <div className={styles.phone}>
          <InviteCard
            design={design}
            couple={settings.couple}
            words={{ heading, body, closing }}
            language={editing}
            picture={settings.picture}
            household="The Lim family"
            events={settings.events.map((event) => eventLine(event, editing))}
          />
        </div>
      </section>
    </div>
  );
}
