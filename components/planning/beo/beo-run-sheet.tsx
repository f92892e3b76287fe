"use client";
import { useState } from "react";
import { clock, endOf } from "@/lib/clock";
import { DetailSection } from "@/components/ui/page/detail-section";
import { BEO_MESSAGES, type Beo, type BeoEntry } from "@/contracts/planning/beo";
import { formatTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { type BeoOf, useTickBeoMutation } from "@/services/planning/beo";
import styles from "./beo.module.css";

type Press = { done: boolean; was: string | null };
type Props = { beo: Beo; of: BeoOf; title?: string };

/** The vendor's part of the couple's run sheet. It ticks off its own entries, which the couple sees at once. */
export function BeoRunSheet({ beo, of, title = "Run sheet" }: Props) {
  const [tick] = useTickBeoMutation();
  /** Shown until the entry is no longer as it was when it was pressed. */
  const [pressed, setPressed] = useState<Readonly<Record<string, Press | undefined>>>({});
  const isDone = ({ id, doneAt }: BeoEntry) => {
    const press = pressed[id];
    return press && press.was === doneAt ? press.done : doneAt !== null;
  };
  const change = async (entry: BeoEntry, done: boolean) => {
    setPressed((now) => ({ ...now, [entry.id]: { done, was: entry.doneAt } }));
    const { data } = await tick({ ...of, entryId: entry.id, done });
    if (!data) setPressed((now) => ({ ...now, [entry.id]: undefined }));
    if (data) notify("success", done ? `Done: ${entry.title}` : BEO_MESSAGES.ticked);
  };
  return (
    <DetailSection title={title}>
      <ol className={styles.entries}>
        {beo.runSheet.map((entry) => (
          <li key={entry.id} data-done={entry.doneAt !== null || undefined}>
            <p className={styles.time}>
              <time dateTime={entry.startsAt}>{clock(entry.startsAt)}</time>
              {entry.minutes > 0 ? <small>to {clock(endOf(entry.startsAt, entry.minutes))}</small> : null}
            </p>
            <div>
              <p className={styles.what}>{entry.title}</p>
              <p className={styles.note}>
                {[entry.vendorName, entry.place, entry.people.join(", "), entry.notes]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {entry.isYours && beo.may.tick ? (
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  checked={isDone(entry)}
                  aria-label={`Done: ${entry.title}`}
                  onChange={({ target }) => void change(entry, target.checked)}
                />
                {entry.doneAt ? `Done ${formatTime(entry.doneAt)}` : "Done"}
              </label>
            ) : entry.doneAt ? (
              <span className={styles.done}>Done {formatTime(entry.doneAt)}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
