import { getImageProps } from "next/image";

type Props = { name: string; sizes: string; className?: string | undefined };

/** A picture of the home page in the size that the screen needs, without client code. */
export function Picture({ name, sizes, className }: Props) {
  const { props } = getImageProps({
    src: `/images/home/${name}.webp`,
    alt: "",
    width: 640,
    height: 480,
    sizes,
    loading: "lazy",
  });
  return <img {...props} alt="" className={className} />;
}
