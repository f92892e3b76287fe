"use client";
import { lazy, Suspense } from "react";
import { formatAppointment } from "@/lib/dates";
import type { AppointmentAnswer } from "./use-appointment-answer";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));
const AnswerDialog = lazy(() => import("./answer-dialog"));

/** The dialogs behind the buttons of an appointment. */
export function AnswerDialogs({ asked, open, busy, give, close }: AppointmentAnswer) {
  if (!asked) return null;
  const { appointment, action } = asked;
  const { name } = appointment.customer;
  const when = formatAppointment(appointment.startsAt);
  if (action !== "complete" && action !== "no_show") {
    return (
      <Suspense>
        <AnswerDialog
          key={`${appointment.id} ${action}`}
          open={open}
          busy={busy}
          action={action}
          name={name}
          when={when}
          onGive={(answer) => void give(answer)}
          onClose={close}
        />
      </Suspense>
    );
  }
  const came = action === "complete";
  return (
    <Suspense>
      <ConfirmDialog
        key={`${appointment.id} ${action}`}
        open={open}
        title={came ? `Did ${name} come?` : `Did ${name} not come?`}
        confirm={came ? "They came" : "They did not come"}
        cancel="Not yet"
        busy={busy}
        onConfirm={() => void give("")}
        onClose={close}
      >
        The appointment was on {when}. This cannot be changed afterwards.
      </ConfirmDialog>
    </Suspense>
  );
}
