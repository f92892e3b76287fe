"use client";
import Link from "next/link";
import { useListParams } from "@/components/ui/list/use-list-params";
import { useGetSavedIdsQuery } from "@/services/catalogue/wishlist";
import { useAppSelector } from "@/store/hooks";
import { ShortlistTab } from "./shortlist/shortlist-tab";
import { WishlistTab } from "./wishlist-tab";
import { AccountPage } from "@/components/ui/page/account-page";
import styles from "./wishlist-view.module.css";

const TABS = [
  { tab: "", label: "Wishlist", href: "/user/wishlist", of: "productIds" },
  { tab: "shortlist", label: "Shortlist", href: "/user/wishlist?tab=shortlist", of: "vendorIds" },
] as const;

/** A couple's saved items: products on the wishlist, vendors on the shortlist. */
export function WishlistView() {
  const { get } = useListParams();
  useGetSavedIdsQuery(undefined, { refetchOnMountOrArgChange: true });
  const saved = useAppSelector((state) => state.saved);
  const open = get("tab") === "shortlist" ? "shortlist" : "";
  return (
    <AccountPage title="What you love" lead="Products you’ve saved, and vendors you’ve shortlisted.">
      <nav aria-label="Your lists">
        <ul className={styles.tabs}>
          {TABS.map(({ tab, label, href, of }) => (
            <li key={tab}>
              <Link
                className={styles.tab}
                href={href}
                prefetch={false}
                scroll={false}
                aria-current={tab === open ? "page" : undefined}
              >
                {label} <span className={styles.figure}>{saved[of].length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {open === "shortlist" ? <ShortlistTab /> : <WishlistTab />}
    </AccountPage>
  );
}
