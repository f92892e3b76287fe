"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import styles from "./comment-box.module.css";

const CommentForm = lazy(() => import("./comment-form"));

type Props = { to: string; send: (comment: string) => Promise<unknown> };

/** The button to comment on an order; the form loads on demand. */
export function CommentBox(props: Props) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <p className={styles.box}>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          Add a comment
        </Button>
      </p>
    );
  }
  return (
    <Suspense>
      <CommentForm {...props} />
    </Suspense>
  );
}
