"use client";
import { PICTURE_ACCEPT, PICTURE_KINDS } from "@/contracts/pictures";
import { type ChangeEvent, useEffect, useId, useMemo, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { MediaImage } from "@/components/ui/media/media-image";

import { pictureProblem } from "./picture-problem";
import styles from "./pictures.module.css";

type Props = {
  label: string;
  hint: string;
  wide?: boolean;
  /** Name of the stored media file. */
  name: string | null;
  /** A newly chosen file, null to remove the picture, undefined to leave it unchanged. */
  chosen: File | null | undefined;
  onChoose: (file: File | null | undefined) => void;
  error: string | undefined;
};

/** One picture with a preview. A chosen file is sent only when the form is saved. */
export function PictureField({ label, hint, wide = false, name, chosen, onChoose, error }: Props) {
  const id = useId();
  const [complaint, setComplaint] = useState("");
  const preview = useMemo(() => (chosen ? URL.createObjectURL(chosen) : null), [chosen]);
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);
  const shown = preview ?? (chosen === null ? null : name);
  const wrong = complaint || error;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the same file be chosen again.
    target.value = "";
    if (!file) return;
    const problem = pictureProblem(file);
    setComplaint(problem);
    if (!problem) onChoose(file);
  };
  return (
    <div className={styles.single} data-wide={wide || undefined}>
      <MediaImage
        className={styles.preview}
        name={shown}
        alt={shown ? label : ""}
        width={wide ? 250 : 96}
        height={wide ? 100 : 96}
        sizes={wide ? "16rem" : "6rem"}
      />
      <div className={styles.side}>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept={PICTURE_ACCEPT}
          aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ""}`}
          aria-invalid={wrong ? true : undefined}
          onChange={choose}
        />
        <p className={styles.label}>{label}</p>
        <div className={styles.actions}>
          <label className={styles.choose} htmlFor={id}>
            {shown ? "Change" : "Choose a picture"}
            <span className="visually-hidden"> for {label}</span>
          </label>
          {shown ? (
            <Button
              variant="plain"
              size="sm"
              aria-label={`Remove ${label}`}
              onClick={() => {
                setComplaint("");
                onChoose(name && chosen !== null ? null : undefined);
              }}
            >
              Remove
            </Button>
          ) : null}
        </div>
        {wrong ? (
          <p id={`${id}-error`} className={styles.error} role="alert">
            {wrong}
          </p>
        ) : null}
        <p id={`${id}-hint`} className={styles.hint}>
          {hint} {PICTURE_KINDS}, up to 5 MB.
        </p>
      </div>
    </div>
  );
}
