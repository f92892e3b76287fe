/**
 * The life of an appointment as data: screens ask which buttons to show, services ask what is allowed.
 * `requested -> confirmed -> completed | declined | cancelled | no_show`. Both sides agree on a time: a couple asks for
 * one and the vendor confirms it. An appointment that the vendor moves is therefore `moved` until the couple accepts.
 */
export const APPOINTMENT_STATES = [
  "requested",
  "confirmed",
  "moved",
  "completed",
  "declined",
  "cancelled",
  "no_show",
] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** The states that occupy the time slot. */
export const OPEN_APPOINTMENT_STATES = ["requested", "confirmed", "moved"] as const;

export type AppointmentActor = "customer" | "vendor" | "system";

type Transition = {
  from: readonly AppointmentState[];
  to: AppointmentState;
  by: readonly AppointmentActor[];
  /** Whether the transition is possible before the appointment begins, or after. */
  when: "before" | "after";
};

export const APPOINTMENT_TRANSITIONS = {
  confirm: { from: ["requested"], to: "confirmed", by: ["vendor"], when: "before" },
  decline: { from: ["requested"], to: "declined", by: ["vendor"], when: "before" },
  /** To another time, which the couple then has to accept. */
  move: { from: ["requested", "confirmed", "moved"], to: "moved", by: ["vendor"], when: "before" },
  accept: { from: ["moved"], to: "confirmed", by: ["customer"], when: "before" },
  /** Vendors call off appointments that they agreed to, and decline requested ones. */
  callOff: { from: ["confirmed", "moved"], to: "cancelled", by: ["vendor"], when: "before" },
  withdraw: { from: ["requested", "confirmed", "moved"], to: "cancelled", by: ["customer"], when: "before" },
  complete: { from: ["confirmed"], to: "completed", by: ["vendor", "system"], when: "after" },
  noShow: { from: ["confirmed"], to: "no_show", by: ["vendor"], when: "after" },
  /** The vendor did not answer in time. */
  lapse: { from: ["requested"], to: "declined", by: ["system"], when: "after" },
  /** The couple did not accept the new time in time. */
  expire: { from: ["moved"], to: "cancelled", by: ["system"], when: "after" },
} as const satisfies Record<string, Transition>;
export type AppointmentTransition = keyof typeof APPOINTMENT_TRANSITIONS;

type Standing = { state: AppointmentState; startsAt: string | Date };

/** Returns the next state, or null when `actor` may not take `transition` now. */
export function nextAppointmentState(
  { state, startsAt }: Standing,
  transition: AppointmentTransition,
  actor: AppointmentActor,
  now: Date = new Date(),
): AppointmentState | null {
  const { from, to, by, when }: Transition = APPOINTMENT_TRANSITIONS[transition];
  const begun = new Date(startsAt).getTime() <= now.getTime();
  return from.includes(state) && by.includes(actor) && begun === (when === "after") ? to : null;
}

/** Returns the transitions that `actor` may take now: the buttons to show. */
export function appointmentTransitionsFor(
  standing: Standing,
  actor: AppointmentActor,
  now: Date = new Date(),
): AppointmentTransition[] {
  return (Object.keys(APPOINTMENT_TRANSITIONS) as AppointmentTransition[]).filter(
    (transition) => nextAppointmentState(standing, transition, actor, now) !== null,
  );
}

/** The vendor's actions, by their names in the API. */
export const VENDOR_APPOINTMENT_ACTIONS = {
  confirm: "confirm",
  decline: "decline",
  cancel: "callOff",
  complete: "complete",
  no_show: "noShow",
} as const satisfies Record<string, AppointmentTransition>;
export type VendorAppointmentAction = keyof typeof VENDOR_APPOINTMENT_ACTIONS;

/** Returns true when the vendor must give a reason. */
export const needsAnswer = (action: VendorAppointmentAction): boolean =>
  action === "decline" || action === "cancel";

/** Hours after which an appointment counts as completed unless the vendor reports otherwise. */
export const COMPLETED_AFTER_HOURS = 24;
