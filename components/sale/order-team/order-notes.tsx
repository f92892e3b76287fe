"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { DetailSection } from "@/components/ui/page/detail-section";
import type { OrderNote } from "@/contracts/sale/order/order-team";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import {
  useAddOrderNoteMutation,
  useDeleteOrderNoteMutation,
  useEditOrderNoteMutation,
  useGetOrderTeamQuery,
} from "@/services/sale/order-team";
import { NoteForm } from "./note-form";
import styles from "./order-notes.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** The team's notes on an order, newest first. Couples never see them. */
export default function OrderNotes({ orderId }: { orderId: string }) {
  const { currentData: team, error, isFetching, refetch } = useGetOrderTeamQuery(orderId);
  const [add] = useAddOrderNoteMutation();
  if (error && !isFetching) {
    return <LoadFailure title="The notes could not be loaded" error={error} retry={refetch} />;
  }
  const save = async (body: string) => {
    await add({ orderId, body }).unwrap();
    notify("success", "Note added");
  };
  return (
    <DetailSection title="Team notes">
      <p className={styles.hint}>Only your team sees these.</p>
      {team ? <NoteForm label="Add a note" action="Add note" save={save} /> : <Skeleton height="6rem" />}
      {team && team.notes.length > 0 ? (
        <ul className={styles.notes}>
          {team.notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      ) : null}
    </DetailSection>
  );
}

function Note({ note: { id, body, by, isYours, at, editedAt } }: { note: OrderNote }) {
  const [isEditing, setEditing] = useState(false);
  const [edit] = useEditOrderNoteMutation();
  if (isEditing) {
    const save = async (changed: string) => {
      await edit({ id, body: changed }).unwrap();
      setEditing(false);
      notify("success", "Note saved");
    };
    return (
      <li className={styles.note}>
        <NoteForm
          label="Edit your note"
          action="Save note"
          body={body}
          save={save}
          onCancel={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li className={styles.note}>
      <p className={styles.body}>{body}</p>
      <div className={styles.foot}>
        <p className={styles.hint}>
          {isYours ? "You" : by} · <time dateTime={at}>{formatDateTime(at)}</time>
          {editedAt ? " · edited" : ""}
        </p>
        {isYours ? (
          <div className={styles.acts}>
            <Button variant="plain" size="sm" onClick={() => setEditing(true)}>
              Edit<span className="visually-hidden"> note of {formatDateTime(at)}</span>
            </Button>
            <DeleteNote id={id} at={at} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

function DeleteNote({ id, at }: { id: string; at: string }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [remove, { isLoading }] = useDeleteOrderNoteMutation();
  const confirm = async () => {
    const { data } = await remove(id);
    setOpen(false);
    if (data) notify("success", "Note deleted");
  };
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="plain" size="sm" aria-haspopup="dialog" onClick={ask}>
        Delete<span className="visually-hidden"> note of {formatDateTime(at)}</span>
      </Button>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            title="Delete this note?"
            confirm="Delete note"
            cancel="Keep note"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setOpen(false)}
          >
            It’s gone for your whole team.
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
