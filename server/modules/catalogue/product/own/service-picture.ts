import type { HiddenPicture } from "@/contracts/catalogue/takedown/takedown";
import { appLink } from "@/server/core/links";
import type { Db, Transaction } from "@/server/db/client";
import { enqueueMessage } from "@/server/mail/public";
import {
  endTakedown,
  hiddenOfProduct,
  keepTakedown,
  type PicturePlace,
  picturesRestored,
  picturesTakenDown,
  withPictures,
} from "@/server/modules/catalogue/takedown/public";
import * as own from "./repo";
import * as repo from "./repo-picture";
import { findSeller } from "./repo-seller";
import { noSuchProduct } from "./service";

/** Returns the pictures of a product and its edit, and those taken down from it; null when it is gone. */
export async function picturesOfProduct(
  db: Db,
  id: string,
): Promise<{ shown: string[]; hidden: HiddenPicture[] } | null> {
  const images = await own.imagesOf(db, id);
  if (!images) return null;
  const edited = (await own.findRevision(db, id))?.content.images ?? [];
  return { shown: [...new Set([...images, ...edited])], hidden: await hiddenOfProduct(db, id) };
}

type Pictures = { id: string; names: readonly string[] };

/**
 * Takes pictures off a product, its edit, and the vendor's other products that show them, and mails the vendor the
 * reason. Throws `not_found`, and `conflict` for a picture that isn't shown.
 */
export async function hideProductPictures(
  tx: Transaction,
  { id, names, reason }: Pictures & { reason: string },
): Promise<void> {
  const { row, seller } = await lock(tx, id);
  const products = await repo.lockPictured(tx, row.vendorId, names);
  const shownHere = products.find((each) => each.id === id);
  const pictures = names.map((name) => ({
    name,
    places: isIn(shownHere, name) ? products.flatMap((each) => placesIn(each, name)) : [],
  }));
  await keepTakedown(tx, row.vendorId, pictures, reason);
  const kept = (list: readonly string[]) => list.filter((name) => !names.includes(name));
  for (const each of products) {
    const edit = each.edit && { ...each.edit, images: kept(each.edit.images) };
    await repo.setPictures(tx, { ...each, images: kept(each.images), edit });
  }
  await enqueueMessage(tx, picturesTakenDown, { ...mailOf(row, names), to: seller.email, reason });
}

/** Puts pictures back where they were and mails the vendor. Throws `not_found` and `conflict`. */
export async function restoreProductPictures(tx: Transaction, { id, names }: Pictures): Promise<void> {
  const { row, seller } = await lock(tx, id);
  const ended = await endTakedown(tx, row.vendorId, names);
  const places = ended.flatMap(({ name, places: its }) =>
    its.flatMap((place) => ("productId" in place ? [{ name, ...place }] : [])),
  );
  const ids = [...new Set(places.map(({ productId }) => productId))];
  for (const each of await repo.lockThese(tx, row.vendorId, ids)) {
    const back = (isEdit: boolean) =>
      places.filter((place) => place.productId === each.id && place.isEdit === isEdit);
    const edit = each.edit && { ...each.edit, images: withPictures(each.edit.images, back(true)) };
    await repo.setPictures(tx, { ...each, images: withPictures(each.images, back(false)), edit });
  }
  await enqueueMessage(tx, picturesRestored, { ...mailOf(row, names), to: seller.email });
}

async function lock(tx: Transaction, id: string) {
  const row = await own.lockProduct(tx, id);
  const seller = row && (await findSeller(tx, row.vendorId));
  if (!seller) throw noSuchProduct();
  return { row, seller };
}

const isIn = (product: repo.Pictured | undefined, name: string) =>
  product !== undefined && placesIn(product, name).length > 0;

function placesIn({ id: productId, images, edit }: repo.Pictured, name: string): PicturePlace[] {
  const live = images.indexOf(name);
  const edited = edit?.images.indexOf(name) ?? -1;
  return [
    ...(live < 0 ? [] : [{ productId, at: live, isEdit: false }]),
    ...(edited < 0 ? [] : [{ productId, at: edited, isEdit: true }]),
  ];
}

const mailOf = ({ id, title }: own.OwnRow, names: readonly string[]) => ({
  count: names.length,
  title,
  link: appLink(`/vendor/dashboard/product/${id}`),
});
