"use client";
import type { KeyboardEvent, MouseEvent } from "react";
import { comparisonHref, MAX_COMPARED } from "@/contracts/catalogue/comparison/comparison";
import { notify } from "@/lib/notice/notify";
import { comparedVendors, type Compared, keepCompared } from "./compare-list";
import styles from "./compare-toggle.module.css";
import { useCompared } from "./use-compared";
import { t } from "@/lib/words/t";

/** Adds a vendor to the comparison. Without script it links to the comparison page. */
export function CompareToggle({ slug, name, image }: Compared) {
  const compared = useCompared();
  const toggle = () => {
    // Read again, because another tab may have changed it since.
    const before = comparedVendors();
    const others = before.filter((vendor) => vendor.slug !== slug);
    if (others.length < before.length) keepCompared(others);
    else if (before.length < MAX_COMPARED) keepCompared([...before, { slug, name, image }]);
    else
      notify(
        "info",
        t("You can compare {n} vendors side by side. Remove one to make room for {name}.", {
          n: MAX_COMPARED,
          name,
        }),
      );
  };
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle();
  };
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    toggle();
  };
  return (
    <a
      className={styles.toggle}
      href={comparisonHref({ vendors: [slug] })}
      aria-label={t("Compare {name}", { name })}
      data-needs-script
      data-compare
      {...(compared && {
        role: "button",
        "aria-pressed": compared.some((vendor) => vendor.slug === slug),
      })}
      onClick={press}
      onKeyDown={pressByKey}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <rect className={styles.box} x="2.5" y="2.5" width="15" height="15" rx="4" />
        <path className={styles.tick} d="M6 10.4 8.8 13 14 7.2" />
      </svg>
      {t("Compare")}
    </a>
  );
}
