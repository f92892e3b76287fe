import { tick, tickedIds } from "@/contracts/sale/promotion/campaign-tree";
import type { CampaignPreview, PromotionType } from "@/contracts/sale/promotion/promotion";
import type { PreviewBody } from "@/contracts/sale/promotion/promotion.schema";
import { toDollars } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { discountLine, priceLine, reductionOf } from "@/server/modules/sale/pricing/public";
import { offsOf, type QuotedLine, reductionFrom, refusalOfLines } from "./quote";
import * as repo from "./repo-vendor";
import { termsOf, treeOf, vendorTree } from "./service-vendor";

/**
 * Returns what a couple would pay for one of the vendor's products with a draft campaign. Throws `not_found` for
 * another vendor's product.
 */
export async function previewCampaign(
  { vendorId, type }: { vendorId: string; type: PromotionType },
  body: PreviewBody,
): Promise<CampaignPreview> {
  const db = await getDb();
  const product = await repo.findOwnProduct(db, vendorId, body.productId);
  if (!product) throw new AppError("not_found", "This product does not exist");
  const { title, path, vendorName } = product;
  const price = priceLine(product, body.quantity).total;
  const line: QuotedLine = { vendorId, path, price };
  const ids = new Set(tickedIds(tick(await vendorTree(db, vendorId), tickedIds(treeOf(body)))));
  const scope = [...ids].map((id) => ({ id, name: "", whole: false }));
  const draft = { ...termsOf(body), vendorId, vendorName, scope };
  const reason = refusalOfLines(draft, [line]);
  const off = reason || type === "voucher" ? 0 : (offsOf(draft, [line])[0] ?? 0);
  const due = discountLine(price, off);
  const reduction = reductionFrom(draft);
  const voucher = reason || type === "discount" ? 0 : reductionOf(reduction, due.total);
  return {
    productTitle: title,
    quantity: body.quantity,
    before: toDollars(price.total),
    discount: toDollars(off),
    total: toDollars(due.total),
    voucher: toDollars(voucher),
    pays: toDollars(due.total - voucher),
    reason,
  };
}
