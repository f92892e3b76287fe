"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import styles from "./list-search.module.css";

type Props = { label: string; placeholder: string; value: string; onSearch: (text: string) => void };

/**
 * A list's search field, submitted by Enter or the button. Pass the searched text as `key` too, so that Back resets the
 * field.
 */
export function ListSearch({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form className={styles.search} role="search" aria-label={label} onSubmit={submit}>
      <TextField
        id="list-search"
        label={label}
        type="search"
        placeholder={placeholder}
        maxLength={200}
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === "" && value !== "") onSearch("");
        }}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
