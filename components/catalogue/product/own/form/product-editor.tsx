"use client";
import { BackLink } from "@/components/ui/action/back-link";
import { skipToken } from "@reduxjs/toolkit/query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/action/button";
import { HiddenPictures } from "@/components/catalogue/takedown/hidden-pictures";
import { Alert } from "@/components/ui/feedback/alert";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useOwnVendor } from "@/components/catalogue/vendor/profile/form/use-own-vendor";
import type { OwnProductDetail } from "@/contracts/catalogue/product/own-product";
import { formatDateTime } from "@/lib/dates";
import { useGetOwnProductQuery } from "@/services/catalogue/product";
import { useAppSelector } from "@/store/hooks";
import { dropDraft, type StoredDraft } from "./draft/draft-store";
import styles from "./product-form.module.css";
import { ProductForm } from "./product-form";
import { blankFor, type ProductValues, valuesOf } from "./draft/product-values";
import { useStoredDraft } from "./draft/use-draft";

const LIST = "/vendor/dashboard/product";

/** Adds or edits a product. Typed but unsaved values are restored. */
export function ProductEditor({ id }: { id: string | null }) {
  const userId = useAppSelector(({ auth }) => auth.userData?.id ?? "");
  const key = `${userId}:${id ?? "new"}`;
  const stored = useStoredDraft(key);
  const { data, error, refetch, isFetching } = useGetOwnProductQuery(id ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const isLoaded = id === null || (data !== undefined && !isFetching && !error);
  const [isOpen, setOpen] = useState(false);
  // Once open it stays open: a refetch, even a failed one, must not affect what is being typed.
  if (stored !== undefined && isLoaded && !isOpen) setOpen(true);
  return (
    <>
      <PageTitle
        title={id ? (data?.productTitle ?? "Edit product") : "Add product"}
        actions={<BackLink href={LIST}>All products</BackLink>}
      >
        {id
          ? "Couples see changes as soon as they are published."
          : "Only pictures, a title, a category and a price are needed."}
      </PageTitle>
      {isOpen && stored !== undefined ? (
        <Opened product={data ?? null} stored={stored} draftKey={key} reload={refetch} />
      ) : error && !isFetching ? (
        <LoadFailure title="This product could not be loaded" error={error} retry={refetch} />
      ) : (
        <CardRowsSkeleton label="Loading the form" count={3} />
      )}
    </>
  );
}

type Props = {
  product: OwnProductDetail | null;
  stored: StoredDraft | null;
  draftKey: string;
  reload: () => PromiseLike<{ data?: OwnProductDetail }>;
};

function Opened({ product: loaded, stored, draftKey, reload }: Props) {
  const router = useRouter();
  const [product, setProduct] = useState(loaded);
  const [draft, setDraft] = useState(stored);
  const [round, setRound] = useState(0);
  const vendor = useOwnVendor();
  const fresh = product ? valuesOf(product) : blankFor(Boolean(vendor?.vatTaxNumber));
  const isBehind = draft !== null && product !== null && draft.version !== product.version;
  const typedAt = draft ? formatDateTime(new Date(draft.savedAt)) : "";

  // Changes made before the older draft is restored or discarded.
  const typed = useRef<Partial<ProductValues>>({});
  /** Remounts the form. */
  const reopen = (on: OwnProductDetail | null, restored: StoredDraft | null) => {
    setProduct(on);
    setDraft(restored);
    setRound((n) => n + 1);
  };
  const discard = async () => {
    // First, because a form that still has the draft would store it again.
    if (!isBehind) flushSync(() => reopen(product, null));
    await dropDraft(draftKey);
    if (isBehind) setDraft(null);
  };
  /** Rebases what was typed on the latest version. */
  const takeLatest = async (typed: StoredDraft["values"]) => {
    const { data } = await reload();
    if (data) reopen(data, { values: typed, version: data.version, savedAt: Date.now() });
  };
  const saved = (result: OwnProductDetail, isNew: boolean) => {
    if (isNew) router.push(LIST);
    else reopen(result, null);
  };
  return (
    <>
      <div className={styles.notices}>
        {product ? <ReviewNote product={product} /> : null}
        {product ? <HiddenPictures pictures={product.hiddenPictures} /> : null}
        {draft ? (
          <Alert tone={isBehind ? "warn" : "info"}>
            <span className={styles.inline}>
              {isBehind
                ? `This product has been saved since your unsaved changes from ${typedAt}. You’re looking at the latest version.`
                : `Your unsaved changes from ${typedAt} are back.`}
              {isBehind ? (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() =>
                    reopen(product, {
                      ...draft,
                      values: { ...draft.values, ...typed.current },
                      version: product.version,
                    })
                  }
                >
                  Restore my changes
                </Button>
              ) : null}
              <Button variant="plain" size="sm" onClick={() => void discard()}>
                Discard draft
              </Button>
            </span>
          </Alert>
        ) : null}
      </div>
      <ProductForm
        key={round}
        product={product}
        initial={fresh}
        restored={draft && !isBehind ? draft.values : null}
        // An older draft stays until it is restored or discarded.
        keepsDraft={!isBehind}
        onType={(values) => (typed.current = values)}
        draftKey={draftKey}
        onSaved={saved}
        onTakeLatest={takeLatest}
      />
    </>
  );
}

function ReviewNote({ product: { status, statusReason, revision } }: { product: OwnProductDetail }) {
  if (status === 2 || revision === "returned") {
    return (
      <Alert tone="warn" title="We need you to change something">
        <p className={styles.reason}>{statusReason}</p>
        <p>
          {status === 2
            ? "Save your changes and we’ll take another look."
            : "Couples see the version from before your edit. Save your changes and we’ll take another look."}
        </p>
      </Alert>
    );
  }
  if (status === 4) return <Alert>This product is in review. We’ll email you when it’s done.</Alert>;
  if (revision !== "pending") return null;
  return <Alert>Your edit is in review. Until then, couples see the version from before it.</Alert>;
}
