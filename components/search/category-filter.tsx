import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { MasterCategoryNode } from "@/contracts/category";
import { type VendorSearchQuery, vendorSearchHref } from "@/contracts/search";
import styles from "./category-filter.module.css";
import type { ChosenCategory } from "./chosen-category";

type Props = {
  tree: readonly MasterCategoryNode[];
  search: VendorSearchQuery;
  category: ChosenCategory | null;
};
type Node = {
  _id: string;
  name: string;
  slug: string;
  categories?: Node[];
  subCategories?: Node[];
  productTypes?: Node[];
};

const below = (node: Node): Node[] => [
  ...(node.categories ?? []),
  ...(node.subCategories ?? []),
  ...(node.productTypes ?? []),
];

/** The tree, open along the chosen way. Folded up on phones, always open beside the results. */
export function CategoryFilter({ tree, search, category }: Props) {
  const way = new Set([...(category?.trail ?? []), ...(category ? [category] : [])].map((step) => step.slug));
  const { q, sort } = search;

  function list(nodes: readonly Node[], depth: number): ReactNode {
    return (
      <ul className={depth === 0 ? styles.roots : styles.branch}>
        {nodes.map((node) => {
          const open = way.has(node.slug);
          const inner = open ? below(node) : [];
          return (
            <li key={node._id}>
              <a
                className={styles.entry}
                href={vendorSearchHref({ q, sort, category: node.slug })}
                aria-current={node.slug === category?.slug ? "page" : undefined}
                data-open={open || undefined}
              >
                {node.name}
              </a>
              {inner.length > 0 ? list(inner, depth + 1) : null}
            </li>
          );
        })}
      </ul>
    );
  }

  return (
    <details className={styles.filter}>
      <summary className={styles.summary}>
        <span>
          <span className={styles.label}>Category</span> {category?.name ?? "All"}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <nav className={styles.panel} aria-label="Categories">
        <h2 className={styles.title}>Categories</h2>
        <a
          className={styles.entry}
          href={vendorSearchHref({ q, sort })}
          aria-current={category ? undefined : "page"}
        >
          All vendors
        </a>
        {list(tree, 0)}
      </nav>
    </details>
  );
}
