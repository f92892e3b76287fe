"use client";
import { Button } from "@/components/ui/action/button";
import type { RoomDetail } from "@/contracts/messaging/room";
import { useBlockRoomMutation } from "@/services/messaging/room";
import styles from "./safety.module.css";

type Props = { roomId: string | null; name: string; block: RoomDetail["block"] };

/** Says why nothing can be written, and undoes the reader's own block. */
export function BlockNotice({ roomId, name, block }: Props) {
  const [setBlock, { isLoading }] = useBlockRoomMutation();
  if (!block || !roomId) return null;
  if (!block.byYou) {
    return (
      <p className={styles.notice} role="status">
        You can’t write in this conversation any more. Orders and payments go on as before.
      </p>
    );
  }
  return (
    <div className={styles.notice} role="status">
      <p>
        {block.rests
          ? `You blocked ${name}. You can both still write while you have an order together; the block starts when it has ended.`
          : `You blocked ${name}. They can’t write to you here.`}
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={isLoading}
        onClick={() => void setBlock({ roomId, blocked: false })}
      >
        Unblock
      </Button>
    </div>
  );
}
