"use client";
import { useRef } from "react";
import { chooseCategory, type Trail } from "@/components/catalogue/category/selection";
import { useCategoryTree } from "@/components/catalogue/category/use-category-tree";
import { Icon } from "@/components/ui/media/icon";
import { Logo } from "@/components/ui/media/logo";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { ProductTypeNode } from "@/contracts/catalogue/category";
import type { NavEntry } from "./main-nav";
import { MobileAccount } from "./mobile-account";
import styles from "./mobile-menu-panel.module.css";
import { NavLink } from "./nav-link";
import { useSwipeAway } from "./use-swipe-away";
import { t, td } from "@/lib/words/t";
import { pathHere } from "@/lib/language/spoken";

type Node = Trail[number] & {
  productTypes: ProductTypeNode[];
  categories?: Node[];
  subCategories?: Node[];
};

/** The drawer's content: the visitor's account, the pages, and the category tree as nested disclosures. */
export default function MobileMenuPanel({ nav, close }: { nav: readonly NavEntry[]; close: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const { tree, failed, retry } = useCategoryTree();
  useSwipeAway(panel, close);
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.head}>
        <Logo ground="paper" />
        <button type="button" className={styles.close} aria-label={t("Close menu")} onClick={close}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <MobileAccount close={close} />
      <nav aria-label={t("Pages")}>
        <ul className={styles.pages}>
          {nav.map((entry) => (
            <li key={entry.href}>
              <NavLink entry={entry} label={entry.menu ? t("All vendors") : entry.label} onClick={close} />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t("Vendor categories")} className={styles.tree}>
        {tree?.map((master) => (
          <Branch key={master._id} node={master} above={[]} close={close} />
        ))}
        {tree === null && !failed ? <Waiting /> : null}
        {failed ? (
          <p className={styles.failed}>
            {t("The categories could not be loaded.")}{" "}
            <button type="button" onClick={retry}>
              {t("Try again")}
            </button>
          </p>
        ) : null}
      </nav>
    </div>
  );
}

function Branch({ node, above, close }: { node: Node; above: Trail; close: () => void }) {
  const trail = [...above, node];
  const below = node.categories ?? node.subCategories ?? [];
  const choose = (productType?: Trail[number]) => {
    chooseCategory(trail, productType);
    close();
  };
  return (
    <details className={styles.branch} data-level={trail.length}>
      <summary>
        {td(node.name)}
        <Icon name="chevron-down" size={18} />
      </summary>
      <ul>
        <li>
          <a
            className={styles.all}
            href={pathHere(`/vendor?category=${node.slug}#result`)}
            onClick={() => choose()}
          >
            {t("All {name}", { name: td(node.name) })}
          </a>
        </li>
        {below.map((child) => (
          <li key={child._id}>
            <Branch node={child} above={trail} close={close} />
          </li>
        ))}
        {node.productTypes.map((type) => (
          <li key={type._id}>
            <a href={pathHere(`/vendor?category=${type.slug}#result`)} onClick={() => choose(type)}>
              {td(type.name)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={t("Loading categories")}>
      {[70, 55, 62, 48, 66, 58].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="1.25rem" />
      ))}
    </div>
  );
}
