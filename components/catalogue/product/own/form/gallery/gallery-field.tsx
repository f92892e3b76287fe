"use client";
import { isPictureFile, PICTURE_ACCEPT, PICTURE_KINDS } from "@/contracts/pictures";
import { type ChangeEvent, lazy, Suspense, useRef, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { PRODUCT_LIMITS, sortingName } from "@/contracts/catalogue/product/own-product";
import styles from "./gallery-field.module.css";
import type { Picture } from "@/components/catalogue/product/own/form/draft/product-values";

const SortablePictures = lazy(() => import("./sortable-pictures"));
const CropDialog = lazy(() => import("./crop-dialog"));

type Props = { pictures: Picture[]; error: string | undefined; onChange: (pictures: Picture[]) => void };

/** A product's pictures in order; the first is on its card. Sorted by dragging or with the arrow keys. */
export function GalleryField({ pictures, error, onChange }: Props) {
  const [problems, setProblems] = useState<string[]>([]);
  const [cropped, setCropped] = useState<Picture | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows choosing the same file again after it was removed.
    target.value = "";
    const fitting = files.filter((file) => !problemOf(file));
    const room = Math.max(0, PRODUCT_LIMITS.pictures - pictures.length);
    const tooMany = fitting.length > room ? `A product has at most ${PRODUCT_LIMITS.pictures} pictures.` : "";
    setProblems([...files.map(problemOf), tooMany]);
    const fresh = fitting.slice(0, room).map((file) => ({
      id: crypto.randomUUID(),
      name: "",
      file,
      fileName: file.name,
    }));
    if (fresh.length > 0) onChange([...pictures, ...fresh]);
  };
  const messages = [...new Set([...problems, error])].filter(Boolean);
  const isWrong = messages.length > 0;
  return (
    <div className={styles.field}>
      {pictures.length > 0 ? (
        <Suspense fallback={<Skeleton height="9rem" />}>
          <SortablePictures pictures={pictures} onChange={onChange} onCrop={setCropped} />
        </Suspense>
      ) : null}
      <div className={styles.tools}>
        <input
          ref={input}
          id="product-pictures"
          className="visually-hidden"
          type="file"
          multiple
          accept={PICTURE_ACCEPT}
          aria-label="Add pictures"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? "product-pictures-error" : "product-pictures-hint"}
          onChange={choose}
        />
        <Button variant="secondary" tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
          Add pictures
        </Button>
        {pictures.filter(({ file }) => file).length > 1 ? (
          <Button
            variant="plain"
            onClick={() =>
              onChange(
                pictures.toSorted((a, b) =>
                  sortingName(a.fileName).localeCompare(sortingName(b.fileName), "en"),
                ),
              )
            }
          >
            Sort by file name
          </Button>
        ) : null}
      </div>
      {isWrong ? (
        <div
          id="product-pictures-error"
          className={styles.error}
          role={problems.some(Boolean) ? "alert" : undefined}
        >
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      ) : null}
      <p id="product-pictures-hint" className={styles.hint}>
        {PICTURE_KINDS}, up to 10 MB each. The first picture is on your product’s card.
      </p>
      {cropped ? (
        <Suspense>
          <CropDialog
            picture={cropped}
            onClose={() => setCropped(null)}
            onCropped={(file) => {
              const after = {
                ...cropped,
                id: crypto.randomUUID(),
                name: "",
                file,
                fileName: cropped.fileName || "cropped.jpg",
              };
              onChange(pictures.map((each) => (each.id === cropped.id ? after : each)));
              setCropped(null);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Returns why a file can’t be added, or "". */
function problemOf(file: File): string {
  if (!isPictureFile(file)) return `“${file.name}” isn’t a ${PICTURE_KINDS} picture.`;
  return file.size > PRODUCT_LIMITS.pictureBytes
    ? `“${file.name}” is larger than 10 MB. Choose a smaller one.`
    : "";
}
