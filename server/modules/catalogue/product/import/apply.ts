import { v7 } from "uuid";
import { pictureKey } from "@/contracts/catalogue/product/product-import";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import { refreshPriceFrom } from "@/server/modules/catalogue/vendor/public";
import { insertBulkChange, insertProducts } from "../bulk/repo";
import { type Edit, type SavedEdits, saveEdits } from "../bulk/save-edits";
import { freeSlug, slugBase } from "../own/content";
import { discardPictures } from "../own/gallery";
import { namesOf } from "../own/repo";
import type { Seller } from "../own/repo-seller";
import { publicationOf, requireSeller } from "../own/service-save";
import type { Checked } from "./check-row";
import { storePictures } from "./pictures";

export type GoodRow = { row: number; checked: Extract<Checked, { ok: true }> };

type Import = {
  vendorId: string;
  fileName: string;
  added: readonly GoodRow[];
  updated: readonly GoodRow[];
  zip: Buffer | undefined;
  now: Date;
};

/**
 * Adds and updates the products of valid rows in one transaction. Returns the id of the bulk change that undoes it.
 * Throws `conflict` when a product was changed while the file was being read.
 */
export async function applyImport({ vendorId, fileName, added, updated, zip, now }: Import): Promise<string> {
  const good = [...added, ...updated];
  const wanted = new Set(good.flatMap(({ checked }) => checked.pictures.map(pictureKey)));
  const bases = await Promise.all(added.map(({ checked }) => slugBase(checked.content.title)));
  const pictures = await storePictures(zip, wanted, vendorId);
  const imagesOf = (names: readonly string[]) => names.map((name) => pictures.get(pictureKey(name)) ?? name);
  try {
    return await inTransaction(async (tx) => {
      const seller = await requireSeller(tx, vendorId);
      const made = await insertAdded(tx, { vendorId, seller, added, bases, imagesOf, now });
      const edits = updated.flatMap(({ checked: { existing, content, pictures: names } }): Edit[] =>
        existing
          ? [
              {
                row: existing.row,
                revision: existing.revision,
                after: names.length > 0 ? { ...content, images: imagesOf(names) } : content,
              },
            ]
          : [],
      );
      const saved: SavedEdits = await saveEdits(tx, seller, edits, now);
      const id = v7();
      await insertBulkChange(
        tx,
        {
          id,
          vendorId,
          kind: "import",
          label: fileName.slice(0, 120),
          added: made.length,
          updated: saved.items.length,
          createdAt: now,
        },
        [...made.map((productId) => ({ productId, version: 1, before: null })), ...saved.items],
      );
      await refreshPriceFrom(tx, vendorId);
      return id;
    });
  } catch (error) {
    await discardPictures([...pictures.values()]);
    if (!isConstraint(error, "product_vendor_slug_key")) throw error;
    throw new AppError(
      "conflict",
      "Another import was running at the same time. Nothing was added: please try again",
    );
  }
}

type Adding = {
  vendorId: string;
  seller: Seller;
  added: readonly GoodRow[];
  bases: readonly string[];
  imagesOf: (names: readonly string[]) => string[];
  now: Date;
};

async function insertAdded(
  tx: Transaction,
  { vendorId, seller, added, bases, imagesOf, now }: Adding,
): Promise<string[]> {
  const slugs = new Set((await namesOf(tx, vendorId)).map(({ slug }) => slug));
  const rows = added.map(({ checked: { content, pictures, publishOn } }, at) => {
    const slug = freeSlug(bases[at] ?? "", slugs);
    slugs.add(slug);
    const publication = publicationOf({ status: 0, approved: false }, seller, publishOn, now);
    return {
      ...content,
      id: v7(),
      vendorId,
      slug,
      images: imagesOf(pictures),
      publishAt: null,
      approvedAt: null,
      ...publication,
      customOffDays: [],
      enableSelling: true,
      statusReason: "",
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
  });
  await insertProducts(tx, rows);
  return rows.map(({ id }) => id);
}
