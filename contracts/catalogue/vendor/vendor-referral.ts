/** A vendor's own referral link and what it brought. */
export type VendorReferral = {
  /** Null until the vendor asks for one. */
  code: string | null;
  link: string | null;
  /** Addresses that asked for a discount by it. */
  signups: number;
  couples: number;
  vendors: number;
  /** Couples among them who have placed an order. */
  bookedCouples: number;
};
