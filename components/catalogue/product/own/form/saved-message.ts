import { type OwnProduct, PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";

/** Returns the message shown to a vendor after saving, which mentions the review if there is one. */
export function savedMessage(
  { status, revision }: Pick<OwnProduct, "status" | "revision">,
  isNew: boolean,
): string {
  const saved = isNew ? PRODUCT_MESSAGES.added : PRODUCT_MESSAGES.updated;
  if (revision === "pending") return `${saved}. Couples see your changes once we’ve reviewed them.`;
  if (status !== PRODUCT_STATUS.resubmitted) return saved;
  return `${saved}. We’ll review it before couples see it, and email you when it’s done.`;
}
