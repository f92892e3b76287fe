"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import styles from "./codes.module.css";
import { useCodeEntry } from "./use-codes";
import { t } from "@/lib/words/t";

const ID = "cart-code";

/** The field for every kind of code. A refused code stays in it, with the reason. */
export function CodeForm() {
  const changes = useCodeEntry();
  const [code, setCode] = useState("");
  const [blank, setBlank] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changes.busy) return;
    setBlank(code.trim() === "");
    if (code.trim() !== "" && (await changes.apply(code.trim()))) setCode("");
    else document.getElementById(ID)?.focus();
  };
  const change = (typed: string) => {
    setCode(typed);
    setBlank(false);
    if (changes.refusal) changes.forgetRefusal();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        id={ID}
        label={t("Code")}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        error={blank ? t("Enter a code") : changes.refusal || undefined}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" variant="secondary" busy={changes.busy}>
        {t("Apply")}
      </Button>
    </form>
  );
}
