import type { AppointmentState } from "@/contracts/messaging/appointment/appointment-process";
import type { BadgeTone } from "@/components/ui/feedback/badge";

export const APPOINTMENT_LABELS: Record<AppointmentState, string> = {
  requested: "Waiting for an answer",
  confirmed: "Confirmed",
  moved: "New time, not yet accepted",
  completed: "Completed",
  declined: "Declined",
  cancelled: "Cancelled",
  no_show: "Missed",
};

export const APPOINTMENT_TONES: Record<AppointmentState, BadgeTone> = {
  requested: "warn",
  confirmed: "good",
  moved: "warn",
  completed: "neutral",
  declined: "bad",
  cancelled: "neutral",
  no_show: "bad",
};
