"use client";
import { isPictureFile, PICTURE_ACCEPT, PICTURE_KINDS } from "@/contracts/pictures";
import { type ChangeEvent, useEffect, useId, useMemo, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { PICTURE_MAX_BYTES } from "@/contracts/identity/account/profile";
import { MediaImage } from "@/components/ui/media/media-image";
import styles from "./portrait-field.module.css";

type Props = {
  /** Whose picture it is, such as "the bride". */
  whose: string;
  /** Name of the stored media file. */
  name: string | null;
  /** A newly chosen file, null to remove the picture, undefined to leave it unchanged. */
  chosen: File | null | undefined;
  onChoose: (file: File | null | undefined) => void;
  error?: string | undefined;
};

/** A round picture with a preview. A chosen file is uploaded only when the form is saved. */
export function PortraitField({ whose, name, chosen, onChoose, error }: Props) {
  const id = useId();
  const [complaint, setComplaint] = useState("");
  const preview = useMemo(() => (chosen ? URL.createObjectURL(chosen) : null), [chosen]);
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);
  const shown = chosen === null ? null : name;
  const wrong = complaint || error;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Lets the same file be chosen again.
    event.target.value = "";
    if (!file) return;
    const problem = problemOf(file);
    setComplaint(problem);
    if (!problem) onChoose(file);
  };
  return (
    <div className={styles.field}>
      {preview ? (
        <img className={styles.picture} src={preview} alt={`Preview: ${whose}`} width={96} height={96} />
      ) : (
        <MediaImage
          className={styles.picture}
          name={shown}
          alt={`Picture of ${whose}`}
          width={96}
          height={96}
          sizes="6rem"
        />
      )}
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
        <div className={styles.actions}>
          <label className={styles.choose} htmlFor={id}>
            {preview || shown ? "Change picture" : "Add a picture"}
            <span className="visually-hidden"> of {whose}</span>
          </label>
          {preview || shown ? (
            <Button
              variant="plain"
              size="sm"
              aria-label={`Remove the picture of ${whose}`}
              onClick={() => {
                setComplaint("");
                onChoose(name ? null : undefined);
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
          {PICTURE_KINDS}, up to 5 MB
        </p>
      </div>
    </div>
  );
}

function problemOf(file: File): string {
  if (!isPictureFile(file)) return `Please choose a ${PICTURE_KINDS} picture`;
  return file.size > PICTURE_MAX_BYTES ? "This picture is larger than 5 MB" : "";
}
