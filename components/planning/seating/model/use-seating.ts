"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { isApiError, messageOf } from "@/contracts/api-error";
import type { SeatingLayout, SeatingPlan } from "@/contracts/planning/seating";
import { useSaveSeatingMutation } from "@/services/planning/seating";

const SAVE_AFTER_MS = 400;
const MOST_STEPS = 100;

type Step = { label: string; layout: SeatingLayout };
type Draft = { layout: SeatingLayout; version: number; past: Step[]; future: Step[]; dirty: boolean };
export type SaveState = "saved" | "saving" | "failed" | "conflict";

const layoutOf = ({ sides, rooms, rules }: SeatingPlan): SeatingLayout => ({ sides, rooms, rules });
const fresh = (plan: SeatingPlan): Draft => ({
  layout: layoutOf(plan),
  version: plan.version,
  past: [],
  future: [],
  dirty: false,
});

/**
 * The seating as edited here: every change is shown immediately, can be undone, and is saved a moment later in one
 * request. What someone else saved is shown unless there are local changes, which are never discarded without asking.
 */
export function useSeating(plan: SeatingPlan) {
  const [draft, setDraft] = useState(() => fresh(plan));
  const [save] = useSaveSeatingMutation();
  const [state, setState] = useState<SaveState>("saved");
  const [failure, setFailure] = useState("");
  const [said, setSaid] = useState("");
  const [seen, setSeen] = useState(plan);
  const saving = useRef(false);
  // Ahead of the draft between the response to a save and the next render.
  const latest = useRef(plan.version);

  if (seen !== plan) {
    setSeen(plan);
    if (!draft.dirty && plan.version >= draft.version) {
      const same = plan.version === draft.version;
      setDraft(same ? { ...draft, layout: layoutOf(plan) } : fresh(plan));
    }
  }

  const change = useCallback((label: string, edit: (layout: SeatingLayout) => SeatingLayout) => {
    setDraft((before) => {
      const layout = edit(before.layout);
      if (layout === before.layout) return before;
      const past = [...before.past, { label, layout: before.layout }].slice(-MOST_STEPS);
      return { ...before, layout, past, future: [], dirty: true };
    });
    setSaid(label);
  }, []);

  const undo = useCallback(() => {
    const last = draft.past.at(-1);
    if (!last) return;
    const future = [...draft.future, { label: last.label, layout: draft.layout }];
    setDraft({ ...draft, layout: last.layout, past: draft.past.slice(0, -1), future, dirty: true });
    setSaid(`Undone: ${last.label}`);
  }, [draft]);
  const redo = useCallback(() => {
    const next = draft.future.at(-1);
    if (!next) return;
    const past = [...draft.past, { label: next.label, layout: draft.layout }];
    setDraft({ ...draft, layout: next.layout, past, future: draft.future.slice(0, -1), dirty: true });
    setSaid(`Redone: ${next.label}`);
  }, [draft]);

  const { eventId } = plan;
  const { layout, version, dirty } = draft;
  useEffect(() => {
    latest.current = Math.max(latest.current, version);
  }, [version]);
  const send = useCallback(async () => {
    if (saving.current) return;
    saving.current = true;
    setState("saving");
    const { data, error } = await save({ eventId, version: latest.current, ...layout });
    if (data) latest.current = data.version;
    saving.current = false;
    if (data) {
      setState("saved");
      setDraft((now) => ({
        ...now,
        version: data.version,
        dirty: now.layout !== layout,
        layout: now.layout === layout ? layoutOf(data) : now.layout,
      }));
    } else {
      setFailure(messageOf(error));
      setState(isApiError(error) && error.code === 409 ? "conflict" : "failed");
    }
  }, [save, eventId, layout]);

  useEffect(() => {
    if (!dirty || state === "failed" || state === "conflict") return;
    const timer = setTimeout(() => void send(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [dirty, state, send]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);

  const shown = useMemo(() => present(layout, plan), [layout, plan]);
  return {
    layout: shown,
    change,
    undo,
    redo,
    said,
    failure,
    state: dirty && state === "saved" ? "saving" : state,
    undoable: draft.past.at(-1)?.label ?? null,
    redoable: draft.future.at(-1)?.label ?? null,
    retry: () => void send(),
    /** Discards local changes in favour of the server's version. */
    adopt: (latest: SeatingPlan) => {
      setDraft(fresh(latest));
      setState("saved");
    },
    /** Saves local changes over what someone else saved. */
    overwrite: (latest: SeatingPlan) => {
      setDraft((now) => ({ ...now, version: latest.version, dirty: true }));
      setState("saved");
    },
  };
}
export type Seating = ReturnType<typeof useSeating>;

/** Removes guests who have declined or left the list since they were seated. */
function present(layout: SeatingLayout, { guests }: SeatingPlan): SeatingLayout {
  const ids = new Set(guests.map(({ id }) => id));
  const gone = layout.rooms.some((room) =>
    room.tables.some((table) => table.guests.some(({ guestId }) => !ids.has(guestId))),
  );
  if (!gone) return layout;
  return {
    ...layout,
    rooms: layout.rooms.map((room) => ({
      ...room,
      tables: room.tables.map((table) => ({
        ...table,
        guests: table.guests.filter(({ guestId }) => ids.has(guestId)),
      })),
    })),
  };
}
