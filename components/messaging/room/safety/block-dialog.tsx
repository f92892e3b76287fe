"use client";
import ConfirmDialog from "@/components/ui/feedback/confirm-dialog";
import { notify } from "@/lib/notice/notify";
import { useBlockRoomMutation } from "@/services/messaging/room";

type Props = { open: boolean; roomId: string; name: string; blocked: boolean; onClose: () => void };

/** Asks before a conversation is closed or opened again, and says what follows. */
export default function BlockDialog({ open, roomId, name, blocked, onClose }: Props) {
  const [block, { isLoading }] = useBlockRoomMutation();
  const confirm = async () => {
    const { data } = await block({ roomId, blocked });
    if (data) notify("success", blocked ? `You blocked ${name}` : `You unblocked ${name}`);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={blocked ? `Block ${name}?` : `Unblock ${name}?`}
      confirm={blocked ? "Block" : "Unblock"}
      cancel={blocked ? "Don’t block" : "Keep blocked"}
      tone={blocked ? "danger" : "primary"}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {blocked
        ? `${name} can’t write to you in this conversation any more, or see whether you’ve read it. We don’t tell them that you blocked them. While you have an order together, both of you can still write: the block starts when it has ended. Orders and payments go on as before.`
        : `${name} can write to you here again.`}
    </ConfirmDialog>
  );
}
