"use client";
import { CountBadge } from "@/components/ui/feedback/count-badge";
import { skipToken } from "@reduxjs/toolkit/query";
import { MenuDrawing } from "@/components/ui/media/menu-drawing";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Fragment } from "react";
import { operatorMay } from "@/contracts/identity/operator/operator";
import { useGetOperatorProfileQuery } from "@/services/identity/auth";
import { useGetOperatorHomeQuery } from "@/services/operator/home";
import { currentEntry, OPERATOR_MENU } from "./operator-menu";
import styles from "./operator-menu-list.module.css";
import { useOperator } from "./use-operator";
import { MINUTE_MS } from "@/lib/time";

/** The console's menu: the pages of the operator's role, with the number of entries waiting on each. */
export function OperatorMenuList({ onChoose }: { onChoose?: () => void }) {
  const operator = useOperator();
  const pathname = usePathname();
  const current = currentEntry(pathname);
  // Fetched only after the entry check has loaded the profile, because that check handles an expired session.
  const { isSuccess } = useGetOperatorProfileQuery(operator?.id ?? skipToken);
  const { data } = useGetOperatorHomeQuery(undefined, {
    skip: !isSuccess,
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
  });
  if (!operator) return null;
  const menu = OPERATOR_MENU.filter(({ right }) => operatorMay(operator.operatorRole, right));
  const countOf = (name: string | undefined) => data?.queues.find((queue) => queue.name === name)?.count ?? 0;
  return (
    <ul className={styles.list}>
      {menu.map(({ label, href, drawing, group, queue }, at) => (
        <Fragment key={href}>
          {group && group !== menu[at - 1]?.group ? <li className={styles.heading}>{group}</li> : null}
          <li>
            <Link
              className={styles.entry}
              href={href}
              prefetch={false}
              aria-current={pathname === href ? "page" : href === current?.href ? "true" : undefined}
              onClick={onChoose}
            >
              <MenuDrawing path={drawing} />
              <span>{label}</span>
              <CountBadge count={countOf(queue)} tone="night" unit="waiting" className={styles.count} />
            </Link>
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
