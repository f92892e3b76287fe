"use client";
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from "@dnd-kit/sortable";
import type { Picture } from "@/components/catalogue/product/own/form/draft/product-values";
import styles from "./gallery-field.module.css";
import { GalleryPicture } from "./gallery-picture";

type Props = {
  pictures: Picture[];
  onChange: (pictures: Picture[]) => void;
  onCrop: (picture: Picture) => void;
};

/** The pictures so far. Loads separately, because a new product has none to sort. */
export default function SortablePictures({ pictures, onChange, onCrop }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => pictures.findIndex((picture) => picture.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(arrayMove(pictures, placeOf(active.id), placeOf(over.id)));
  };
  const said = (id: string | number) => `Picture ${placeOf(id) + 1}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${said(active.id)} picked up.`,
    onDragOver: ({ over }) => (over ? `Now at place ${placeOf(over.id) + 1} of ${pictures.length}.` : ""),
    onDragEnd: ({ over }) => (over ? `Dropped at place ${placeOf(over.id) + 1}.` : "Dropped where it was."),
    onDragCancel: () => "Sorting cancelled.",
  };

  return (
    <DndContext
      id="product-gallery"
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            "Press space to pick up a picture, the arrow keys to move it, and space again to drop it.",
        },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={pictures.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={styles.pictures}>
          {pictures.map((picture, at) => (
            <GalleryPicture
              key={picture.id}
              picture={picture}
              place={at + 1}
              onCrop={() => onCrop(picture)}
              onRemove={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
