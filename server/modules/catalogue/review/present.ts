import type { Review } from "@/contracts/catalogue/review";
import { shortName } from "@/lib/text/full-name";
import { DELETED_NAME } from "@/server/core/deleted-account";
import type { ReviewRow } from "./repo";

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    _id: row.id,
    rating: row.rating,
    title: row.title,
    comment: row.body,
    customerName: publicName(row),
    pictures: row.pictures,
    createdAt: row.createdAt.toISOString(),
    vendorAnswer: row.vendorAnswer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** Returns the short name; "A couple" without a name or after the account was deleted. */
export function publicName(row: Pick<ReviewRow, "firstName" | "lastName">): string {
  return (row.firstName !== DELETED_NAME && shortName(row)) || "A couple";
}
