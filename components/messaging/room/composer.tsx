"use client";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import { MESSAGE_MAX } from "@/contracts/messaging/room";
import styles from "./composer.module.css";
import { keepWords, readWords } from "./kept-words";

/** The character count shows from this length on. */
const COUNT_FROM = MESSAGE_MAX - 300;

type Props = {
  accountId: string;
  keptAs: string;
  /** The recipient's name. */
  to: string;
  /** True for an empty conversation, where the visitor came to write. */
  isNew: boolean;
  onSend(body: string): void;
};

/** The message box. Enter sends and Shift + Enter breaks the line; with a finger Enter breaks and the button sends. */
export function Composer({ accountId, keptAs, to, isNew, onSend }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readWords(accountId, keptAs).draft);
  const length = text.trim().length;
  const tooLong = length > MESSAGE_MAX;

  useEffect(() => {
    // On a phone the keyboard would cover the messages.
    if (isNew || !hasFingerOnly()) field.current?.focus({ preventScroll: true });
  }, [isNew]);

  const change = (words: string) => {
    setText(words);
    keepWords(accountId, keptAs, { draft: words });
  };
  const send = () => {
    if (length === 0 || tooLong) return;
    onSend(text.trim());
    change("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter confirms the word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || hasFingerOnly()) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.composer} onSubmit={submit} aria-label={`Write to ${to}`}>
      <label className="visually-hidden" htmlFor={id}>
        Message to {to}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        rows={1}
        placeholder="Write a message"
        enterKeyHint="enter"
        value={text}
        aria-invalid={tooLong || undefined}
        aria-describedby={`${id}-count ${id}-hint`}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button className={styles.send} type="submit" disabled={length === 0 || tooLong} aria-label="Send">
        <Icon name="arrow-up" />
      </Button>
      <p className={styles.count} id={`${id}-count`} data-over={tooLong || undefined} aria-live="polite">
        {tooLong
          ? `${(length - MESSAGE_MAX).toLocaleString("en-SG")} characters too many`
          : length >= COUNT_FROM
            ? `${(MESSAGE_MAX - length).toLocaleString("en-SG")} characters left`
            : ""}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        Enter sends, Shift + Enter begins a new line.
      </p>
    </form>
  );
}

/** Returns true on phones, where Enter must break the line because their keyboards have no Shift + Enter. */
function hasFingerOnly(): boolean {
  return window.matchMedia?.("(pointer: coarse) and (hover: none)").matches ?? false;
}
