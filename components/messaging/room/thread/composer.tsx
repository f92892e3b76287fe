"use client";
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/action/button";
import { Icon } from "@/components/ui/media/icon";
import { firstBlank } from "@/contracts/messaging/reply";
import { MESSAGE_MAX, ROOM_FILE_ACCEPT, type RoomDetail } from "@/contracts/messaging/room";
import styles from "./composer.module.css";
import { StagedFiles } from "@/components/messaging/room/files/staged-files";
import { useStagedFiles } from "@/components/messaging/room/files/use-staged-files";
import { keepWords, readWords } from "./kept-words";

const ReplyMenu = lazy(() => import("@/components/messaging/reply/reply-menu"));

/** The character count shows from this length on. */
const COUNT_FROM = MESSAGE_MAX - 300;

type Props = {
  accountId: string;
  keptAs: string;
  /** The recipient's name. */
  to: string;
  /** True for an empty conversation, where the visitor came to write. */
  isNew: boolean;
  /** The conversation of a vendor, whose saved replies go into the message box. */
  repliesIn?: RoomDetail | undefined;
  onType(): void;
  onSend(body: string): void;
  onSendFiles(files: readonly File[]): void;
};

/**
 * The message box. Enter sends and Shift + Enter breaks the line; on touch screens Enter breaks the line and the button
 * sends.
 */
export function Composer({ accountId, keptAs, to, isNew, repliesIn, onType, onSend, onSendFiles }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readWords(accountId, keptAs).draft);
  const staged = useStagedFiles();
  const length = text.trim().length;
  const tooLong = length > MESSAGE_MAX;
  const nothing = length === 0 && staged.files.length === 0;

  useEffect(() => {
    // On a phone the keyboard would cover the messages.
    if (isNew || !hasFingerOnly()) field.current?.focus({ preventScroll: true });
  }, [isNew]);

  const change = (words: string) => {
    setText(words);
    keepWords(accountId, keptAs, { draft: words });
  };
  const put = (words: string) => {
    const before = text.trim() === "" ? "" : `${text.trimEnd()}\n`;
    change(before + words);
    requestAnimationFrame(() => {
      const blank = firstBlank(words);
      const end = before.length + words.length;
      field.current?.focus();
      field.current?.setSelectionRange(
        blank ? before.length + blank.start : end,
        blank ? before.length + blank.end : end,
      );
    });
  };
  const send = () => {
    if (nothing || tooLong) return;
    if (length > 0) {
      onSend(text.trim());
      change("");
    }
    if (staged.files.length > 0) {
      onSendFiles(staged.files);
      staged.clear();
    }
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
      {repliesIn ? (
        <div className={styles.replies}>
          <Suspense>
            <ReplyMenu head={repliesIn} onChoose={put} />
          </Suspense>
        </div>
      ) : null}
      <StagedFiles files={staged.files} complaint={staged.complaint} onRemove={staged.remove} />
      <input
        id={`${id}-files`}
        className="visually-hidden"
        type="file"
        multiple
        accept={ROOM_FILE_ACCEPT}
        onChange={({ target }) => {
          staged.add([...(target.files ?? [])]);
          // Lets the same file be chosen again.
          target.value = "";
        }}
      />
      <label
        className={styles.attach}
        htmlFor={`${id}-files`}
        title="PDF, Word, text, JPEG, PNG or GIF, up to 10 MB"
      >
        <Icon name="paperclip" />
        <span className="visually-hidden">Add files</span>
      </label>
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
        onChange={({ target }) => {
          change(target.value);
          if (target.value.trim() !== "") onType();
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0) return;
          event.preventDefault();
          staged.add(files);
        }}
      />
      <Button className={styles.send} type="submit" disabled={nothing || tooLong} aria-label="Send">
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
