import { useEffect, useState } from "react";
import { type AppointmentDay, MAX_DAYS_AHEAD } from "@/contracts/messaging/appointment/appointment";
import { addDays, todayInSingapore } from "@/lib/dates";
import { messageOf } from "@/contracts/api-error";
import { appointmentApi } from "@/services/messaging/appointment";
import type { AppStore } from "@/store/make-store";

/** Number of days shown at once. */
const WINDOW = 14;

export type FreeSlots = {
  state: "loading" | "ready" | "failed";
  /** Days with free times. */
  days: AppointmentDay[];
  lengthMinutes: number;
  failure: string;
  reload: () => void;
  /** Goes to earlier or later days; null when there are none. */
  earlier: (() => void) | null;
  later: (() => void) | null;
};

type Found = Pick<FreeSlots, "state" | "days" | "lengthMinutes" | "failure">;
const NONE: Found = { state: "loading", days: [], lengthMinutes: 0, failure: "" };

/** Returns a vendor's free times, two weeks at a time. */
export function useFreeSlots(store: AppStore, vendorId: string): FreeSlots {
  const [offset, setOffset] = useState(0);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    let over = false;
    const query = { vendorId, date: addDays(todayInSingapore(), offset), days: WINDOW };
    const asked = store.dispatch(
      appointmentApi.endpoints.getAppointmentSlots.initiate(query, { forceRefetch: true }),
    );
    void asked.then(({ data, error }) => {
      if (over) return;
      if (!data) setFound({ ...NONE, state: "failed", failure: messageOf(error) });
      else {
        const days = data.docs.filter(({ slots }) => slots.length > 0);
        setFound({ state: "ready", days, lengthMinutes: data.lengthMinutes, failure: "" });
      }
    });
    return () => {
      over = true;
      asked.unsubscribe();
    };
  }, [store, vendorId, offset, tries]);

  const move = (to: number) => () => {
    setFound((before) => ({ ...before, state: "loading" }));
    setOffset(to);
  };
  return {
    ...found,
    reload: () => setTries((n) => n + 1),
    earlier: offset > 0 ? move(Math.max(0, offset - WINDOW)) : null,
    later: offset + WINDOW < MAX_DAYS_AHEAD ? move(offset + WINDOW) : null,
  };
}
