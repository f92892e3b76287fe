"use client";
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { ProductTypeNode } from "@/contracts/category";
import type { SelectedCategory } from "@/store/selected-category-slice";
import styles from "./mega-menu.module.css";
import { useHoverIntent } from "./use-hover-intent";

const loadPanel = () => import("./mega-menu-panel");
const MegaMenuPanel = lazy(loadPanel);

type Props = {
  label: string;
  href: string;
  /** Called with every choice; the product type is null when a category was chosen. */
  onSelect?: (category: SelectedCategory, productType: ProductTypeNode | null) => void;
  /** Whether a choice leads to its page of /vendor; otherwise it only stores the selection. */
  navigate?: boolean;
};

/**
 * The category mega menu (spec customer §2): a link that works by itself and, once hovered, touched or opened by key,
 * a panel of cascading lists. The panel and its data are fetched at the first sign of interest.
 */
export function MegaMenu({ label, href, onSelect, navigate = true }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
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
      onFocus={() => void loadPanel()}
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
          if (pointerType === "touch") void loadPanel();
        }}
        onClick={() => close(false)}
      >
        {label}
      </a>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={`${label} by category`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={({ detail }) => {
          // A click without a pointer comes from the keyboard: the focus goes along.
          setByKey(detail === 0);
          setOpen((was) => !was || justOpened());
        }}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={panelId} className={styles.place} hidden={!open}>
        {open ? (
          <Suspense
            fallback={<div className={styles.coming} role="status" aria-label="Loading categories" />}
          >
            <MegaMenuPanel takeFocus={byKey} navigate={navigate} close={close} onSelect={onSelect} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
