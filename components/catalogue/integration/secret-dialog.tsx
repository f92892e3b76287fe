"use client";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/action/button";
import { CopyButton } from "@/components/ui/action/copy-button";
import { Dialog } from "@/components/ui/feedback/dialog";
import styles from "./integrations.module.css";

type Props = { title: string; secret: string; onClose: () => void; children: ReactNode };

/** Shows a key or secret once, to be copied. */
export function SecretDialog({ title, secret, onClose, children }: Props) {
  return (
    <Dialog
      open
      title={title}
      lead={children}
      size="md"
      onClose={onClose}
      actions={
        <>
          <CopyButton text={secret} what="code">
            Copy
          </CopyButton>
          <Button onClick={onClose}>I’ve copied it</Button>
        </>
      }
    >
      <code className={styles.secret}>{secret}</code>
    </Dialog>
  );
}
