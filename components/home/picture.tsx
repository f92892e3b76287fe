import { getImageProps } from "next/image";

type Props = {
  name: string;
  sizes: string;
  /** In pixels of the file; that of the cards unless told. */
  width?: number;
  height?: number;
  /** Seen at once: not to be waited for. */
  first?: boolean;
  className?: string | undefined;
};

/** A picture of the home page in the size that the screen needs, without client code. */
export function Picture({ name, sizes, width = 640, height = 480, first = false, className }: Props) {
  const { props } = getImageProps({
    src: `/images/home/${name}.webp`,
    alt: "",
    width,
    height,
    sizes,
    loading: first ? "eager" : "lazy",
  });
  return <img {...props} alt="" className={className} fetchPriority={first ? "high" : "auto"} />;
}
