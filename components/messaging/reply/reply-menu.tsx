"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { fillBlanks } from "@/contracts/messaging/reply";
import type { RoomDetail } from "@/contracts/messaging/room";
import { formatDate } from "@/lib/dates";
import { useGetSavedRepliesQuery } from "@/services/messaging/reply";
import styles from "./replies.module.css";

type Props = { head: RoomDetail; onChoose: (words: string) => void };

/** Puts a saved reply into the message box, and fills in the blanks that the conversation knows. */
export default function ReplyMenu({ head: { couple, vendor }, onChoose }: Props) {
  const { data = [] } = useGetSavedRepliesQuery();
  const [open, setOpen] = useState(false);
  if (data.length === 0) return null;
  const known = {
    couple: couple.name,
    date: couple.weddingDate ? formatDate(couple.weddingDate) : "",
    vendor: vendor.vendorName,
  };
  return (
    <div className={styles.menu}>
      <Button variant="plain" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        Saved replies
      </Button>
      {open
        ? data.map(({ id, title, body }) => (
            <Button
              key={id}
              variant="secondary"
              size="sm"
              onClick={() => {
                setOpen(false);
                onChoose(fillBlanks(body, known));
              }}
            >
              {title}
            </Button>
          ))
        : null}
    </div>
  );
}
