/**
 * A fact that a vendor has or hasn't: a badge on cards and a filter of the search. `field` names it in answers.
 */
type VendorFlag = {
  field: string;
  badge: string;
  /** Among the filters: the group's title, its checkbox, and the filter in use. */
  title: string;
  label: string;
  chip: string;
};

/**
 * The facts by their parameter of the search. The database's side of each is in `vendorFlags` (server/db/schema) and in
 * `FACET_SQL` of the search.
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

/** Returns the flags alone of anything that has them. */
export function flagsOf(from: VendorFlags): VendorFlags {
  const fields = VENDOR_FLAG_NAMES.map((name) => VENDOR_FLAGS[name].field);
  return Object.fromEntries(fields.map((field) => [field, from[field]])) as VendorFlags;
}
