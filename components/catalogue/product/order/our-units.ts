import { type PriceBasis, TABLE_SEATS } from "@/contracts/catalogue/comparison/comparison";
import { ourWedding } from "@/store/storage/remembered-wedding";

/**
 * Returns how many units the visitor's wedding needs of something sold by the table or guest, at least `least`; null
 * while its size isn't known, and for what is bought once.
 */
export function ourUnits(basis: PriceBasis | undefined, least: number): number | null {
  const { tables } = ourWedding();
  if (!tables || !basis || basis === "order") return null;
  return Math.max(basis === "guest" ? tables * TABLE_SEATS : tables, least);
}
