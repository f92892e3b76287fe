/** A property that describes products, with the values in use, the most frequent first. */
export type AttributeOption = { name: string; values: string[] };
