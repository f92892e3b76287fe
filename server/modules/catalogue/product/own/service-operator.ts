import { toPage } from "@/contracts/envelope";
import type {
  OperatorProduct,
  OperatorProductRow,
  OperatorProducts,
} from "@/contracts/catalogue/product/operator-product";
import type {
  OperatorProductsQuery,
  ProductDecisionBody,
} from "@/contracts/catalogue/product/operator-product.schema";
import { toDollars } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { doneBy } from "@/server/modules/identity/operator/public";
import { changesOf } from "./changes";
import { contentOf } from "./present";
import * as repo from "./repo-review";
import { approveProduct, returnProduct } from "./service-review";

/** GET /operator/product, longest waiting first. */
export async function operatorProducts(query: OperatorProductsQuery): Promise<OperatorProducts> {
  const { rows, total } = await repo.productsForReview(await getDb(), query);
  return toPage(rows.map(presentRow), total, query);
}

const LISTED = 200;

/** Returns the products and edits that have waited longest for review, for the command line. */
export async function listProductsForReview(): Promise<OperatorProductRow[]> {
  return (await operatorProducts({ page: 1, limit: LISTED })).docs;
}

/** GET /operator/product/{id}. Throws `not_found` for one that doesn't wait for review. */
export async function operatorProduct(id: string): Promise<OperatorProduct> {
  const db = await getDb();
  const [row, categories] = await Promise.all([repo.productForReview(db, id), repo.categoryNames(db)]);
  if (!row) throw new AppError("not_found", "This product doesn’t wait for review any more");
  const live = contentOf(row.product);
  const edit = editOf(row);
  const shown = edit ? live : null;
  const next = edit ?? live;
  const before = shown?.images ?? [];
  return {
    ...presentRow(row),
    changes: changesOf(shown, next, categories),
    images: next.images,
    imagesAdded: next.images.filter((image) => !before.includes(image)),
    imagesRemoved: before.filter((image) => !next.images.includes(image)),
  };
}

/** POST /operator/product/{id}/decision. Throws as `approveProduct` and `returnProduct` do. */
export async function decideOnProduct(
  actor: OperatorActor,
  id: string,
  { decision, reason }: ProductDecisionBody,
): Promise<void> {
  const by = { id, doneBy: doneBy(actor) };
  await (decision === "approve" ? approveProduct(by) : returnProduct({ ...by, reason }));
}

/** Returns the edit that waits for review; null for a new product. */
const editOf = ({ revision }: repo.ReviewRow) => (revision?.state === "pending" ? revision.content : null);

function presentRow(row: repo.ReviewRow): OperatorProductRow {
  const { product, vendorName, since } = row;
  const edit = editOf(row);
  const content = edit ?? contentOf(product);
  return {
    _id: product.id,
    title: content.title,
    vendorId: product.vendorId,
    vendorName,
    isEdit: edit !== null,
    image: content.images[0] ?? null,
    price: toDollars(content.allInCents),
    priceMetric: content.priceMetric,
    since: since.toISOString(),
  };
}
