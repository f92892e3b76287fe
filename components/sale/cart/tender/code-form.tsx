"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import styles from "./tender.module.css";
import type { TenderChanges } from "./use-tender";

type Props = { id: string; label: string; changes: TenderChanges };

/** A field for a code. A refused code stays in it, with the reason. */
export function CodeForm({ id, label, changes }: Props) {
  const [code, setCode] = useState("");
  const [blank, setBlank] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changes.busy) return;
    setBlank(code.trim() === "");
    if (code.trim() !== "" && (await changes.applyCode(code.trim()))) setCode("");
    else document.getElementById(id)?.focus();
  };
  const change = (typed: string) => {
    setCode(typed);
    setBlank(false);
    if (changes.refusal) changes.forgetRefusal();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id={id}
        label={label}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        error={blank ? "Enter a code" : changes.refusal || undefined}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" variant="secondary" busy={changes.busy}>
        Apply
      </Button>
    </form>
  );
}
