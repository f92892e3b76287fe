import type { BadgeTone } from "@/components/ui/feedback/badge";
import type { OwnProduct } from "@/contracts/catalogue/product/own-product";
import type { OwnProductsQuery } from "@/contracts/catalogue/product/own-product.schema";
import { formatDateTime } from "@/lib/dates";

type Word = { word: string; tone: BadgeTone; note?: string };

/** Returns a product's status in words. `now` decides whether its date is still to come. */
export function statusOf(product: OwnProduct, now = Date.now()): Word {
  const { status, revision, publishAt, enableSelling } = product;
  if (status === 2) return { word: "Changes requested", tone: "warn" };
  if (status === 4) return { word: "In review", tone: "info" };
  if (status === 0) {
    const isScheduled = publishAt !== null && Date.parse(publishAt) > now;
    if (isScheduled)
      return { word: "Scheduled", tone: "info", note: `Goes live ${formatDateTime(publishAt)}` };
    return { word: "Unpublished", tone: "neutral" };
  }
  if (revision === "returned") return { word: "Published", tone: "good", note: "Your edit needs changes" };
  if (revision === "pending") return { word: "Published", tone: "good", note: "Your edit is in review" };
  return enableSelling
    ? { word: "Published", tone: "good" }
    : { word: "Published", tone: "good", note: "Not taking bookings" };
}

export const STATUS_FILTERS: Record<OwnProductsQuery["status"], string> = {
  all: "All",
  published: "Published",
  unpublished: "Unpublished",
  scheduled: "Scheduled",
  review: "In review",
  changes: "Changes requested",
};

export const SORTS: Record<OwnProductsQuery["sortBy"], string> = {
  asc: "Title, A to Z",
  desc: "Title, Z to A",
  updated: "Last changed",
  newest: "Newest",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
};

/** Returns `value` if it is one of the keys of `known`, else its first key. */
export function oneOf<K extends string>(known: Record<K, string>, value: string): K {
  return (Object.hasOwn(known, value) ? value : Object.keys(known)[0]) as K;
}
