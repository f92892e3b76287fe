import type { LazyModule } from "@/components/ui/lazy/lazy-module";
import { Lightbox } from "./lightbox";

/** Opens the pictures of the pressed link's gallery over the page, at its own. */
export const run: LazyModule["run"] = (element, show) => {
  const gallery = element.closest<HTMLElement>("[data-gallery]");
  const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>("a[data-picture]") ?? [])];
  const pictures = links.map((link) => ({
    src: link.href,
    alt: link.querySelector("img")?.alt ?? "",
  }));
  const at = Math.max(0, links.indexOf(element as HTMLAnchorElement));
  // A key of its own: pressed again, it begins at the picture that was pressed.
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
