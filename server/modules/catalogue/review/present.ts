import type { Review } from "@/contracts/catalogue/review";
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

/** Returns first name and initial; "A couple" without a name, and after the account was deleted. */
export function publicName({ firstName, lastName }: Pick<ReviewRow, "firstName" | "lastName">): string {
  if (firstName === DELETED_NAME) return "A couple";
  const [initial] = lastName.trim();
  return [firstName.trim(), initial ? `${initial}.` : ""].filter(Boolean).join(" ") || "A couple";
}
