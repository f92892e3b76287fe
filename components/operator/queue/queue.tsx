"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { classNames } from "@/components/ui/theme/class-names";
import { ActBar } from "./act-bar";
import type { QueueAct } from "./queue-act";
import styles from "./queue.module.css";
import { ShortcutsHint } from "@/components/ui/list/shortcuts-hint";
import { useKeys } from "@/components/ui/list/use-keys";

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  /** A row's entry in the list. */
  entry: (row: Row) => ReactNode;
  /** Returns the heading of its details. */
  nameOf: (row: Row) => string;
  /** The actions possible on it now, the usual one first. */
  actsOf: (row: Row) => readonly QueueAct[];
  /** Its details. */
  children: (row: Row) => ReactNode;
};

/**
 * A list beside the details of the chosen entry, worked through by keyboard: j and k choose, Enter moves to the details,
 * and each act has its key. The next entry is chosen when one leaves the list. On a phone the details replace the list.
 */
export function Queue<Row extends { _id: string }>({
  label,
  rows,
  entry,
  nameOf,
  actsOf,
  children,
}: Props<Row>) {
  const [chosen, setChosen] = useState({ id: rows[0]?._id ?? "", at: 0 });
  const [opened, setOpened] = useState(false);
  const details = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const found = rows.findIndex(({ _id }) => _id === chosen.id);
  // The entry has left the list: the next one has moved up to its place.
  const at = found >= 0 ? found : Math.min(chosen.at, rows.length - 1);
  const row = rows[at];
  const acts = row ? actsOf(row) : [];

  const choose = (to: number) => {
    const next = rows[Math.max(0, Math.min(to, rows.length - 1))];
    if (next) setChosen({ id: next._id, at: rows.indexOf(next) });
  };
  const open = () => {
    setOpened(true);
    requestAnimationFrame(() => details.current?.focus());
  };
  useKeys((key) => {
    if (key === "j" || key === "k") {
      choose(at + (key === "j" ? 1 : -1));
      return true;
    }
    if (key === "Enter") {
      open();
      return true;
    }
    const act = acts.find((each) => each.key === key.toLowerCase());
    act?.run();
    return act !== undefined;
  });
  const current = row?._id;
  useEffect(() => {
    list.current?.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
  }, [current]);

  if (!row) return null;
  return (
    <div className={styles.queue} data-opened={opened || undefined}>
      <div className={styles.side}>
        <ShortcutsHint>
          <kbd>j</kbd> <kbd>k</kbd> choose, <kbd>Enter</kbd> details
        </ShortcutsHint>
        <ul ref={list} className={styles.list} aria-label={label}>
          {rows.map((each, place) => (
            <li key={each._id}>
              <button
                type="button"
                className={styles.entry}
                aria-current={place === at}
                onClick={() => {
                  choose(place);
                  setOpened(true);
                }}
              >
                {entry(each)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <section
        ref={details}
        className={classNames(styles.details)}
        aria-label={nameOf(row)}
        aria-live="polite"
        tabIndex={-1}
      >
        <div className={styles.head}>
          <Button className={styles.back} variant="plain" size="sm" onClick={() => setOpened(false)}>
            Back to the list
          </Button>
          <ActBar acts={acts} />
        </div>
        {children(row)}
      </section>
    </div>
  );
}
