"use client";
import { isPictureFile, PICTURE_ACCEPT, PICTURE_KINDS } from "@/contracts/pictures";
import { type ChangeEvent, useEffect, useId, useMemo, useState } from "react";
import { Icon } from "@/components/ui/media/icon";
import {
  REVIEW_PICTURE_BYTES,
  REVIEW_PICTURE_REFUSED,
  REVIEW_PICTURE_TOO_LARGE,
  REVIEW_PICTURES_MAX,
} from "@/contracts/catalogue/review";
import styles from "./picture-choice.module.css";

type Props = { chosen: readonly File[]; error?: string | undefined; onChange: (files: File[]) => void };

/** Pictures to attach, each with a preview; they are uploaded with the form. */
export function PictureChoice({ chosen, error, onChange }: Props) {
  const id = useId();
  const [complaint, setComplaint] = useState("");
  const previews = useMemo(() => chosen.map((file) => URL.createObjectURL(file)), [chosen]);
  useEffect(() => () => previews.forEach((url) => URL.revokeObjectURL(url)), [previews]);
  const wrong = complaint || error;
  const full = chosen.length >= REVIEW_PICTURES_MAX;

  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Lets the same file be chosen again.
    event.target.value = "";
    const good = files.filter((file) => problemOf(file) === "");
    const tooMany = chosen.length + good.length > REVIEW_PICTURES_MAX;
    setComplaint(
      files.map(problemOf).find(Boolean) ?? (tooMany ? `At most ${REVIEW_PICTURES_MAX} pictures` : ""),
    );
    onChange([...chosen, ...good].slice(0, REVIEW_PICTURES_MAX));
  };
  return (
    <div>
      <p className={styles.label} id={`${id}-label`}>
        Pictures (optional)
      </p>
      <ul className={styles.list} aria-labelledby={`${id}-label`}>
        {chosen.map((file, at) => (
          <li key={previews[at]} className={styles.cell}>
            <img className={styles.picture} src={previews[at]} alt={`Picture ${at + 1}: ${file.name}`} />
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove picture ${at + 1}`}
              onClick={() => {
                setComplaint("");
                onChange(chosen.filter((_, index) => index !== at));
              }}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
        {full ? null : (
          <li className={styles.cell}>
            <input
              id={id}
              className="visually-hidden"
              type="file"
              multiple
              accept={PICTURE_ACCEPT}
              aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ""}`}
              aria-invalid={wrong ? true : undefined}
              onChange={add}
            />
            <label className={styles.add} htmlFor={id}>
              Add pictures
            </label>
          </li>
        )}
      </ul>
      {wrong ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {wrong}
        </p>
      ) : null}
      <p id={`${id}-hint`} className={styles.hint}>
        Up to {REVIEW_PICTURES_MAX}: {PICTURE_KINDS}, 10 MB each. We remove where they were taken.
      </p>
    </div>
  );
}

function problemOf(file: File): string {
  if (!isPictureFile(file)) return REVIEW_PICTURE_REFUSED;
  return file.size > REVIEW_PICTURE_BYTES ? REVIEW_PICTURE_TOO_LARGE : "";
}
