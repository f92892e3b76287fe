import type { OperatorReport, ReportDecision } from "@/contracts/messaging/report/operator-report";
import type { ReportKind } from "@/contracts/report-href";
import { AppError } from "@/server/core/errors";
import type { Db, Transaction } from "@/server/db/client";
import {
  hideProductPictures,
  picturesOfProduct,
  restoreProductPictures,
} from "@/server/modules/catalogue/product/public";
import { hideReview, reportedReview, restoreReview } from "@/server/modules/catalogue/review/public";
import { hideStory, reportedStory, restoreStory } from "@/server/modules/catalogue/story/public";
import {
  hideVendorPictures,
  picturesOfVendor,
  restoreVendorPictures,
} from "@/server/modules/catalogue/vendor/public";

type Hidden = OperatorReport["hidden"];
type State = { hidden: Hidden; decisions: readonly ReportDecision[] };

/** Returns the currently hidden part of a thing, and the decisions that are possible. */
export async function stateOf(db: Db, kind: ReportKind, id: string): Promise<State> {
  if (kind === "review") {
    const found = await reportedReview(db, id);
    if (!found) return { hidden: null, decisions: [] };
    const { isHidden, hiddenPictures, hiddenReason: reason, pictures } = found;
    if (isHidden) return { hidden: { what: "all", reason }, decisions: ["restore"] };
    const shown: ReportDecision[] = pictures.length > 0 ? ["hide", "hidePictures"] : ["hide"];
    if (hiddenPictures.length === 0) return { hidden: null, decisions: shown };
    return { hidden: { what: "pictures", reason }, decisions: [...shown, "restore"] };
  }
  if (kind === "story") {
    const found = await reportedStory(db, id);
    if (!found) return { hidden: null, decisions: [] };
    return found.isHidden
      ? { hidden: { what: "all", reason: found.hiddenReason }, decisions: ["restore"] }
      : { hidden: null, decisions: ["hide"] };
  }
  return { hidden: null, decisions: [] };
}

type Thing = { kind: ReportKind; id: string };

/** Hides a review, its pictures or a story, and mails its author the reason. Throws `not_found` and `conflict`. */
export async function hideThing(
  tx: Transaction,
  { kind, id }: Thing,
  part: "hide" | "hidePictures",
  reason: string,
): Promise<void> {
  if (kind === "review") {
    return hideReview(tx, { id, part: part === "hide" ? "review" : "pictures", reason });
  }
  if (kind === "story" && part === "hide") return hideStory(tx, { id, reason });
  throw notHidable();
}

/** Restores a hidden thing. Throws like `hideThing`. */
export async function restoreThing(tx: Transaction, { kind, id }: Thing): Promise<void> {
  if (kind === "review") return restoreReview(tx, id);
  if (kind === "story") return restoreStory(tx, id);
  throw notHidable();
}

/** Returns the pictures of a vendor or product, shown and taken down. */
export async function picturesOf(db: Db, { kind, id }: Thing): Promise<OperatorReport["pictures"]> {
  const pictures =
    kind === "product"
      ? await picturesOfProduct(db, id)
      : kind === "vendor"
        ? await picturesOfVendor(db, id)
        : null;
  return pictures ?? { shown: [], hidden: [] };
}

/** Hides single pictures of a vendor or product and mails the vendor. Throws `not_found` and `conflict`. */
export async function hidePicturesOf(
  tx: Transaction,
  { kind, id }: Thing,
  hidden: { names: readonly string[]; reason: string },
): Promise<void> {
  if (kind === "product") return hideProductPictures(tx, { id, ...hidden });
  if (kind === "vendor") return hideVendorPictures(tx, { id, ...hidden });
  throw notOfAVendor();
}

/** Puts pictures of a vendor or product back. Throws like `hidePicturesOf`. */
export async function restorePicturesOf(
  tx: Transaction,
  { kind, id }: Thing,
  names: readonly string[],
): Promise<void> {
  if (kind === "product") return restoreProductPictures(tx, { id, names });
  if (kind === "vendor") return restoreVendorPictures(tx, { id, names });
  throw notOfAVendor();
}

const notOfAVendor = () =>
  new AppError("conflict", "Only single pictures of vendors and products can be hidden here");

const notHidable = () =>
  new AppError("conflict", "Only reviews, their pictures and stories can be hidden here");
