"use client";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useGetOperatorCategoriesQuery } from "@/services/operator/category";
import { CategoryFile } from "./category-file";
import { CategoryTree } from "./category-tree";
import styles from "./operator-categories-view.module.css";

/** The category tree beside the chosen category. On a phone the category replaces the tree. */
export function OperatorCategoriesView() {
  const { get, set } = useListParams();
  const { data, error, isFetching, refetch } = useGetOperatorCategoriesQuery();
  const chosenId = get("category");
  const choose = (id: string) => set({ category: id });
  const chosen = data?.nodes.find(({ _id }) => _id === chosenId);
  return (
    <>
      <PageTitle title="Categories">
        The menu and filters that couples see. Changes are live at once, and former addresses lead on.
      </PageTitle>
      {error && !isFetching ? (
        <LoadFailure title="The categories could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <CardRowsSkeleton label="Loading the categories" /> : null}
      {data ? (
        <div className={styles.columns} data-chosen={chosen ? true : undefined}>
          <nav className={styles.side} aria-label="Category tree">
            <CategoryTree nodes={data.nodes} chosenId={chosenId} onChoose={choose} />
          </nav>
          <Card as="section" className={styles.details} aria-label={chosen?.name ?? "Category"}>
            {chosen ? (
              <CategoryFile key={chosen._id} node={chosen} nodes={data.nodes} onChoose={choose} />
            ) : (
              <EmptyState title="Choose a category">Rename it, move it, or add to it.</EmptyState>
            )}
          </Card>
        </div>
      ) : null}
    </>
  );
}
