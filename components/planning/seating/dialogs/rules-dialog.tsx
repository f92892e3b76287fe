"use client";
import { type FormEvent, useId, useState } from "react";
import { v7 } from "uuid";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { SelectField, TextField } from "@/components/ui/form/field";
import {
  MAX_RULE_GUESTS,
  MAX_SEATING_RULES,
  SEATING_RULE_KINDS,
  SEATING_RULE_LABELS,
  SEATING_SIDES,
  SEATING_SIDES_LABELS,
  type SeatingGuest,
  type SeatingLayout,
  type SeatingRule,
  type SeatingRuleKind,
  type SeatingSides,
} from "@/contracts/planning/seating";
import { foldName } from "@/lib/text/fold";
import styles from "./dialogs.module.css";

const FOUND = 30;

type Props = {
  layout: SeatingLayout;
  guests: readonly SeatingGuest[];
  onChange: (label: string, change: Partial<Pick<SeatingLayout, "rules" | "sides">>) => void;
  onClose: () => void;
};

/** The wishes for automatic seating: who sits together, apart and near the stage, and whether sides mix. */
export default function RulesDialog({ layout, guests, onChange, onClose }: Props) {
  const id = useId();
  const { rules, sides } = layout;
  const names = new Map(guests.map((guest) => [guest.id, guest.name]));
  return (
    <Dialog title="Seating rules" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <SelectField
        id={`${id}-sides`}
        label="The two families"
        value={sides}
        onChange={({ target }) => {
          const chosen = target.value as SeatingSides;
          onChange(`Families: ${SEATING_SIDES_LABELS[chosen].toLowerCase()}`, { sides: chosen });
        }}
      >
        {SEATING_SIDES.map((each) => (
          <option key={each} value={each}>
            {SEATING_SIDES_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <p className={styles.note}>
        Households sit together by themselves. A guest marked “Both” may sit with either side.
      </p>
      {rules.length > 0 ? (
        <ul aria-label="Rules">
          {rules.map((rule) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              names={names}
              onRemove={() =>
                onChange("Rule deleted", { rules: rules.filter((each) => each.id !== rule.id) })
              }
            />
          ))}
        </ul>
      ) : null}
      <NewRule
        guests={guests}
        full={rules.length >= MAX_SEATING_RULES}
        onAdd={(rule) =>
          onChange(`Rule added: ${SEATING_RULE_LABELS[rule.kind].toLowerCase()}`, {
            rules: [...rules, rule],
          })
        }
      />
    </Dialog>
  );
}

type RowProps = { rule: SeatingRule; names: ReadonlyMap<string, string>; onRemove: () => void };

function RuleRow({ rule, names, onRemove }: RowProps) {
  const who = rule.guestIds.map((guestId) => names.get(guestId) ?? "someone who declined").join(", ");
  const kind = SEATING_RULE_LABELS[rule.kind];
  return (
    <li className={styles.rule}>
      <div>
        <p className={styles.kind}>{kind}</p>
        <p className={styles.note}>{who}</p>
      </div>
      <Button variant="plain" size="sm" aria-label={`Delete rule: ${kind}, ${who}`} onClick={onRemove}>
        Delete
      </Button>
    </li>
  );
}

type NewProps = { guests: readonly SeatingGuest[]; full: boolean; onAdd: (rule: SeatingRule) => void };

function NewRule({ guests, full, onAdd }: NewProps) {
  const id = useId();
  const [kind, setKind] = useState<SeatingRuleKind>("together");
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState<readonly SeatingGuest[]>([]);
  const [error, setError] = useState("");
  const words = search.split(/\s+/).map(foldName).filter(Boolean);
  const found = guests.filter(({ name, householdName }) => {
    const text = foldName(`${name} ${householdName}`);
    return words.every((word) => text.includes(word));
  });
  const toggle = (guest: SeatingGuest, on: boolean) => {
    setError("");
    setPicked(on ? [...picked, guest] : picked.filter((each) => each.id !== guest.id));
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const least = kind === "near_stage" ? 1 : 2;
    if (full) return setError(`At most ${MAX_SEATING_RULES} rules. Delete one first.`);
    if (picked.length < least) return setError(least === 1 ? "Choose a guest" : "Choose at least two guests");
    if (picked.length > MAX_RULE_GUESTS) return setError(`At most ${MAX_RULE_GUESTS} guests in a rule`);
    onAdd({ id: v7(), kind, guestIds: picked.map((guest) => guest.id) });
    setPicked([]);
    setSearch("");
  };
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <h3 className={styles.heading}>Add a rule</h3>
      <SelectField
        id={`${id}-kind`}
        label="Rule"
        value={kind}
        onChange={({ target }) => setKind(target.value as SeatingRuleKind)}
      >
        {SEATING_RULE_KINDS.map((each) => (
          <option key={each} value={each}>
            {SEATING_RULE_LABELS[each]}
          </option>
        ))}
      </SelectField>
      {picked.length > 0 ? (
        <div className={styles.picked}>
          {picked.map((guest) => (
            <button
              key={guest.id}
              type="button"
              className={styles.chip}
              aria-label={`Remove ${guest.name} from the rule`}
              onClick={() => toggle(guest, false)}
            >
              {guest.name} <span aria-hidden="true">×</span>
            </button>
          ))}
        </div>
      ) : null}
      <TextField
        id={`${id}-search`}
        label="Guests of the rule"
        type="search"
        placeholder="Name or household"
        value={search}
        error={error}
        onChange={({ target }) => setSearch(target.value)}
      />
      {words.length > 0 ? (
        <div className={styles.found} role="group" aria-label="Guests found" tabIndex={0}>
          {found.slice(0, FOUND).map((guest) => (
            <label key={guest.id} className={styles.option}>
              <input
                type="checkbox"
                checked={picked.some((each) => each.id === guest.id)}
                onChange={({ target }) => toggle(guest, target.checked)}
              />
              <span>
                {guest.name} <span className={styles.note}>{guest.householdName}</span>
              </span>
            </label>
          ))}
          {found.length === 0 ? <p className={styles.option}>No matches. Try fewer words.</p> : null}
        </div>
      ) : null}
      <Button type="submit" variant="secondary">
        Add rule
      </Button>
    </form>
  );
}
