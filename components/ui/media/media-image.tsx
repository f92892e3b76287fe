import { getImageProps } from "next/image";
import { classNames } from "@/components/ui/theme/class-names";
import { TileRosette } from "@/components/ui/media/tile-rosette";
import { type PictureFile, pictureCuts, pictureSizes } from "@/contracts/picture-sizes";
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
  /** The place cuts off the sides of a wide picture; this is the width of what is left, where a file of that is kept. */
  cutSizes?: string;
  /** The place is over half the page: its cut has files for dense screens. */
  large?: boolean;
  /** One a page: the picture that people wait for. */
  first?: boolean;
  className?: string | undefined;
};

/**
 * A picture without any script in the browser: a drawn one from the sizes that it is kept in, any other through the
 * optimiser.
 */
export function MediaImage({ name, width, height, first = false, className, ...rest }: Props) {
  const shape = { aspectRatio: `${width} / ${height}` };
  if (!name) {
    return (
      <span className={classNames(styles.image, styles.none, className)} style={shape}>
        <TileRosette size={72} />
      </span>
    );
  }
  return (
    <img
      {...sourceOf(name, width, height, rest)}
      alt={rest.alt}
      width={width}
      height={height}
      className={classNames(styles.image, className)}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      // Decoded with the first paint, because visitors wait for it.
      decoding={first ? "sync" : "async"}
      style={shape}
    />
  );
}

type Words = Pick<Props, "alt" | "sizes" | "cutSizes" | "large">;

function sourceOf(name: string, width: number, height: number, { alt, sizes, cutSizes, large }: Words) {
  if (isInPage(name)) return { src: name };
  const cuts = cutSizes === undefined ? null : pictureCuts(name, large);
  if (cuts) return keptSource(name, cuts, cutSizes);
  const kept = pictureSizes(name);
  if (kept) return keptSource(name, kept, sizes);
  const { src, srcSet } = getImageProps({ src: mediaUrl(name), alt, width, height, sizes }).props;
  return { sizes, srcSet, src };
}

/** Old browsers without `srcset` get the picture itself. */
function keptSource(name: string, files: readonly PictureFile[], sizes: string | undefined) {
  return {
    sizes,
    srcSet: files.map((file) => `${mediaUrl(file.name)} ${file.width}w`).join(", "),
    src: mediaUrl(name),
  };
}

/** Returns true for a chosen picture that is not uploaded yet. */
export const isInPage = (name: string) => /^(data:image\/|blob:)/.test(name);

const mediaUrl = (name: string) => `/media/${name}`;
