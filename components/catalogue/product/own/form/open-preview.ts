import { PREVIEW_KEY } from "@/components/catalogue/product/page/preview-payload";
import { notify } from "@/lib/notice/notify";
import { wordsOf } from "@/lib/text/words-of";
import { addOnsOf, attributesOf, gstTypeOf, type ProductValues } from "./draft/product-values";

const PREVIEW = "/vendor/dashboard/product/preview";

/** Stores what is typed in the tab's storage and opens the preview in a new tab, which gets a copy of it. */
export async function openPreview(values: ProductValues): Promise<void> {
  const tab = window.open("", "_blank");
  const productGallery = await Promise.all(
    values.gallery.map(({ file, name }) => (file ? smallPicture(file) : name)),
  );
  const payload = {
    ...values,
    productGallery,
    productTitle: values.productTitle || "Untitled product",
    detailProductDescription: values.detailProductDescription,
    productFamily: wordsOf(values.productFamily),
    productTags: wordsOf(values.productTags),
    attributes: attributesOf(values.attributes),
    addOns: addOnsOf(values.addOns),
    productPrice: {
      price: values.price,
      priceMetric: values.priceMetric,
      gstType: gstTypeOf(values.gstType),
      plusPlus: values.plusPlus,
    },
    minQtyOrder: { minQty: values.minQty },
    maxQtyOrder: { maxQty: values.maxQty },
    minPricing: { minPrice: values.minPrice },
    maxPricing: { maxPrice: values.maxPrice },
    openHours: values.hasHours ? values.openHours : null,
  };
  try {
    const text = JSON.stringify(payload);
    sessionStorage.setItem(PREVIEW_KEY, text);
    tab?.sessionStorage.setItem(PREVIEW_KEY, text);
  } catch {
    // Too large for the storage: the preview reports that there is nothing to show.
  }
  if (tab) tab.location.href = PREVIEW;
  else notify("error", "Your browser blocked the preview. Allow pop-ups for this site and try again.");
}

const SIDE = 900;

/** Returns a copy small enough for the tab's storage. */
async function smallPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return "";
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.8);
}
