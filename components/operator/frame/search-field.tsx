"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef } from "react";
import { Icon } from "@/components/ui/media/icon";
import { useKeys } from "@/components/ui/list/use-keys";
import styles from "./search-field.module.css";

/** The console's search, on every page. The "/" key focuses it. */
export function SearchField() {
  const field = useRef<HTMLInputElement>(null);
  const router = useRouter();
  useKeys((key) => {
    if (key !== "/") return false;
    field.current?.focus();
    field.current?.select();
    return true;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (text) router.push(`/operator/search?search=${encodeURIComponent(text)}`);
  };
  return (
    <form className={styles.form} role="search" aria-label="Search the console" onSubmit={submit}>
      <Icon name="search" size={18} />
      <input
        ref={field}
        className={styles.field}
        type="search"
        aria-label="Order, payment, ticket, email, phone or vendor"
        aria-keyshortcuts="/"
        placeholder="Order, payment, ticket, email, phone or vendor"
        minLength={2}
        maxLength={200}
        enterKeyHint="search"
      />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </form>
  );
}
