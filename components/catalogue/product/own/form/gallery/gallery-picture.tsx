import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Button } from "@/components/ui/action/button";
import styles from "./gallery-field.module.css";
import { pictureUrl } from "./picture-url";
import type { Picture } from "@/components/catalogue/product/own/form/draft/product-values";

type Props = { picture: Picture; place: number; onCrop: () => void; onRemove: () => void };

/** One picture of the gallery; the picture itself is the handle. */
export function GalleryPicture({ picture, place, onCrop, onRemove }: Props) {
  const url = pictureUrl(picture);
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.id,
    attributes: { roleDescription: "sortable picture" },
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.picture}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move picture ${place}`}
      >
        {url ? <img src={url} alt="" draggable={false} /> : null}
      </button>
      {place === 1 ? <span className={styles.cover}>Cover</span> : null}
      <div className={styles.acts}>
        <Button variant="plain" size="sm" aria-label={`Crop picture ${place}`} onClick={onCrop}>
          Crop
        </Button>
        <Button variant="plain" size="sm" aria-label={`Remove picture ${place}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
