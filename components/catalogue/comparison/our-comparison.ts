import { comparisonHref } from "@/contracts/catalogue/comparison/comparison";
import { rememberedMeal, rememberedWedding } from "@/store/storage/remembered-wedding";

/** Returns the address that compares these vendors for the visitor's remembered wedding. Browser only. */
export function ourComparisonHref(vendors: string[]): string {
  const { tables, date } = rememberedWedding();
  return comparisonHref({ vendors, tables: Number(tables), date, meal: rememberedMeal() });
}
