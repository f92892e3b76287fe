/** A yes-or-no fact about a vendor: a badge on cards and a search filter. `field` is its name in responses. */
type VendorFlag = {
  field: string;
  badge: string;
  /** In the filters: the group's title, its checkbox, and the active filter. */
  title: string;
  label: string;
  chip: string;
};

/**
 * The facts by their search parameter. For the database, see `vendorFlags` (server/db/schema) and `FACET_SQL` of the
 * search.
 */
export const VENDOR_FLAGS = {
  halal: {
    field: "halalCertified",
    badge: "Halal",
    title: "Halal",
    label: "Halal-certified only",
    chip: "Halal-certified",
  },
} as const satisfies Record<string, VendorFlag>;

export type VendorFlagName = keyof typeof VENDOR_FLAGS;
export const VENDOR_FLAG_NAMES = Object.keys(VENDOR_FLAGS) as VendorFlagName[];

export type VendorFlags = Record<(typeof VENDOR_FLAGS)[VendorFlagName]["field"], boolean>;

/** Picks the flags from an object that has them. */
export function flagsOf(from: VendorFlags): VendorFlags {
  const fields = VENDOR_FLAG_NAMES.map((name) => VENDOR_FLAGS[name].field);
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as VendorFlags;
}
