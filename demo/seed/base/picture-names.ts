/** The names of stored pictures, by the position of a vendor in the catalogue and of an offer in its list. */
export interface PictureNames {
  portraitOf(vendorIndex: number): string;
  bannerOf(vendorIndex: number): string;
  productOf(vendorIndex: number, offerIndex: number): string;
  /**
   * The product's own picture first, then others with the same features: further views, and similar offers of the
   * vendor.
   */
  imagesOfProduct(vendorIndex: number, offerIndex: number): string[];
  /** The vendor's own work: its gallery pictures and those of its main products. */
  galleryOfVendor(vendorIndex: number): string[];
}
