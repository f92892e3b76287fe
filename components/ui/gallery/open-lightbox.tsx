import type { LazyModule } from "@/components/ui/lazy/lazy-module";
import { Lightbox } from "./lightbox";

/** Opens the gallery of the pressed link over the page, at that picture. */
export const run: LazyModule["run"] = (element, show) => {
  const gallery = element.closest<HTMLElement>("[data-gallery]");
  const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>("a[data-picture]") ?? [])];
  const pictures = links.map((link) => ({
    src: link.href,
    alt: link.querySelector("img")?.alt ?? "",
  }));
  const at = Math.max(0, links.indexOf(element as HTMLAnchorElement));
  // A new key, so that pressing again starts at the pressed picture.
  show(
    <Lightbox
      key={`${at}-${Date.now()}`}
      of={gallery?.dataset.gallery ?? ""}
      pictures={pictures}
      first={at}
      onClose={() => show(null)}
    />,
  );
};
