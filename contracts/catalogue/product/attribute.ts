/** A property that products are described by, with the values in use, the most frequent first. */
export type AttributeOption = { name: string; values: string[] };
