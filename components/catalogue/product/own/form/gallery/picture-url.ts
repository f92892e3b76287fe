import type { Picture } from "@/components/catalogue/product/own/form/draft/product-values";

/** One address for each file, as long as the page lives: a gallery holds a dozen at most. */
const urls = new WeakMap<Blob, string>();

/** Returns the address of a picture of the form. */
export function pictureUrl({ name, file }: Pick<Picture, "name" | "file">): string {
  if (!file) return `/media/${name}`;
  const url = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, url);
  return url;
}
