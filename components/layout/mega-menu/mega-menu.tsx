"use client";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useLazyComponent } from "@/components/ui/lazy/use-lazy-component";
import { Icon } from "@/components/ui/media/icon";
import type { ProductTypeNode } from "@/contracts/catalogue/category";
import type { SelectedCategory } from "@/store/slices/selected-category-slice";
import styles from "./mega-menu.module.css";
import { useHoverIntent } from "./use-hover-intent";
import { t } from "@/lib/words/t";

const loadPanel = () => import("./mega-menu-panel");

type Props = {
  label: string;
  href: string;
  /** Called with every choice. The product type is null when a category was chosen. */
  onSelect?: (category: SelectedCategory, productType: ProductTypeNode | null) => void;
  /** True when a choice leads to its page of /vendor; false when it only stores the selection. */
  navigate?: boolean;
};

/**
 * The category mega menu: a link that works without script and, on hover, tap or key press, opens a panel of cascading
 * lists. The panel and its data are fetched at the first sign of interest.
 */
export function MegaMenu({ label, href, onSelect, navigate = true }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const { Component: Panel, failed } = useLazyComponent(loadPanel, open);
  const panelId = useId();
  const { hover, justOpened } = useHoverIntent(setOpen);

  const close = useCallback((backToToggle: boolean) => {
    setOpen(false);
    setByKey(false);
    if (backToToggle) toggle.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close(false);
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  }, [open, close]);

  return (
    <div
      ref={root}
      className={styles.root}
      {...hover}
      onFocus={() => void loadPanel().catch(() => undefined)}
      onKeyDown={(event) => {
        const fromPanel = event.target instanceof Element && event.target.closest(`[id="${panelId}"]`);
        if (event.key === "Escape" && open) close(true);
        else if (event.key === "ArrowDown" && !fromPanel) {
          setByKey(true);
          setOpen(true);
        } else return;
        event.preventDefault();
      }}
    >
      <a
        className={styles.link}
        href={href}
        data-open={open || undefined}
        onPointerDown={({ pointerType }) => {
          if (pointerType === "touch") void loadPanel().catch(() => undefined);
        }}
        onClick={() => close(false)}
      >
        {label}
      </a>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={t("{menu} by category", { menu: label })}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={({ detail }) => {
          // A click without a pointer comes from the keyboard, so the focus moves into the panel.
          setByKey(detail === 0);
          setOpen((was) => !was || justOpened());
        }}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={panelId} className={styles.place} hidden={!open}>
        {open ? (
          Panel ? (
            <Panel takeFocus={byKey} navigate={navigate} close={close} onSelect={onSelect} />
          ) : failed ? (
            <p role="alert" className={styles.failed}>
              {t("The categories didn’t load.")} <a href={href}>{t("See all vendors")}</a>
            </p>
          ) : (
            <div className={styles.coming} role="status" aria-label={t("Loading categories")} />
          )
        ) : null}
      </div>
    </div>
  );
}
