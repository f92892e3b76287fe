/** The names under which pictures are kept, by the place of a vendor in the catalogue and of an offer in its list. */
export interface PictureNames {
  portraitOf(vendorIndex: number): string;
  bannerOf(vendorIndex: number): string;
  productOf(vendorIndex: number, offerIndex: number): string;
  /** Its own picture first, then those that show the very same: further views and the vendor's like offers. */
  imagesOfProduct(vendorIndex: number, offerIndex: number): string[];
  /** The vendor's own work: its gallery's pictures and those of its main products. */
  galleryOfVendor(vendorIndex: number): string[];
}
