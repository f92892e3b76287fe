"use client";
import { Button } from "@/components/ui/action/button";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import { REPLY_BLANKS, REPLY_TITLE_MAX, type SavedReply } from "@/contracts/messaging/reply";
import { savedReplyBody } from "@/contracts/messaging/reply.schema";
import { MESSAGE_MAX } from "@/contracts/messaging/room";
import { notify } from "@/lib/notice/notify";
import {
  useAddSavedReplyMutation,
  useChangeSavedReplyMutation,
  useRemoveSavedReplyMutation,
} from "@/services/messaging/reply";
import styles from "./replies.module.css";

/** Adds a saved reply, or changes one. */
export default function ReplyDialog({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const [add] = useAddSavedReplyMutation();
  const [change] = useChangeSavedReplyMutation();
  const [remove, removing] = useRemoveSavedReplyMutation();
  const form = useForm({
    initialValues: { title: reply?.title ?? "", body: reply?.body ?? "" },
    schema: savedReplyBody,
    validateOnBlur: false,
    submit: async (values) => {
      await (reply ? change({ id: reply.id, ...values }) : add(values)).unwrap();
      notify("success", "Reply saved");
      onClose();
    },
  });
  const deleteIt = async (id: string) => {
    const answer = await remove(id);
    if ("error" in answer) return;
    notify("success", "Reply deleted");
    onClose();
  };
  return (
    <FormDialog
      title={reply ? "Edit reply" : "Add a reply"}
      form={form}
      submit="Save reply"
      busy={form.busy || removing.isLoading}
      extra={
        reply ? (
          <Button variant="plain" disabled={form.busy} onClick={() => void deleteIt(reply.id)}>
            Delete reply
          </Button>
        ) : null
      }
      onClose={onClose}
    >
      <TextField
        {...form.field("title")}
        label="Name"
        placeholder="Such as: Thanks for asking"
        maxLength={REPLY_TITLE_MAX}
        autoFocus
      />
      <TextAreaField
        {...form.field("body")}
        label="Message"
        rows={6}
        maxLength={MESSAGE_MAX}
        hint="Blanks in square brackets are filled in, or you fill them before you send."
      />
      <ul className={styles.blanks} aria-label="Blanks that fill themselves">
        {Object.entries(REPLY_BLANKS).map(([name, meaning]) => (
          <li key={name}>
            <code>[{name}]</code> {meaning}
          </li>
        ))}
        <li>
          <code>[anything else]</code> You fill it in
        </li>
      </ul>
    </FormDialog>
  );
}
