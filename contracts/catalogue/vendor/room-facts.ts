import type { ProductAttribute } from "@/contracts/catalogue/product/product";

/** Attributes that describe a package's room rather than the package; a venue's page shows them at its top. */
export const ROOM_ATTRIBUTES = ["Theatre layout", "Cocktail layout", "Parking"] as const;

export type RoomFact = { name: (typeof ROOM_ATTRIBUTES)[number]; value: string };

/** Returns the room facts of a venue: each from the first package that states it. */
export function roomFacts(
  products: readonly { attributes: readonly Pick<ProductAttribute, "name" | "values">[] }[],
): RoomFact[] {
  const told = products.flatMap(({ attributes }) => attributes);
  return ROOM_ATTRIBUTES.flatMap((name) => {
    const values = told.find((attribute) => attribute.name === name)?.values ?? [];
    return values.length > 0 ? [{ name, value: values.join(", ") }] : [];
  });
}
