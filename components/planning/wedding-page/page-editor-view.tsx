"use client";
import { lazy, Suspense, useState } from "react";
import { AccountPage } from "@/components/ui/page/account-page";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { useGetWeddingPageQuery } from "@/services/planning/wedding-page";
import { PageAddress } from "./page-address";
import { PageForm, type PageWords } from "./page-form";
import styles from "./page-editor.module.css";

const PagePictures = lazy(() => import("./page-pictures"));
const PagePreview = lazy(() => import("./page-preview"));

/** The couple's wedding page, to edit and publish, next to its preview. */
export function PageEditorView() {
  const { data, error, isFetching, refetch } = useGetWeddingPageQuery();
  const [words, setWords] = useState<PageWords>();
  return (
    <AccountPage
      title="Your wedding page"
      lead="Your story, the days and the details, for your guests. Search engines don’t list it."
    >
      {data ? (
        <div className={styles.columns}>
          <div className={styles.parts}>
            <PageAddress settings={data} />
            <PageForm settings={data} onType={setWords} />
            <Suspense fallback={<Skeleton shape="block" height="10rem" />}>
              <PagePictures pictures={data.pictures} />
            </Suspense>
          </div>
          <Suspense fallback={<Skeleton shape="block" height="30rem" />}>
            <PagePreview settings={data} words={words ?? data} />
          </Suspense>
        </div>
      ) : error && !isFetching ? (
        <LoadFailure title="Your wedding page could not be loaded" error={error} retry={refetch} />
      ) : (
        <Skeleton shape="block" height="24rem" />
      )}
    </AccountPage>
  );
}
