import { Button } from "@/components/ui/action/button";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import styles from "./chat-files.module.css";
import { FileIcon } from "./file-icon";
import { countOfFiles, sizeOf } from "./file-words";

type Props = {
  files: readonly File[];
  /** In per cent. */
  progress: number;
  failed: boolean;
  problem: string;
  onCancel: () => void;
  onAgain: () => void;
};

/** The user's own files being uploaded, with progress; they can be cancelled, and retried after a failure. */
export default function PendingFiles({ files, progress, failed, problem, onCancel, onAgain }: Props) {
  const what = countOfFiles(files.length);
  return (
    <div className={styles.upload}>
      <ul className={styles.cards} style={{ maxInlineSize: "none" }}>
        {files.map((file, at) => (
          <li key={at} className={styles.waiting}>
            <FileIcon name={file.name} />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{sizeOf(file.size)}</span>
          </li>
        ))}
      </ul>
      {failed ? (
        <div className={styles.state} data-failed>
          <p role="alert">Not sent. {problem}</p>
          <Button variant="secondary" size="sm" onClick={onAgain}>
            Try again
          </Button>
          <Button variant="plain" size="sm" onClick={onCancel}>
            Delete
          </Button>
        </div>
      ) : (
        <>
          <ProgressBar label={`Sending ${what}`} value={progress} />
          <div className={styles.state}>
            <span>{progress < 100 ? `Sending… ${progress}%` : "Almost there…"}</span>
            <Button variant="plain" size="sm" aria-label={`Cancel sending ${what}`} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
