"use client";
import { PICTURE_ACCEPT } from "@/contracts/pictures";
import { useRef } from "react";
import { Button } from "@/components/ui/action/button";
import { PAGE_PICTURE_BYTES } from "@/contracts/planning/invitation/wedding-page";

import { notify } from "@/lib/notice/notify";
import { useSaveInvitePictureMutation } from "@/services/planning/invitation";
import styles from "./invitations.module.css";

/** Adds or removes the couple's own picture on the invite. Saved immediately. */
export function InvitePicture({ picture }: { picture: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const [save, { isLoading }] = useSaveInvitePictureMutation();
  const send = async (form: FormData, done: string) => {
    const { data } = await save(form);
    if (data) notify("success", done);
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > PAGE_PICTURE_BYTES) return notify("error", "Choose a picture of at most 5 MB");
    const form = new FormData();
    form.append("picture", file);
    void send(form, "Picture added");
  };
  const remove = () => {
    const form = new FormData();
    form.append("remove", "true");
    void send(form, "Picture removed");
  };
  return (
    <div>
      <p className={styles.label}>Your picture (optional)</p>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" busy={isLoading} onClick={() => input.current?.click()}>
          {picture ? "Change picture" : "Add picture"}
        </Button>
        {picture ? (
          <Button variant="plain" size="sm" onClick={remove}>
            Remove picture
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        hidden
        aria-label="Picture for your invitation"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = "";
        }}
      />
    </div>
  );
}
