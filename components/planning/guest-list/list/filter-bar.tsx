"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import {
  DIETARY_LABELS,
  DIETARY_NEEDS,
  GUEST_SIDE_LABELS,
  GUEST_SIDES,
  type GuestSummary,
  RSVP_ANSWERS,
  RSVP_LABELS,
} from "@/contracts/planning/guest/guest";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import styles from "./filter-bar.module.css";
import { FILTER_NAMES } from "./filters";

type Props = {
  search: string;
  get: (name: string) => string;
  set: (changes: Record<string, string>, how?: "push" | "replace") => void;
  summary: GuestSummary;
  events: readonly WeddingEvent[];
};

const TYPING_MS = 250;

/** The list's search and filters, kept in the address. The list updates while typing. */
export function FilterBar({ search, get, set, summary, events }: Props) {
  const [text, setText] = useState(search);
  useEffect(() => {
    const typed = text.trim();
    if (typed === search) return;
    const timer = setTimeout(() => set({ search: typed }, "replace"), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, search, set]);

  const filtered = search !== "" || FILTER_NAMES.some((name) => get(name));
  const select = (name: string, label: string, options: ReactNode) => (
    <select
      className={styles.select}
      aria-label={label}
      data-on={get(name) ? true : undefined}
      value={get(name)}
      onChange={({ target }) => set({ [name]: target.value }, "replace")}
    >
      <option value="">{label}</option>
      {options}
    </select>
  );
  return (
    <div className={styles.bar} role="search" aria-label="Guests">
      <label className={styles.search}>
        <Icon name="search" size={18} />
        <span className="visually-hidden">Search guests</span>
        <input
          type="search"
          placeholder="Name, household, email or phone"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {select(
        "side",
        "Side",
        GUEST_SIDES.map((side) => (
          <option key={side} value={side}>
            {GUEST_SIDE_LABELS[side]}
          </option>
        )),
      )}
      {select(
        "groupId",
        "Group",
        <>
          <option value="none">No group</option>
          {summary.groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </>,
      )}
      {select(
        "eventId",
        "Event",
        events.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        )),
      )}
      {select(
        "answer",
        "Answer",
        <>
          {RSVP_ANSWERS.map((answer) => (
            <option key={answer} value={answer}>
              {RSVP_LABELS[answer]}
            </option>
          ))}
          <option value="not_invited">Not invited</option>
        </>,
      )}
      {select(
        "dietary",
        "Dietary",
        <>
          <option value="any">Any need or allergy</option>
          {DIETARY_NEEDS.map((need) => (
            <option key={need} value={need}>
              {DIETARY_LABELS[need]}
            </option>
          ))}
        </>,
      )}
      {summary.tags.length > 0
        ? select(
            "tag",
            "Tag",
            summary.tags.map((tag) => (
              <option key={tag} value={tag}>
                {tag}
              </option>
            )),
          )
        : null}
      {select(
        "child",
        "Age",
        <>
          <option value="yes">Children</option>
          <option value="no">Adults</option>
        </>,
      )}
      {select("contact", "Contact", <option value="none">No email or phone</option>)}
      {select(
        "sort",
        "Sort: household",
        <>
          <option value="name">Sort: last name</option>
          <option value="newest">Sort: newest</option>
        </>,
      )}
      {filtered ? (
        <Button
          variant="plain"
          size="sm"
          onClick={() => {
            setText("");
            set({ search: "", ...Object.fromEntries(FILTER_NAMES.map((name) => [name, ""])) }, "replace");
          }}
        >
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
