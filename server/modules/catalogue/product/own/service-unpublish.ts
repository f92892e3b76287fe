import { toPage } from "@/contracts/envelope";
import type { LiveProducts } from "@/contracts/catalogue/product/operator-product";
import type { LiveProductsQuery, UnpublishBody } from "@/contracts/catalogue/product/operator-product.schema";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import { groupBy } from "@/lib/group-by";
import { toDollars } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { clearCache } from "@/server/core/cache";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { refreshPriceFrom } from "@/server/modules/catalogue/vendor/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { productUnpublished } from "./mail";
import * as repo from "./repo";
import { liveProductPage } from "./repo-live";
import { findSeller } from "./repo-seller";

/** GET /operator/product/live, newest first. */
export async function liveProducts(query: LiveProductsQuery): Promise<LiveProducts> {
  const { rows, total } = await liveProductPage(await getDb(), query);
  return toPage(
    rows.map(({ id, allInCents, vendorSlug, slug, images, ...row }) => ({
      _id: id,
      ...row,
      image: images[0] ?? null,
      price: toDollars(allInCents),
      href: `/vendor-detail/${vendorSlug}/${slug}`,
    })),
    total,
    query,
  );
}

/**
 * POST /operator/product/unpublish: hides the products from couples until their vendors have changed and resubmitted
 * them. Placed orders stay. Throws `conflict` naming one that isn't published; then nothing changes.
 */
export async function unpublishProducts(
  actor: OperatorActor,
  { ids, reason }: UnpublishBody,
  now = new Date(),
): Promise<void> {
  const by = doneBy(actor);
  await inTransaction(async (tx) => {
    const wanted = [...new Set(ids)];
    const rows = await repo.lockProducts(tx, wanted);
    if (rows.length < wanted.length) throw new AppError("conflict", "One of these products no longer exists");
    const hidden = rows.find(({ status }) => status !== PRODUCT_STATUS.published);
    if (hidden) throw new AppError("conflict", `“${hidden.title}” isn’t published any more`);
    await repo.unpublish(tx, wanted, reason, now);
    for (const [vendorId, products] of groupBy(rows, (row) => row.vendorId)) {
      await refreshPriceFrom(tx, vendorId);
      const seller = await findSeller(tx, vendorId);
      if (!seller) continue;
      for (const { id, title } of products) {
        await recordEvent(tx, {
          accountId: seller.accountId,
          kind: "product-unpublished",
          doneBy: by,
          detail: `${title}: ${reason}`,
        });
        await recordAct(tx, {
          doneBy: by,
          kind: "product.unpublish",
          subjectId: id,
          subject: `${title}, ${seller.vendorName}`,
          reason,
        });
      }
      await enqueueMessage(tx, productUnpublished, {
        to: seller.email,
        titles: products.map(({ title }) => title),
        reason,
        link: appLink("/vendor/dashboard/product"),
      });
    }
  });
  clearCache();
}
