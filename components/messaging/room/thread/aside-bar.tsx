"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { useSetAsideMutation } from "@/services/messaging/room";
import styles from "./thread.module.css";

type Props = {
  roomId: string;
  waits: boolean;
  /** The last message of either side. */
  lastId: string | undefined;
};

/** Lets a vendor set a conversation aside that needs no answer, and put it back while it is open. */
export default function AsideBar({ roomId, waits, lastId = "" }: Props) {
  const [setAside, { isLoading }] = useSetAsideMutation();
  // Any later message, from either side, ends it.
  const [asideAfter, setAsideAfter] = useState<string | null>(null);
  if (!waits && asideAfter !== lastId) return null;
  const change = async (aside: boolean) => {
    const { error } = await setAside({ roomId, aside });
    if (!error && aside) setAsideAfter(lastId);
  };
  return (
    <div className={styles.aside} role="status">
      <span>{waits ? "Waiting for your answer" : "Set aside until they write again"}</span>
      <Button variant="plain" size="sm" busy={isLoading} onClick={() => void change(waits)}>
        {waits ? "Set aside" : "Put back"}
      </Button>
    </div>
  );
}
