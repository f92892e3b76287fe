import { DIETARY_LABELS, GUEST_SIDE_LABELS } from "@/contracts/planning/guest/guest";
import type { SeatingGuest } from "@/contracts/planning/seating";

/** Returns what matters when seating a guest: household, side, whether they are certain to come, and dietary needs. */
export function guestNote(guest: SeatingGuest): string {
  const { householdName, side, answer, isChild, dietary, allergies } = guest;
  return [
    householdName,
    side === "both" ? "" : `${GUEST_SIDE_LABELS[side]}’s side`,
    answer === "waiting" ? "no answer yet" : answer === "maybe" ? "maybe" : "",
    isChild ? "child" : "",
    ...dietary.map((need) => DIETARY_LABELS[need].toLowerCase()),
    allergies ? `allergy: ${allergies}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
