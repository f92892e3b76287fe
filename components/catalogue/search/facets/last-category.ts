import { rememberedCategory } from "@/store/storage/selected-category-storage";

/** Shows a link to the category last chosen in the menu, keeping this search's filters. */
export function run(link: HTMLElement): void {
  const remembered = rememberedCategory();
  if (!remembered || !(link instanceof HTMLAnchorElement)) return;
  const { name, slug } = remembered.chosen;
  const address = new URL("/vendor", window.location.origin);
  address.search = window.location.search;
  address.searchParams.set("category", slug);
  address.searchParams.delete("page");
  address.hash = "result";
  link.href = address.pathname + address.search + address.hash;
  link.textContent = `Last chosen: ${name}`;
  link.hidden = false;
}
