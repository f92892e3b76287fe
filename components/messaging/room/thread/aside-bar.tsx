"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { useSetAsideMutation } from "@/services/messaging/room";
import styles from "./thread.module.css";

type Props = { roomId: string; waits: boolean };

/** Lets a vendor set a conversation aside that needs no answer, and put it back while it is open. */
export default function AsideBar({ roomId, waits }: Props) {
  const [setAside, { isLoading }] = useSetAsideMutation();
  const [wasAside, setWasAside] = useState(false);
  if (!waits && !wasAside) return null;
  const change = async (aside: boolean) => {
    const { error } = await setAside({ roomId, aside });
    if (!error) setWasAside(aside);
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
