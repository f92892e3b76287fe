import type { Story, StoryCard, StoryCredit, StoryOrder } from "@/contracts/catalogue/story";
import { groupBy } from "@/lib/group-by";
import { vendorCards } from "@/server/modules/catalogue/vendor/public";
import type { OrderRow, StoryRow } from "./repo";

export const PICTURES_PER_ORDER = 8;

/**
 * Returns the pictures for an order: the couple's own, then those of the booked products, then those of the vendor's
 * other work.
 */
export function picturesOf({ review, bookedPictures, galleryImages }: OrderRow): string[] {
  const all = new Set([...(review?.pictures ?? []), ...bookedPictures, ...galleryImages]);
  return [...all].slice(0, PICTURES_PER_ORDER);
}

export const presentOrder = (row: OrderRow): StoryOrder => ({
  orderId: row.orderId,
  vendorName: row.vendorName,
  booked: row.booked,
  eventDate: row.eventDate,
  pictures: picturesOf(row),
  hasReview: row.review !== null,
});

/** Several orders with one vendor make one credit. */
export async function presentStory(row: StoryRow, orders: readonly OrderRow[]): Promise<Story> {
  const byVendor = groupBy(orders, ({ vendorId }) => vendorId);
  const cards = new Map((await vendorCards([...byVendor.keys()])).map((card) => [card.id, card]));
  const credits = [...byVendor].map(([vendorId, ofVendor]): StoryCredit => {
    const said = ofVendor.find(({ review }) => review !== null)?.review;
    return {
      vendorName: ofVendor[0]?.vendorName ?? "",
      card: cards.get(vendorId) ?? null,
      booked: [...new Set(ofVendor.flatMap(({ booked }) => booked))],
      quote:
        row.showReviews && said ? { rating: said.rating, title: said.title, comment: said.comment } : null,
    };
  });
  const { words, pictures } = row;
  const { cover: _cover, vendorNames: _names, ...head } = presentStoryCard(row, orders);
  return { ...head, words, pictures, credits };
}

export function presentStoryCard(row: StoryRow, orders: readonly OrderRow[]): StoryCard {
  const { id, slug, names, title, pictures } = row;
  const [cover = null] = pictures;
  const vendorNames = [...new Set(orders.map(({ vendorName }) => vendorName))];
  return {
    id,
    _id: id,
    slug,
    names,
    title,
    cover,
    vendorNames,
    month: row.showMonth ? monthOf(orders) : null,
  };
}

/** Uses the last event, because a registration may come long before the banquet. */
function monthOf(orders: readonly OrderRow[]): string | null {
  const [last] = orders.flatMap(({ eventDate }) => eventDate ?? []).toSorted((a, b) => b.localeCompare(a));
  return last?.slice(0, 7) ?? null;
}
