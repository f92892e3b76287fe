"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { PhoneField } from "@/components/ui/form/phone-field";
import { useForm } from "@/components/ui/form/use-form";
import { Icon } from "@/components/ui/media/icon";
import { classNames } from "@/components/ui/theme/class-names";
import { GUEST_MESSAGES, type GuestChange, type GuestSide } from "@/contracts/planning/guest/guest";
import { householdBody } from "@/contracts/planning/guest/guest.schema";
import { useAddHouseholdMutation } from "@/services/planning/guest";
import type { GridContext } from "@/components/planning/guest-list/context/grid-context";
import styles from "./dialogs.module.css";
import { SideAndGroup } from "./side-and-group";

type Person = { key: number; firstName: string; lastName: string; plusOnes: string; isChild: boolean };
type Props = {
  open: boolean;
  context: GridContext;
  onClose: () => void;
  onAdded: (message: string, change: GuestChange) => void;
};

const blank = (key: number): Person => ({ key, firstName: "", lastName: "", plusOnes: "0", isChild: false });

/** Adds a household: its people, a seat for each plus-one, and the events to which all of them are invited. */
export default function AddGuestsDialog({ open, context, onClose, onAdded }: Props) {
  const [add] = useAddHouseholdMutation();
  const [people, setPeople] = useState<Person[]>([blank(0)]);
  const [eventIds, setEventIds] = useState<string[]>(context.events.map(({ id }) => id));
  const [missing, setMissing] = useState(false);
  const form = useForm({
    initialValues: { name: "", email: "", countryCode: "+65", phone: "", side: "both", groupId: "" },
    schema: householdBody.pick(["email", "phone"]),
    idPrefix: "household",
    validateOnBlur: false,
    submit: async ({ name, email, countryCode, phone, side, groupId }) => {
      const named = people.filter(({ firstName, lastName }) => firstName.trim() || lastName.trim());
      setMissing(named.length === 0);
      if (named.length === 0) return;
      const change = await add({
        name,
        email,
        countryCode,
        phone,
        eventIds,
        guests: named.map(({ key: _, plusOnes, ...person }) => ({
          ...person,
          side: side as GuestSide,
          groupId: groupId || null,
          plusOnes: Number(plusOnes),
        })),
      }).unwrap();
      onAdded(change.changed === 1 ? GUEST_MESSAGES.created : `${change.changed} guests created`, change);
    },
  });
  const set = (key: number, change: Partial<Person>) => {
    setMissing(false);
    setPeople((held) => held.map((each) => (each.key === key ? { ...each, ...change } : each)));
  };
  return (
    <FormDialog open={open} title="Add guests" form={form} submit="Add to list" onClose={onClose}>
      {people.map((person, at) => (
        <div key={person.key} className={styles.person}>
          <TextField
            id={`person-${person.key}-first`}
            label="First name"
            maxLength={80}
            autoFocus
            value={person.firstName}
            error={missing && at === 0 ? "Please enter a name" : undefined}
            onChange={({ target }) => set(person.key, { firstName: target.value })}
          />
          <TextField
            id={`person-${person.key}-last`}
            label="Last name"
            maxLength={80}
            value={person.lastName}
            onChange={({ target }) => set(person.key, { lastName: target.value })}
          />
          <SelectField
            id={`person-${person.key}-plus`}
            label="Brings"
            value={person.plusOnes}
            disabled={person.isChild}
            onChange={({ target }) => set(person.key, { plusOnes: target.value })}
          >
            <option value="0">Nobody</option>
            {[1, 2, 3, 4, 5].map((n) => (
              <option key={n} value={n}>
                +{n}
              </option>
            ))}
          </SelectField>
          <div className={classNames(styles.checks, styles.child)}>
            <label>
              <input
                type="checkbox"
                checked={person.isChild}
                onChange={({ target: { checked } }) =>
                  set(person.key, { isChild: checked, ...(checked ? { plusOnes: "0" } : {}) })
                }
              />
              Is a child
            </label>
          </div>
          {people.length > 1 ? (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${person.firstName || "this guest"}`}
              onClick={() => setPeople((held) => held.filter(({ key }) => key !== person.key))}
            >
              <Icon name="close" size={18} />
            </button>
          ) : null}
        </div>
      ))}
      <div>
        <Button
          variant="plain"
          size="sm"
          onClick={() => setPeople((held) => [...held, blank(Math.max(...held.map(({ key }) => key)) + 1)])}
        >
          Add another guest of this household
        </Button>
      </div>
      <fieldset>
        <legend className={styles.legend}>Invited to</legend>
        <div className={styles.checks}>
          {context.events.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={eventIds.includes(id)}
                onChange={({ target }) =>
                  setEventIds((held) => (target.checked ? [...held, id] : held.filter((each) => each !== id)))
                }
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <SideAndGroup side={form.field("side")} group={form.field("groupId")} groups={context.groups} />
      <TextField
        {...form.field("name")}
        label="Household name (optional)"
        maxLength={120}
        placeholder="The Tans"
      />
      <TextField {...form.field("email")} label="Email (optional)" type="email" maxLength={254} />
      <PhoneField
        idPrefix="household"
        label="Phone (optional)"
        code={form.values.countryCode}
        number={form.values.phone}
        onChange={(countryCode, phone) => form.set({ countryCode, phone })}
        error={form.errorOf("phone")}
      />
    </FormDialog>
  );
}
