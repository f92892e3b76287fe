import Link from "next/link";
import { Icon } from "@/components/ui/media/icon";
import styles from "./back-link.module.css";

/** Leads from one thing to the list or page that it belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className={styles.back} href={href} prefetch={false}>
      <Icon name="chevron-left" size={18} />
      {children}
    </Link>
  );
}
