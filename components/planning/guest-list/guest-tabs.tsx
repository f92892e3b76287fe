"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useCurrentInView } from "@/components/ui/list/use-current-in-view";
import styles from "./guest-tabs.module.css";

/** The pages of the guest list. */
const GUEST_PAGES: readonly { label: string; href: string }[] = [
  { label: "Guests", href: "/user/dashboard/guest-list" },
  { label: "Invitations", href: "/user/dashboard/guest-list/invitations" },
  { label: "Seating", href: "/user/dashboard/guest-list/seating" },
  { label: "Check-in", href: "/user/dashboard/guest-list/check-in" },
  { label: "Photos", href: "/user/dashboard/guest-list/photos" },
];

/** Navigation between the pages of the guest list. */
export function GuestTabs() {
  const pathname = usePathname();
  const row = useCurrentInView(pathname);
  return (
    <nav ref={row} className={styles.tabs} aria-label="Guest list">
      {GUEST_PAGES.map(({ label, href }) => (
        <Link
          key={href}
          className={styles.tab}
          href={href}
          prefetch={false}
          aria-current={pathname === href ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
