import type { World } from "../world";
import { compareInto, readBooks } from "./books";
import { coupleFigures } from "./couple";
import { orderFigures } from "./order";
import { taxFigures } from "./tax";
import { vendorFigures } from "./vendor";

/**
 * Returns every place where an amount on a screen, in a mail, a document or a file differs from the ledger or from
 * another one.
 */
export async function figureBreaches(world: World): Promise<string[]> {
  const { shop, couples, sellers } = world;
  const complaints: string[] = [];
  const compare = compareInto(complaints);
  const books = await readBooks(world);
  for (const couple of couples) {
    const own = books.filter(({ customerId }) => customerId === couple.id);
    await coupleFigures(shop, couple, own, compare);
    for (const book of own) {
      const seller = sellers.find(({ id }) => id === book.vendorId);
      await orderFigures(shop, couple, seller, book, compare);
    }
  }
  for (const seller of sellers) {
    const own = books.filter(({ vendorId }) => vendorId === seller.id);
    await vendorFigures(shop, seller, own, compare);
    await taxFigures(shop, seller, own, compare);
  }
  return complaints;
}
