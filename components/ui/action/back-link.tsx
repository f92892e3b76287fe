import Link from "next/link";
import { Icon } from "@/components/ui/media/icon";
import styles from "./back-link.module.css";

/** Links to the list or page that this one belongs to. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className={styles.back} href={href} prefetch={false}>
      <Icon name="chevron-left" size={18} />
      {children}
    </Link>
  );
}
