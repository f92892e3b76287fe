import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";

/** Returns the banner first, then the gallery, without duplicates. */
export function picturesOf({ vendorName, bannerImage, galleryImages }: VendorDetail) {
  const names = [...new Set([bannerImage, ...galleryImages])].filter((name) => name !== null);
  return names.map((name, at) => ({ name, alt: `${vendorName}, picture ${at + 1} of ${names.length}` }));
}
