import { getImageProps } from "next/image";
import { classNames } from "@/components/ui/theme/class-names";
import { TileRosette } from "@/components/ui/media/tile-rosette";
import { type PictureFile, pictureCuts, pictureSizes } from "@/contracts/picture-sizes";
import styles from "./media-image.module.css";

type Props = {
  /** The name of the media file; without one, an ornament takes its place. */
  name: string | null;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** The ratio of width to height reserves its space before it loads. */
  width: number;
  height: number;
  sizes: string;
  /** The place crops the sides of a wide picture. This is the visible width, for pictures with a file cropped to it. */
  cutSizes?: string;
  /** The place is wider than half the page, so its crop has files for dense screens. */
  large?: boolean;
  /** At most one per page: the picture that visitors wait for. */
  first?: boolean;
  className?: string | undefined;
};

/** A picture without client-side script: a drawn one in its stored sizes, any other through the optimiser. */
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

/** Returns true for a chosen picture that has not been uploaded yet. */
export const isInPage = (name: string) => /^(data:image\/|blob:)/.test(name);

const mediaUrl = (name: string) => `/media/${name}`;
