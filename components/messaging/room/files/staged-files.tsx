import { Icon } from "@/components/ui/media/icon";
import { FileIcon } from "./file-icon";
import { sizeOf } from "./file-words";
import styles from "./staged-files.module.css";

type Props = { files: readonly File[]; complaint: string; onRemove: (at: number) => void };

/** Files that go with the next message. */
export function StagedFiles({ files, complaint, onRemove }: Props) {
  return (
    <div className={styles.staged}>
      {complaint ? (
        <p className={styles.complaint} role="alert">
          {complaint}
        </p>
      ) : null}
      {files.length > 0 ? (
        <ul className={styles.list} aria-label="Files to send">
          {files.map((file, at) => (
            <li key={`${file.name}-${at}`} className={styles.file}>
              <FileIcon name={file.name} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{sizeOf(file.size)}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${file.name}`}
                onClick={() => onRemove(at)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
