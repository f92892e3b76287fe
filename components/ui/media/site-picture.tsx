import { HOME_PICTURES, type HomeShape, homeFiles } from "./site-picture-sizes";

type Props = {
  name: string;
  sizes: string;
  shape?: HomeShape;
  /** Visible at once but only decorative, so the text takes priority. */
  eager?: boolean;
  className?: string | undefined;
};

/** A home page picture at the size that the screen needs, without client code. */
export function SitePicture({ name, sizes, shape = "card", eager = false, className }: Props) {
  const { width, height } = HOME_PICTURES[shape];
  const srcSet = (ending: string) =>
    homeFiles(name, shape)
      .map((file) => `/images/home/${file.name}.${ending} ${file.width}w`)
      .join(", ");
  // The inner picture is laid out and styled as if it were alone.
  return (
    <picture style={{ display: "contents", borderRadius: "inherit" }}>
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        sizes={sizes}
        srcSet={srcSet("webp")}
        src={`/images/home/${name}.webp`}
        alt=""
        width={width}
        height={height}
        className={className}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "low" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
