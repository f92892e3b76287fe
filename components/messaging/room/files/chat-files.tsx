"use client";
import { lazy, Suspense, useState } from "react";
import type { ChatFile } from "@/contracts/messaging/room";
import { useDownloadMutation } from "@/services/download";
import { useGetRoomFileQuery } from "@/services/messaging/room";
import styles from "./chat-files.module.css";
import { FileIcon } from "./file-icon";
import { sizeOf } from "./file-words";

const FileLightbox = lazy(() => import("./file-lightbox"));

type Props = { files: readonly ChatFile[]; /** The sender's name, for the enlarged view. */ from: string };

/** The files of a message: small pictures that open enlarged, and cards to download the others. */
export default function ChatFiles({ files, from }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = files.filter(({ picture }) => picture !== null);
  return (
    <>
      {pictures.length > 0 ? (
        <ul className={styles.pictures} data-many={pictures.length > 1 || undefined}>
          {pictures.map((file, at) => (
            <li key={file.id}>
              <Picture file={file} onOpen={() => setShown(at)} />
            </li>
          ))}
        </ul>
      ) : null}
      <Cards files={files.filter(({ picture }) => picture === null)} />
      {shown === null ? null : (
        <Suspense>
          <FileLightbox files={pictures} first={shown} of={from} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}

function Picture({ file, onOpen }: { file: ChatFile; onOpen: () => void }) {
  const { data: src, isError, refetch } = useGetRoomFileQuery({ id: file.id, size: "small" });
  const { width = 4, height = 3 } = file.picture ?? {};
  return (
    <button
      type="button"
      className={styles.picture}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-haspopup="dialog"
      aria-label={isError ? `${file.name} could not be loaded. Try again` : `Open ${file.name}`}
      onClick={isError ? () => void refetch() : onOpen}
    >
      {src ? <img src={src} alt="" width={width} height={height} /> : null}
      {isError ? <span className={styles.missing}>Try again</span> : null}
    </button>
  );
}

function Cards({ files }: { files: readonly ChatFile[] }) {
  const [download, { isLoading, originalArgs }] = useDownloadMutation();
  if (files.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {files.map(({ id, name, bytes }) => {
        const url = `/room/files/${id}`;
        const busy = isLoading && originalArgs?.url === url;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.card}
              aria-busy={busy || undefined}
              aria-label={`Download ${name}, ${sizeOf(bytes)}`}
              onClick={() => void download({ url, fileName: name })}
            >
              <FileIcon name={name} />
              <span className={styles.name}>{name}</span>
              <span className={styles.size}>{busy ? "Downloading…" : sizeOf(bytes)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
