"use client";
import { PICTURE_ACCEPT } from "@/contracts/pictures";
import dynamic from "next/dynamic";
import { type ChangeEvent, useEffect, useId, useMemo, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { MediaImage } from "@/components/ui/media/media-image";
import { GALLERY_AT_ONCE, GALLERY_MAX } from "@/contracts/catalogue/vendor/vendor-profile";

import { pictureProblem } from "./picture-problem";
import styles from "./pictures.module.css";

const SortableList = dynamic(() => import("@/components/ui/list/sortable-list"), {
  loading: () => <Skeleton height="9rem" />,
});

type Props = {
  /** Names of stored pictures, and keys of chosen files. */
  ids: readonly string[];
  fresh: ReadonlyMap<string, File>;
  onChange: (ids: string[], fresh: ReadonlyMap<string, File>) => void;
  error: string | undefined;
};

/** The gallery, sorted by dragging or by keyboard. Chosen files are sent only when the form is saved. */
export function GalleryField({ ids, fresh, onChange, error }: Props) {
  const id = useId();
  const [complaint, setComplaint] = useState("");
  const previews = usePreviews(fresh);
  const wrong = [complaint, error].filter(Boolean).join(". ");
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = "";
    const room = Math.min(GALLERY_AT_ONCE - fresh.size, GALLERY_MAX - ids.length);
    const problem =
      files.map(pictureProblem).filter(Boolean).join(". ") ||
      (files.length > room ? `You can add ${Math.max(0, room)} more now. Save, then add others` : "");
    setComplaint(problem);
    if (problem) return;
    const added = files.map((file) => [crypto.randomUUID(), file] as const);
    onChange([...ids, ...added.map(([key]) => key)], new Map([...fresh, ...added]));
  };
  const remove = (gone: string) =>
    onChange(
      ids.filter((each) => each !== gone),
      new Map([...fresh].filter(([key]) => key !== gone)),
    );
  return (
    <div className={styles.gallery} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={styles.label}>
        Gallery ({ids.length} of {GALLERY_MAX})
      </p>
      {ids.length > 0 ? (
        <SortableList
          layout="grid"
          onSort={(sorted) => onChange(sorted, fresh)}
          items={ids.map((each, at) => ({
            id: each,
            name: `picture ${at + 1}`,
            content: (
              <>
                <MediaImage
                  className={styles.tile}
                  name={previews.get(each) ?? each}
                  alt={`Picture ${at + 1}`}
                  width={180}
                  height={120}
                  sizes="12rem"
                />
                <Button
                  variant="plain"
                  size="sm"
                  block
                  aria-label={`Remove picture ${at + 1}`}
                  onClick={() => remove(each)}
                >
                  Remove
                </Button>
              </>
            ),
          }))}
        />
      ) : (
        <p className={styles.hint}>Couples look at pictures first. Show your best work.</p>
      )}
      <div>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          multiple
          accept={PICTURE_ACCEPT}
          aria-describedby={wrong ? `${id}-error` : undefined}
          aria-invalid={wrong ? true : undefined}
          onChange={choose}
        />
        <label className={styles.choose} htmlFor={id}>
          Add pictures
        </label>
      </div>
      {wrong ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}

/** Returns object URLs of the chosen files, and revokes them. */
function usePreviews(fresh: ReadonlyMap<string, File>): ReadonlyMap<string, string> {
  const previews = useMemo(
    () => new Map([...fresh].map(([key, file]) => [key, URL.createObjectURL(file)])),
    [fresh],
  );
  useEffect(() => () => previews.forEach((url) => URL.revokeObjectURL(url)), [previews]);
  return previews;
}
