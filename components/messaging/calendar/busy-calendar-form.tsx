"use client";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import {
  BUSY_BLOCK_LABELS,
  BUSY_BLOCKS,
  type BusyCalendar,
} from "@/contracts/messaging/calendar/busy-calendar";
import { busyCalendarBody, newBusyCalendarBody } from "@/contracts/messaging/calendar/busy-calendar.schema";
import { notify } from "@/lib/notice/notify";
import { useSaveBusyCalendarMutation } from "@/services/messaging/busy-calendar";
import styles from "./busy-calendar.module.css";

/** Connects a calendar, replaces its address, or changes what it blocks. */
export function BusyCalendarForm({ calendar }: { calendar: BusyCalendar }) {
  const [save] = useSaveBusyCalendarMutation();
  const isConnected = calendar.address !== null;
  const form = useForm({
    idPrefix: "busy",
    initialValues: { address: "", blocks: calendar.blocks },
    schema: isConnected ? busyCalendarBody : newBusyCalendarBody,
    validateOnBlur: false,
    submit: async (values) => {
      const saved = await save(values).unwrap();
      if (!saved.error) notify("success", "Calendar connected and read");
      return { kept: { address: "", blocks: saved.blocks } };
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextField
        {...form.field("address")}
        label={isConnected ? "New secret address (optional)" : "Secret address in iCal format"}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="Kept encrypted. Nobody can read it here again."
      />
      <details className={styles.how}>
        <summary>Where do I find it?</summary>
        <ul>
          <li>
            Google Calendar: Settings, choose the calendar, Integrate calendar, “Secret address in iCal
            format”.
          </li>
          <li>Apple Calendar: Share the calendar as a public calendar, then copy its link.</li>
          <li>Outlook: Settings, Shared calendars, Publish a calendar, copy the ICS link.</li>
        </ul>
      </details>
      <SelectField {...form.field("blocks")} label="Days it blocks for weddings">
        {BUSY_BLOCKS.map((blocks) => (
          <option key={blocks} value={blocks}>
            {BUSY_BLOCK_LABELS[blocks]}
          </option>
        ))}
      </SelectField>
      <div>
        <SubmitButton variant="secondary" busy={form.busy}>
          {isConnected ? "Save and read" : "Connect calendar"}
        </SubmitButton>
      </div>
    </form>
  );
}
