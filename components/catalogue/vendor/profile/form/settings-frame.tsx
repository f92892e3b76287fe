"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useTeamRole } from "@/components/session/use-team-role";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { mayOpen } from "@/contracts/catalogue/vendor/vendor-pages";
import { useCurrentInView } from "@/components/ui/list/use-current-in-view";
import { PREVIEW_HREF, SETTINGS_PAGES } from "./settings-pages";
import styles from "./settings-frame.module.css";

type Props = { title: string; lead: ReactNode; children: ReactNode };

/** A page of the vendor's profile, with navigation to the others: beside it, or as tabs above it on phones. */
export function SettingsFrame({ title, lead, children }: Props) {
  const pathname = usePathname();
  const role = useTeamRole();
  const pages = useCurrentInView(pathname);
  return (
    <>
      <PageTitle
        title={title}
        actions={
          <Link className={styles.preview} href={PREVIEW_HREF} prefetch={false}>
            Preview your page
          </Link>
        }
      >
        {lead}
      </PageTitle>
      <div className={styles.columns}>
        <nav ref={pages} className={styles.pages} aria-label="Profile pages">
          <ul>
            {SETTINGS_PAGES.filter(({ href }) => mayOpen(role, href)).map(({ href, label }) => (
              <li key={href}>
                <Link href={href} prefetch={false} aria-current={pathname === href ? "page" : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.body}>{children}</div>
      </div>
    </>
  );
}
