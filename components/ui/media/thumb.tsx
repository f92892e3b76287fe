import { pictureSizes } from "@/contracts/picture-sizes";
import { Icon } from "@/components/ui/media/icon";

/** Returns a small picture's address without loading the image component. */
export function thumbUrl(name: string): string {
  const [smallest] = pictureSizes(name) ?? [];
  return smallest
    ? `/media/${smallest.name}`
    : `/_next/image?url=${encodeURIComponent(`/media/${name}`)}&w=256&q=75`;
}

/** A small picture for lists, decorative beside text that says what it is. */
export function Thumb({ name, size, className }: { name: string | null; size: number; className?: string }) {
  if (!name) {
    return (
      <span className={className}>
        <Icon name="search" size={18} />
      </span>
    );
  }
  return (
    <img
      className={className}
      src={thumbUrl(name)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
