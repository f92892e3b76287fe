"use client";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { DuplicateGuests, GuestChange } from "@/contracts/planning/guest/guest";
import {
  useGetDuplicatesQuery,
  useMergeGuestsMutation,
  useMergeHouseholdsMutation,
} from "@/services/planning/guest";
import styles from "./dialogs.module.css";

type Props = {
  open: boolean;
  undo: { busy: boolean; offer: (message: string, undoId: string | null) => void; take: () => Promise<void> };
  onClose: () => void;
  /** Called when the last pair is merged. */
  onDone: (message: string, change: GuestChange) => void;
};

/** A merge in this dialog: the position of its pair in the list, which is hidden until the list is reloaded. */
type Merged = { message: string; change: GuestChange; key: string; at: number; before: unknown };

const keyOf = ({ reason, guests }: DuplicateGuests) => reason + guests.map(({ id }) => id).join();

/** Guests with the same name, and households with the same phone number or address, to merge one pair at a time. */
export default function DuplicatesDialog({ open, undo, onClose, onDone }: Props) {
  const { data, error, refetch } = useGetDuplicatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [merged, setMerged] = useState<Merged | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const focusedAfter = useRef<Merged | null>(null);
  const pairs = (data?.docs ?? []).filter((each) => merged?.before !== data || keyOf(each) !== merged?.key);
  const isDone = merged !== null && data?.docs.length === 0;

  useEffect(() => {
    if (isDone) onDone(merged.message, merged.change);
  }, [isDone, merged, onDone]);
  useEffect(() => {
    const hasFocus = content.current?.contains(document.activeElement);
    if (!merged || (focusedAfter.current === merged && hasFocus)) return;
    focusedAfter.current = merged;
    const legends = content.current?.querySelectorAll<HTMLElement>("li > [tabindex]");
    (legends?.[Math.min(merged.at, legends.length - 1)] ?? content.current)?.focus();
  }, [merged, data]);

  const takeBack = async () => {
    content.current?.focus();
    await undo.take();
    setMerged(null);
  };
  return (
    <Dialog
      open={open}
      title="Possible duplicates"
      onClose={onClose}
      bodyProps={{ ref: content, tabIndex: -1 }}
    >
      <div role="status">
        {merged ? (
          <p className={styles.twin}>
            <span>{merged.message}</span>
            <Button variant="plain" size="sm" busy={undo.busy} onClick={() => void takeBack()}>
              Undo
            </Button>
          </p>
        ) : null}
      </div>
      {pairs.length > 0 ? (
        <ul className={styles.pairs}>
          {pairs.map((each, at) => (
            <Twins
              key={keyOf(each)}
              found={each}
              onMerged={(message, change) => {
                undo.offer(message, change.undoId);
                setMerged({ message, change, key: keyOf(each), at, before: data });
              }}
            />
          ))}
        </ul>
      ) : error ? (
        <LoadFailure title="Duplicates could not be loaded" error={error} retry={refetch} />
      ) : data?.docs.length === 0 ? (
        <p>No duplicates. Every name, email and phone number is on your list once.</p>
      ) : (
        <Skeleton height="10rem" shape="block" />
      )}
    </Dialog>
  );
}

function Twins({
  found: { reason, guests },
  onMerged,
}: {
  found: DuplicateGuests;
  onMerged: (message: string, change: GuestChange) => void;
}) {
  const [merge, merging] = useMergeGuestsMutation();
  const [mergeHomes, moving] = useMergeHouseholdsMutation();
  const [first] = guests;
  const byName = reason === "name";
  const keep = async (keepId: string) => {
    const ids = [...new Set(guests.map((guest) => (byName ? guest.id : guest.householdId)))].filter(
      (id) => id !== keepId,
    );
    const { data } = await (byName ? merge({ keepId, ids }) : mergeHomes({ keepId, ids }));
    if (data) onMerged(byName ? "Guests merged" : "Households merged", data);
  };
  const choices = byName
    ? guests.map(({ id, name, householdTitle }) => ({ id, label: `${name}, ${householdTitle}` }))
    : [...new Map(guests.map((guest) => [guest.householdId, guest.householdTitle]))].map(([id, name]) => ({
        id,
        label: `${name}: ${guests
          .filter((guest) => guest.householdId === id)
          .map((guest) => guest.name)
          .join(", ")}`,
      }));
  return (
    <li>
      <p className={styles.legend} tabIndex={-1}>
        {byName
          ? `${first?.name ?? ""} is on the list ${guests.length} times`
          : "These households share an email or phone"}
      </p>
      {choices.map(({ id, label }) => (
        <p key={id} className={styles.twin}>
          <span>{label}</span>
          <Button
            variant="secondary"
            size="sm"
            busy={merging.isLoading || moving.isLoading}
            aria-label={`Merge into ${label}`}
            onClick={() => void keep(id)}
          >
            {byName ? "Keep this one" : "Move all here"}
          </Button>
        </p>
      ))}
    </li>
  );
}
