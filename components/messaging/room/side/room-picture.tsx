import { MediaImage } from "@/components/ui/media/media-image";
import type { RoomSummary } from "@/contracts/messaging/room";
import styles from "./room-picture.module.css";

type Props = { room: Pick<RoomSummary, "vendor" | "couple">; of: "vendor" | "couple" };

/** A vendor's picture, or a couple's initials. */
export function RoomPicture({ room, of }: Props) {
  if (of === "vendor" && room.vendor.profileImage) {
    return (
      <MediaImage
        className={styles.picture}
        name={room.vendor.profileImage}
        alt=""
        width={48}
        height={48}
        sizes="48px"
      />
    );
  }
  const name = of === "vendor" ? room.vendor.vendorName : room.couple.name;
  return (
    <span className={styles.letters} data-of={of} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** `Mei & Arjun` is `MA`, `Kopi Light Studio` is `K`. */
export function initialsOf(name: string): string {
  const first = (word: string) => [...word.trim()][0]?.toUpperCase() ?? "";
  return name.split("&").slice(0, 2).map(first).join("");
}
