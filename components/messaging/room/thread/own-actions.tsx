"use client";
import { useId, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { TextAreaField } from "@/components/ui/form/field";
import { useNow } from "@/components/ui/time/use-now";
import { messageOf } from "@/contracts/api-error";
import { CHANGE_MINUTES, type Chat, MESSAGE_MAX } from "@/contracts/messaging/room";
import { MINUTE_MS } from "@/lib/time";
import { useDeleteMessageMutation, useEditMessageMutation } from "@/services/messaging/room";
import styles from "./own-actions.module.css";

const LOOK_MS = 15_000;

type Props = { chat: Chat; onChanged: (chat: Chat) => void };

/** Editing and deleting an own message, for as long as that is possible. */
export default function OwnActions({ chat, onChanged }: Props) {
  const now = useNow(LOOK_MS);
  const [doing, setDoing] = useState<"nothing" | "editing" | "deleting">("nothing");
  const isLate = now - new Date(chat.sentAt).getTime() > CHANGE_MINUTES * MINUTE_MS;
  if (isLate && doing === "nothing") return null;
  const close = () => setDoing("nothing");
  if (doing === "editing") return <EditForm chat={chat} onChanged={onChanged} onClose={close} />;
  if (doing === "deleting") return <AskDelete chat={chat} onChanged={onChanged} onClose={close} />;
  return (
    <span className={styles.actions}>
      {chat.body ? (
        <Button variant="plain" size="sm" onClick={() => setDoing("editing")}>
          Edit<span className="visually-hidden"> message</span>
        </Button>
      ) : null}
      <Button variant="plain" size="sm" onClick={() => setDoing("deleting")}>
        Delete<span className="visually-hidden"> message</span>
      </Button>
    </span>
  );
}

type StepProps = Props & { onClose: () => void };

function EditForm({ chat, onChanged, onClose }: StepProps) {
  const id = useId();
  const [words, setWords] = useState(chat.body);
  const [edit, { isLoading, error }] = useEditMessageMutation();
  const save = async () => {
    if (words.trim() === chat.body) return onClose();
    const answer = await edit({ id: chat.id, body: words });
    if (!answer.data) return;
    onChanged(answer.data.chat);
    onClose();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") onClose();
      }}
    >
      <TextAreaField
        id={id}
        label="Edit message"
        rows={3}
        maxLength={MESSAGE_MAX}
        autoFocus
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={error ? messageOf(error) : undefined}
      />
      <span className={styles.actions}>
        <Button type="submit" size="sm" busy={isLoading}>
          Save
        </Button>
        <Button variant="plain" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  );
}

function AskDelete({ chat, onChanged, onClose }: StepProps) {
  const [remove, { isLoading, error }] = useDeleteMessageMutation();
  const confirm = async () => {
    const answer = await remove(chat.id);
    if (answer.data) onChanged(answer.data.chat);
  };
  return (
    <span className={styles.actions} role="group" aria-label="Delete this message?">
      <span role="alert">{error ? messageOf(error) : "Delete for both of you?"}</span>
      <Button variant="danger" size="sm" autoFocus busy={isLoading} onClick={() => void confirm()}>
        Delete
      </Button>
      <Button variant="plain" size="sm" onClick={onClose}>
        Keep
      </Button>
    </span>
  );
}
