"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import styles from "./order-search.module.css";

type Props = { label: string; placeholder: string; value: string; onSearch: (text: string) => void };

/** Searches on Enter or the button; give it the searched text as `key`, so that Back also changes what it shows. */
export function OrderSearch({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form className={styles.search} role="search" aria-label={label} onSubmit={submit}>
      <TextField
        id="order-search"
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
