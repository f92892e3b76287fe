"use client";
import { useEffect, useRef, useState } from "react";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { MasterCategoryNode, ProductTypeNode } from "@/contracts/catalogue/category";
import type { SelectedCategory } from "@/store/slices/selected-category-slice";
import { CategoryList, type ListNode } from "./category-list";
import styles from "./mega-menu-panel.module.css";
import { moveFocus } from "./move-focus";
import { ProductTypeGrid } from "./product-type-grid";
import { chooseCategory, type Trail } from "@/components/catalogue/category/selection";
import { useCategoryTree } from "@/components/catalogue/category/use-category-tree";
import { t } from "@/lib/words/t";

type Props = {
  takeFocus: boolean;
  navigate: boolean;
  close: (backToToggle: boolean) => void;
  onSelect: ((category: SelectedCategory, productType: ProductTypeNode | null) => void) | undefined;
};

export default function MegaMenuPanel(props: Props) {
  const { tree, failed, retry } = useCategoryTree();
  if (tree && tree.length > 0) return <Cascade {...props} tree={tree} />;
  return (
    <div className={styles.panel} data-waiting>
      {failed || tree ? (
        <p className={styles.failed} role="alert">
          {t("The categories could not be loaded.")}{" "}
          <button type="button" onClick={retry}>
            {t("Try again")}
          </button>
        </p>
      ) : (
        <div className={styles.waiting} role="status" aria-label={t("Loading categories")}>
          {[62, 48, 70, 55, 66, 44].map((width) => (
            <Skeleton key={width} width={`${width}%`} height="1.25rem" />
          ))}
        </div>
      )}
    </div>
  );
}

function Cascade({ tree, takeFocus, navigate, close, onSelect }: Props & { tree: MasterCategoryNode[] }) {
  const panel = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<readonly string[]>([]);
  const [keyItem, setKeyItem] = useState("");

  const master = activeOf(tree, active[0]);
  const category = activeOf(master?.categories ?? [], active[1]);
  const sub = activeOf(category?.subCategories ?? [], active[2]);
  const trail = [master, category, sub].filter((node) => node !== undefined);
  const productTypes = (sub ?? category ?? master)?.productTypes ?? [];
  const lists: ListNode[][] = [tree, master?.categories ?? [], category?.subCategories ?? []];

  useEffect(() => {
    if (takeFocus) panel.current?.querySelector<HTMLElement>("[data-column] a")?.focus();
  }, [takeFocus]);

  const choose = (chosen: Trail, productType: ProductTypeNode | null) => {
    const selection = chooseCategory(chosen, productType ?? undefined);
    onSelect?.(selection, productType);
    close(false);
  };

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="group"
      aria-label={t("Vendor categories")}
      data-sub={category && category.subCategories.length > 0 ? "" : undefined}
      onKeyDown={(event) => {
        if (panel.current && moveFocus(panel.current, event.key)) event.preventDefault();
      }}
      onFocus={({ target }) => {
        const item = target.closest<HTMLElement>("[data-item]");
        if (item) setKeyItem(item.dataset.item ?? "");
      }}
    >
      {lists.map((nodes, column) =>
        nodes.length > 0 ? (
          <CategoryList
            key={column}
            column={column}
            label={column === 0 ? t("Categories") : (trail[column - 1]?.name ?? "")}
            nodes={nodes}
            active={trail[column]?._id ?? ""}
            navigate={navigate}
            activate={(id) => setActive([...trail.slice(0, column).map((node) => node._id), id])}
            choose={(node) => choose([...trail.slice(0, column), node], null)}
          />
        ) : null,
      )}
      <ProductTypeGrid
        label={trail.at(-1)?.name ?? ""}
        productTypes={productTypes}
        current={keyItem}
        navigate={navigate}
        choose={(type) => choose(trail, type)}
      />
    </div>
  );
}

/** Defaults to a level's first entry, so that the next list is never empty. */
function activeOf<T extends { _id: string }>(nodes: T[], id: string | undefined): T | undefined {
  return nodes.find((node) => node._id === id) ?? nodes[0];
}
