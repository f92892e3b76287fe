"use client";
import Link from "next/link";
import { useCurrentInView } from "./use-current-in-view";
import styles from "./page-tabs.module.css";

type Props<T extends string> = {
  label: string;
  path: string;
  /** The first tab has the page's bare address, the others `?tab=` or an address of their own. */
  tabs: readonly { tab: T; label: string; href?: string }[];
  current: T;
  /** The parameter's name in the address. */
  param?: string;
};

/** Tabs for the views of a page, each with its own address (`?tab=` by default). */
export function PageTabs<T extends string>({ label, path, tabs, current, param = "tab" }: Props<T>) {
  const row = useCurrentInView(current);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map(({ tab, label: name, href }, at) => (
        <Link
          key={tab}
          className={styles.tab}
          href={href ?? (at > 0 ? `${path}${path.includes("?") ? "&" : "?"}${param}=${tab}` : path)}
          prefetch={false}
          scroll={false}
          aria-current={tab === current ? "page" : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
