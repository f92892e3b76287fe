import type { ProductAttribute } from "@/contracts/catalogue/product/product";

/** Attributes that tell of the room a package is for rather than of the package; a venue's page shows them at its top. */
export const ROOM_ATTRIBUTES = ["Theatre layout", "Cocktail layout", "Parking"] as const;

export type RoomFact = { name: (typeof ROOM_ATTRIBUTES)[number]; value: string };

/** Returns what a venue's packages tell of its rooms: of each the first that does. */
export function roomFacts(
  products: readonly { attributes: readonly Pick<ProductAttribute, "name" | "values">[] }[],
): RoomFact[] {
  const told = products.flatMap(({ attributes }) => attributes);
  return ROOM_ATTRIBUTES.flatMap((name) => {
    const values = told.find((attribute) => attribute.name === name)?.values ?? [];
    return values.length > 0 ? [{ name, value: values.join(", ") }] : [];
  });
}
