"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { CHECK_IN_WINDOW_HOURS } from "@/contracts/planning/check-in";
import { checkInLinkForm } from "@/contracts/planning/check-in.schema";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useAddCheckInLinkMutation } from "@/services/planning/check-in/check-in";
import styles from "./check-in.module.css";

type Props = { event: WeddingEvent; /** The number of links so far. */ count: number };

/** Creates a link: its name, its window, and whether it sees the ang bao. Times are in Singapore time. */
export function LinkForm({ event, count }: Props) {
  const [add] = useAddCheckInLinkMutation();
  const blank = { ...windowOf(event), name: `Desk ${count + 1}`, seesGifts: false };
  const form = useForm({
    initialValues: blank,
    schema: checkInLinkForm,
    idPrefix: "check-in-link",
    validateOnBlur: false,
    submit: async ({ name, fromDate, fromTime, untilDate, untilTime, seesGifts }) => {
      const { docs } = await add({
        eventId: event.id,
        name,
        seesGifts,
        validFrom: instantInSingapore(fromDate, fromTime).toISOString(),
        validUntil: instantInSingapore(untilDate, untilTime).toISOString(),
      }).unwrap();
      notify("success", "Link made");
      const next = `Desk ${docs.length + 1}`;
      return { kept: { ...blank, fromDate, fromTime, untilDate, untilTime, name: next } };
    },
  });
  return (
    <form {...form.formProps} className={styles.form} aria-label="New link">
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextField {...form.field("name")} label="Name of the desk or helper" maxLength={60} />
      <fieldset className={styles.window}>
        <legend className={styles.name}>When it works</legend>
        <DateField {...form.dateField("fromDate")} label="Opens on" />
        <TextField {...form.field("fromTime")} label="at" type="time" />
        <DateField {...form.dateField("untilDate")} label="Closes on" />
        <TextField {...form.field("untilTime")} label="at" type="time" />
      </fieldset>
      <p className={styles.note}>
        Singapore time, at most {CHECK_IN_WINDOW_HOURS} hours. To try the page before the day, make a link
        that opens now.
      </p>
      <CheckboxField
        id="check-in-link-seesGifts"
        name="seesGifts"
        checked={form.values.seesGifts}
        onChange={({ target }) => form.set({ seesGifts: target.checked })}
        label="May note ang bao, and sees all that were noted"
      />
      <div>
        <SubmitButton busy={form.busy}>Make link</SubmitButton>
      </div>
    </form>
  );
}

/** From three hours before the event to six o'clock the next morning. */
function windowOf({ date, startsAt }: WeddingEvent) {
  const day = date ?? todayInSingapore();
  const hour = Math.max(0, Number(startsAt?.slice(0, 2) ?? "18") - 3);
  return {
    fromDate: day,
    fromTime: `${String(hour).padStart(2, "0")}:00`,
    untilDate: addDays(day, 1),
    untilTime: "06:00",
  };
}
