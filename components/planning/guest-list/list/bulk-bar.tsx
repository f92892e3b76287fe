"use client";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { GUEST_SIDE_LABELS, GUEST_SIDES, RSVP_ANSWERS, RSVP_LABELS } from "@/contracts/planning/guest/guest";
import type { BulkBody } from "@/contracts/planning/guest/guest.schema";
import styles from "./bulk-bar.module.css";
import type { GridContext } from "@/components/planning/guest-list/context/grid-context";

export type BulkChange = Partial<Omit<BulkBody, "ids" | "filter">> & { action: BulkBody["action"] };

type Props = {
  count: number;
  busy: boolean;
  context: GridContext;
  tags: readonly string[];
  onChange: (change: BulkChange) => void;
  onNewGroup: (name: string) => void;
  onClear: () => void;
};

/** Actions on the selected guests. Each can be undone. */
export function BulkBar({ count, busy, context, tags, onChange, onNewGroup, onClear }: Props) {
  const [asking, setAsking] = useState<"tag" | "group" | null>(null);
  const [text, setText] = useState("");
  const { groups, events } = context;

  const choose = (value: string) => {
    const [action, first = "", second = ""] = value.split("|");
    if (action === "invite" || action === "uninvite") onChange({ action, eventId: first });
    if (action === "answer") onChange({ action, eventId: first, answer: second as never });
    if (action === "side") onChange({ action, side: first as never });
    if (action === "group") onChange({ action, groupId: first || null });
    if (action === "untag") onChange({ action, tag: first });
    if (action === "new-tag" || action === "new-group") setAsking(action === "new-tag" ? "tag" : "group");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = text.trim();
    if (!name) return;
    if (asking === "group") onNewGroup(name);
    else onChange({ action: "tag", tag: name });
    setText("");
    setAsking(null);
  };
  const menu = (label: string, children: ReactNode) => (
    <select
      className={styles.menu}
      aria-label={label}
      value=""
      disabled={busy}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{label}</option>
      {children}
    </select>
  );
  return (
    <div className={styles.bar} role="region" aria-label="Selected guests">
      <p className={styles.count} role="status">
        {count.toLocaleString("en-SG")} selected
      </p>
      {asking ? (
        <form className={styles.form} onSubmit={submit}>
          <input
            aria-label={asking === "tag" ? "New tag" : "New group"}
            placeholder={asking === "tag" ? "Such as: needs a ride" : "Such as: poly friends"}
            maxLength={asking === "tag" ? 30 : 60}
            autoFocus
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key }) => key === "Escape" && setAsking(null)}
          />
          <Button type="submit" size="sm" variant="night">
            {asking === "tag" ? "Add tag" : "Create group"}
          </Button>
        </form>
      ) : (
        <>
          {menu(
            "Invite to",
            events.map(({ id, name }) => (
              <option key={id} value={`invite|${id}`}>
                {name}
              </option>
            )),
          )}
          {menu(
            "Remove from",
            events.map(({ id, name }) => (
              <option key={id} value={`uninvite|${id}`}>
                {name}
              </option>
            )),
          )}
          {menu(
            "Answer",
            events.map(({ id, name }) => (
              <optgroup key={id} label={name}>
                {RSVP_ANSWERS.map((answer) => (
                  <option key={answer} value={`answer|${id}|${answer}`}>
                    {RSVP_LABELS[answer]}
                  </option>
                ))}
              </optgroup>
            )),
          )}
          {menu(
            "Side",
            GUEST_SIDES.map((side) => (
              <option key={side} value={`side|${side}`}>
                {GUEST_SIDE_LABELS[side]}
              </option>
            )),
          )}
          {menu(
            "Group",
            <>
              {groups.map(({ id, name }) => (
                <option key={id} value={`group|${id}`}>
                  {name}
                </option>
              ))}
              <option value="group|">No group</option>
              <option value="new-group">New group…</option>
            </>,
          )}
          {menu(
            "Tags",
            <>
              <option value="new-tag">Add a tag…</option>
              {tags.map((tag) => (
                <option key={tag} value={`untag|${tag}`}>
                  Remove “{tag}”
                </option>
              ))}
            </>,
          )}
          <Button size="sm" variant="night" busy={busy} onClick={() => onChange({ action: "delete" })}>
            Delete
          </Button>
        </>
      )}
      <button type="button" className={styles.clear} onClick={onClear}>
        Clear selection
      </button>
    </div>
  );
}
