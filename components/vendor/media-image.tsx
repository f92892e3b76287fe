import { getImageProps } from "next/image";
import { classNames } from "@/components/ui/class-names";
import { TileRosette } from "@/components/ui/tile-rosette";
import styles from "./media-image.module.css";

type Props = {
  /** Name of the media file; without one an ornament keeps its place. */
  name: string | null;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Its width over its height decides the place it takes before it is loaded. */
  width: number;
  height: number;
  sizes: string;
  /** One a page: the picture that people wait for. */
  first?: boolean;
  className?: string | undefined;
};

/** A picture through the optimiser, without any script in the browser. */
export function MediaImage({ name, alt, width, height, sizes, first = false, className }: Props) {
  if (!name) {
    return (
      <span
        className={classNames(styles.image, styles.none, className)}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <TileRosette size={72} />
      </span>
    );
  }
  const { props } = getImageProps({ src: `/media/${name}`, alt, width, height, sizes });
  return (
    <img
      {...props}
      alt={alt}
      className={classNames(styles.image, className)}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}
