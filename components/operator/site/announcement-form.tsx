"use client";
import { Button } from "@/components/ui/action/button";
import { SiteNoticeList } from "@/components/layout/site-notices/site-notice-list";
import { DateField } from "@/components/ui/form/date/date-field";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { Card } from "@/components/ui/page/card";
import {
  type Announcement,
  ANNOUNCEMENT_MAX,
  SITE_AUDIENCE_LABELS,
  SITE_AUDIENCES,
} from "@/contracts/operator/site/site";
import { announcementBody } from "@/contracts/operator/site/site.schema";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useSetAnnouncementMutation } from "@/services/operator/site";
import styles from "./operator-site-view.module.css";

const BLANK = { text: "", href: "", audience: "everyone", lastDay: "" };

/** One line above every page of its readers, shown as it will look. */
export default function AnnouncementForm({ announcement }: { announcement: Announcement | null }) {
  const [save, { isLoading }] = useSetAnnouncementMutation();
  const form = useForm({
    initialValues: announcement ? { ...announcement, lastDay: announcement.lastDay ?? "" } : BLANK,
    schema: announcementBody,
    validateOnBlur: false,
    submit: async (values) => {
      await save(announcementBody.cast(values)).unwrap();
      notify("success", values.text.trim() ? "The announcement is shown" : "The announcement is taken down");
      return { kept: values };
    },
  });
  const { text, href } = form.values;
  const takeDown = () => {
    void save(announcementBody.cast(BLANK))
      .unwrap()
      .then(() => {
        form.set(BLANK);
        notify("success", "The announcement is taken down");
      })
      .catch(() => notify("error", "The announcement could not be taken down. Please try again."));
  };
  return (
    <Card as="section" className={styles.card ?? ""} aria-labelledby="announcement-title">
      <h2 id="announcement-title" className={styles.heading}>
        Announcement
      </h2>
      <p className={styles.note}>
        {announcement
          ? announcement.lastDay !== null && announcement.lastDay < todayInSingapore()
            ? `Ended on ${formatDate(announcement.lastDay)}. Nobody sees it any more.`
            : "Shown at the top of every page of its readers."
          : "Nothing is announced. What you write here is shown at the top of every page of its readers."}
      </p>
      <form {...form.formProps} className={styles.form} aria-label="Announcement">
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextAreaField
          {...form.field("text")}
          label="Text"
          rows={2}
          maxLength={ANNOUNCEMENT_MAX}
          hint={`At most ${ANNOUNCEMENT_MAX} characters.`}
          required
        />
        <TextField
          {...form.field("href")}
          label="Link (optional)"
          placeholder="/helpful-tips"
          hint="A path of this site, shown as “Read more”."
        />
        <div className={styles.pair}>
          <SelectField {...form.field("audience")} label="Who sees it">
            {SITE_AUDIENCES.map((audience) => (
              <option key={audience} value={audience}>
                {SITE_AUDIENCE_LABELS[audience]}
              </option>
            ))}
          </SelectField>
          <DateField
            {...form.dateField("lastDay")}
            label="Last day (optional)"
            min={todayInSingapore()}
            hint="Leave empty to show it until you take it down."
            marks={false}
          />
        </div>
        {text.trim() ? <SiteNoticeList notices={[{ text, href, tone: "info" }]} /> : null}
        <div className={styles.actions}>
          <SubmitButton busy={form.busy} disabled={!text.trim()}>
            {announcement ? "Save changes" : "Show it"}
          </SubmitButton>
          {announcement ? (
            <Button variant="plain" disabled={isLoading} onClick={takeDown}>
              Take it down
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
