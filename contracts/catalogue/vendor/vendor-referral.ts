/** A vendor's referral link and its results. */
export type VendorReferral = {
  /** Null until the vendor asks for one. */
  code: string | null;
  link: string | null;
  /** How many addresses requested a discount through it. */
  signups: number;
  couples: number;
  vendors: number;
  /** How many of those couples have placed an order. */
  bookedCouples: number;
};
