import { type FormEvent, useEffect, useRef, useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { TextAreaField } from "@/components/ui/form/field";
import { type Appointment, NOTE_MAX } from "@/contracts/messaging/appointment/appointment";
import { isApiError, messageOf } from "@/contracts/api-error";
import { appointmentApi } from "@/services/messaging/appointment";
import type { AppStore } from "@/store/make-store";
import styles from "./appointment-dialog.module.css";
import { visitWords } from "@/components/ui/time/appointment-words";
import { SlotChoice } from "./slot-choice";
import { useFreeSlots } from "./use-free-slots";

type Props = { store: AppStore; vendorId: string; vendorName: string; onClose: () => void };

/** Requests an appointment: a date, a time and a note. The vendor then has to confirm it. */
export function AppointmentDialog({ store, vendorId, vendorName, onClose }: Props) {
  const [made, setMade] = useState<Appointment | null>(null);

  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made) done.current?.focus();
  }, [made]);

  return (
    <Dialog
      title={made ? "Visit requested" : `Visit ${vendorName}`}
      bodyProps={{ ref: done, tabIndex: -1 }}
      onClose={onClose}
    >
      {made ? (
        <div className={styles.done}>
          <p className={styles.when}>{visitWords(made.startsAt)}</p>
          <p>
            {vendorName} confirms or suggests something else, and we mail you the answer. The time is kept for
            you until then.
          </p>
          <Button onClick={() => onClose()}>Done</Button>
        </div>
      ) : (
        <RequestForm store={store} vendorId={vendorId} onMade={setMade} />
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, "vendorName" | "onClose"> & { onMade: (appointment: Appointment) => void };

function RequestForm({ store, vendorId, onMade }: FormProps) {
  const slots = useFreeSlots(store, vendorId);
  const [startsAt, setStartsAt] = useState("");
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!startsAt) return setFailure("Please choose a time");
    setBusy(true);
    setFailure("");
    const asked = store.dispatch(
      appointmentApi.endpoints.requestAppointment.initiate({ vendorId, startsAt, note }),
    );
    try {
      onMade(await asked.unwrap());
    } catch (error) {
      setFailure(messageOf(error));
      // The time may have been taken in the meantime, so reload the free ones.
      if (isApiError(error) && error.code !== 0) {
        setStartsAt("");
        slots.reload();
      }
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.lead}>
        Meet in person. Visits are free, and you don’t commit to anything.
        {slots.lengthMinutes ? ` It takes about ${slots.lengthMinutes} minutes.` : ""}
      </p>
      <SlotChoice slots={slots} chosen={startsAt} onChoose={setStartsAt} />
      <TextAreaField
        id="appointment-note"
        label="Message (optional)"
        hint="What would you like to see, and how many of you are coming?"
        rows={3}
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <div className={styles.foot}>
        <p className={styles.chosen} aria-live="polite">
          {startsAt ? visitWords(startsAt) : "No time chosen yet"}
        </p>
        <Button type="submit" busy={busy}>
          Request this time
        </Button>
      </div>
    </form>
  );
}
