"use client";
import { useState } from "react";
import type { Appointment } from "@/contracts/messaging/appointment/appointment";
import type { VendorAppointmentAction } from "@/contracts/messaging/appointment/appointment-process";
import { notify } from "@/lib/notice/notify";
import { useAnswerAppointmentMutation } from "@/services/messaging/appointment-vendor";

type Asked = { appointment: Appointment; action: VendorAppointmentAction };

const SAID: Record<VendorAppointmentAction, (name: string) => string> = {
  confirm: (name) => `Appointment confirmed. We have told ${name}.`,
  decline: (name) => `Appointment declined. We have told ${name}.`,
  cancel: (name) => `Appointment cancelled. We have told ${name}.`,
  complete: () => "Appointment completed",
  no_show: () => "Appointment marked as missed",
};

/** Runs a vendor's actions on an appointment through dialogs; the API client toasts errors. */
export function useAppointmentAnswer() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const [answered, setAnswered] = useState(0);
  const [send, { isLoading: busy }] = useAnswerAppointmentMutation();

  const ask = (appointment: Appointment, action: VendorAppointmentAction) => {
    setAsked({ appointment, action });
    setOpen(true);
  };

  const give = async (answer: string) => {
    if (!asked || busy) return;
    const { appointment, action } = asked;
    const { data } = await send({ id: appointment.id, action, answer });
    if (!data) return;
    setOpen(false);
    setAnswered((n) => n + 1);
    notify("success", SAID[action](appointment.customer.name));
  };

  return { asked, open, answered, busy, ask, give, close: () => setOpen(false) };
}

export type AppointmentAnswer = ReturnType<typeof useAppointmentAnswer>;
