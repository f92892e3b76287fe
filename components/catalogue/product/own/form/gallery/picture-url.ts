import type { Picture } from "@/components/catalogue/product/own/form/draft/product-values";

/** One object URL per file for the life of the page: a gallery has a dozen at most. */
const urls = new WeakMap<Blob, string>();

/** Returns the address of a picture in the form. */
export function pictureUrl({ name, file }: Pick<Picture, "name" | "file">): string {
  if (!file) return `/media/${name}`;
  const url = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, url);
  return url;
}
