"use client";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { PageTitle } from "@/components/ui/page/page-title";
import { useGetWeddingPageQuery } from "@/services/planning/wedding-page";
import { PageAddress } from "./page-address";
import { PageForm } from "./page-form";
import { PagePictures } from "./page-pictures";
import styles from "./page-editor.module.css";

/** The couple's page, as they edit and publish it. */
export function PageEditorView() {
  const { data, error, isFetching, refetch } = useGetWeddingPageQuery();
  return (
    <div className={styles.page}>
      <PageTitle title="Your wedding page">
        Your story, the days and the details, for everyone who has the link. Search engines don’t list it.
      </PageTitle>
      {data ? (
        <>
          <PageAddress settings={data} />
          <PageForm settings={data} />
          <PagePictures pictures={data.pictures} />
        </>
      ) : error && !isFetching ? (
        <LoadFailure title="Your wedding page could not be loaded" error={error} retry={refetch} />
      ) : (
        <Skeleton shape="block" height="24rem" />
      )}
    </div>
  );
}
