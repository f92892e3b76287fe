import { rememberedWedding } from "@/store/storage/remembered-wedding";

/**
 * Fills the empty fields of forms marked `data-wedding` with what is remembered of the visitor's wedding. Each form once:
 * a field that the visitor empties stays empty.
 */
export function fillWedding(root: ParentNode): void {
  const forms = root.querySelectorAll<HTMLFormElement>("form[data-wedding]:not([data-filled])");
  if (forms.length === 0) return;
  for (const form of forms) form.dataset.filled = "";
  for (const [name, value] of Object.entries(rememberedWedding())) {
    for (const form of forms) {
      const field = form.elements.namedItem(name) ?? form.querySelector(`[data-wedding-field="${name}"]`);
      if (value && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement))
        field.value ||= value;
    }
  }
}
