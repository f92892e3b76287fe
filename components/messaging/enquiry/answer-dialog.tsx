"use client";
import { useEffect, useId, useRef, useState } from "react";
import { v4 } from "uuid";
import { Button } from "@/components/ui/action/button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { TextAreaField } from "@/components/ui/form/field";
import { messageOf } from "@/contracts/api-error";
import type { Enquiry } from "@/contracts/messaging/enquiry";
import { fillBlanks, firstBlank, type SavedReply } from "@/contracts/messaging/reply";
import { MESSAGE_MAX } from "@/contracts/messaging/room";
import { formatDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { useGetSavedRepliesQuery } from "@/services/messaging/reply";
import { roomApi } from "@/services/messaging/room";
import { useAppDispatch } from "@/store/hooks";
import styles from "./enquiries.module.css";

/** Answers an enquiry, beginning with the first saved reply that has no open blanks, or else the first of all. */
export default function AnswerDialog({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) {
  const { data, isError } = useGetSavedRepliesQuery();
  const { name, weddingDate } = enquiry.couple;
  const fill = ({ body }: SavedReply) =>
    fillBlanks(body, { couple: name, date: weddingDate ? formatDate(weddingDate) : "" });
  const replies = (data ?? []).map((reply) => ({ ...reply, body: fill(reply) }));
  const first = replies.find(({ body }) => !firstBlank(body)) ?? replies[0];
  if (!data && !isError) {
    return (
      <Dialog title={`Answer ${name || "the couple"}`} onClose={onClose}>
        <Skeleton shape="block" height="12rem" />
      </Dialog>
    );
  }
  return <Answer enquiry={enquiry} replies={replies} words={first?.body ?? ""} onClose={onClose} />;
}

type Props = { enquiry: Enquiry; replies: readonly SavedReply[]; words: string; onClose: () => void };

function Answer({ enquiry, replies, words, onClose }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [text, setText] = useState(words);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  // Stays the same on a retry, so that the couple gets the message once.
  const clientId = useRef(v4());
  const name = enquiry.couple.name || "the couple";
  useEffect(() => selectBlank(id), [id]);
  const take = (body: string) => {
    setText(body);
    setProblem("");
    requestAnimationFrame(() => selectBlank(id));
  };
  const send = async () => {
    const body = text.trim();
    const blank = firstBlank(body);
    if (body === "") return setProblem("Please write a message");
    if (blank) {
      setProblem(`Fill in ${body.slice(blank.start, blank.end)} first`);
      return selectBlank(id);
    }
    setBusy(true);
    try {
      const to = { roomId: enquiry.roomId ?? "", body, clientId: clientId.current };
      await dispatch(roomApi.endpoints.sendMessage.initiate(to, { track: false })).unwrap();
      notify("success", `Sent to ${name}`);
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={`Answer ${name}`}
      busy={busy}
      onClose={onClose}
      form={{
        noValidate: true,
        onSubmit: (event) => {
          event.preventDefault();
          void send();
        },
      }}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Send reply
          </Button>
        </>
      }
    >
      {enquiry.lastWords && !enquiry.lastMine ? (
        <blockquote className={styles.asked}>{enquiry.lastWords}</blockquote>
      ) : null}
      {replies.length > 1 ? (
        <div className={styles.replies} role="group" aria-label="Saved replies">
          {replies.map((reply) => (
            <Button
              key={reply.id}
              variant="secondary"
              size="sm"
              aria-pressed={text === reply.body}
              onClick={() => take(reply.body)}
            >
              {reply.title}
            </Button>
          ))}
        </div>
      ) : null}
      <TextAreaField
        id={id}
        label="Your reply"
        rows={7}
        maxLength={MESSAGE_MAX}
        value={text}
        error={problem || undefined}
        onChange={({ target }) => {
          setText(target.value);
          setProblem("");
          clientId.current = v4();
        }}
      />
    </Dialog>
  );
}

/** Selects the first open blank, so that typing fills it. */
function selectBlank(id: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const blank = firstBlank(field.value);
  if (!blank) return;
  field.focus();
  field.setSelectionRange(blank.start, blank.end);
}
