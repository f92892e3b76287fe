import { Button } from "@/components/ui/action/button";
import { MediaImage } from "@/components/ui/media/media-image";
import type { GuestPhoto } from "@/contracts/planning/photo";
import styles from "./photos-view.module.css";

type Props = {
  photos: readonly GuestPhoto[];
  /** The label of a photo's first button. */
  action: string;
  busy: boolean;
  onAct: (photo: GuestPhoto) => void;
  onDelete: (photo: GuestPhoto) => void;
};

export function PhotoGrid({ photos, action, busy, onAct, onDelete }: Props) {
  return (
    <ul className={styles.grid}>
      {photos.map((photo, at) => {
        const which = `photo ${at + 1} by ${photo.household}`;
        return (
          <li key={photo.id} className={styles.photo}>
            <a href={`/media/${photo.name}`} target="_blank" rel="noreferrer">
              <MediaImage
                name={photo.name}
                alt={`Photo ${at + 1} by ${photo.household}`}
                width={1}
                height={1}
                sizes="(min-width: 48rem) 14rem, 45vw"
              />
            </a>
            <p className={styles.by}>{photo.household}</p>
            <div className={styles.buttons}>
              <Button
                size="sm"
                variant="secondary"
                disabled={busy}
                aria-label={`${action} ${which}`}
                onClick={() => onAct(photo)}
              >
                {action}
              </Button>
              <Button
                size="sm"
                variant="plain"
                aria-label={`Delete ${which}`}
                onClick={() => onDelete(photo)}
              >
                Delete
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
