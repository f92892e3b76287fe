import Link from "next/link";
import { type ReactNode, useId } from "react";
import { Card } from "@/components/ui/page/card";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import styles from "./home-section.module.css";

type Props = { title: string; action?: { label: string; href: string }; children: ReactNode };

/** A titled card of the couple's home, with an optional link. */
export function HomeSection({ title, action, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section ?? ""}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action ? (
          <Link className={styles.action} href={action.href} prefetch={false}>
            {action.label}
          </Link>
        ) : null}
      </div>
      {children}
    </Card>
  );
}

/** The placeholder for a section's rows while they load. */
export function RowsSkeleton({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.row}>
          <Skeleton width="min(14rem, 70%)" height="1.25rem" />
          <Skeleton width="min(9rem, 45%)" />
        </div>
      ))}
    </div>
  );
}
