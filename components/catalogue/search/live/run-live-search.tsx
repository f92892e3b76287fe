"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { rememberWedding } from "@/store/storage/remembered-wedding";
import { STORED_EVENT } from "@/store/storage/storage";
import { formHref, isTouched, readIntoForm } from "./form-state";
import { followThumbs, placeThumbs } from "./price-thumbs";
import {
  FILTERS_ID,
  PAGER_ID,
  RESULT_COUNT_ID,
  RESULT_ID,
  SEARCH_ID,
} from "@/components/catalogue/search/query/search-ids";

type Asked = { href: string; toResults: boolean };

const byId = <E extends HTMLElement>(id: string) => document.getElementById(id) as E | null;

/** Applies each filter change immediately and updates the page in place, so that focus and scroll position stay. */
export function RunLiveSearch({ at }: { at: string }) {
  const router = useRouter();
  const [pending, start] = useTransition();
  /** The navigation that this page started; null when the visitor goes back or forward. */
  const asked = useRef<Asked | null>(null);
  const shown = useRef(at);

  useEffect(() => {
    const root = byId(SEARCH_ID);
    if (!root) return;
    const go = (href: string, toResults = false) => {
      if (asked.current?.href === href) return;
      asked.current = { href, toResults };
      start(() => router.push(href, { scroll: false }));
    };
    // The resulting page explains a value that the field can't hold.
    const apply = (form: HTMLFormElement) => go(formHref(form));
    const change = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest("form") : null;
      if (form?.id === FILTERS_ID) apply(form);
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.id !== FILTERS_ID) return;
      event.preventDefault();
      if (isTouched(form)) apply(form);
      form.closest<HTMLElement>(":popover-open")?.hidePopover();
      showResults();
    };
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !isPlain(event) || !isSearch(link)) return;
      event.preventDefault();
      go(link.href, link.closest(`#${PAGER_ID}`) !== null);
    };
    const unfollow = followThumbs(root);
    root.addEventListener("change", change);
    root.addEventListener("submit", submit);
    root.addEventListener("click", press);
    // Applies options chosen before this code loaded.
    const form = byId<HTMLFormElement>(FILTERS_ID);
    if (form && isTouched(form)) apply(form);
    return () => {
      unfollow();
      root.removeEventListener("change", change);
      root.removeEventListener("submit", submit);
      root.removeEventListener("click", press);
    };
  }, [router]);

  useEffect(() => {
    const root = byId(SEARCH_ID);
    root?.toggleAttribute("data-pending", pending);
    byId(RESULT_ID)?.setAttribute("aria-busy", String(pending));
    if (!pending) rememberWedding(queryOf(at));
    if (pending || shown.current === at) return;
    shown.current = at;
    const form = byId<HTMLFormElement>(FILTERS_ID);
    if (form) readIntoForm(form, queryOf(at));
    if (root) placeThumbs(root);
    // Fills the hearts of new results from local storage.
    window.dispatchEvent(new Event(STORED_EVENT));
    const { current } = asked;
    asked.current = null;
    if (!current) return;
    const lost = !document.activeElement || document.activeElement === document.body;
    if (current.toResults || lost) byId(RESULT_COUNT_ID)?.focus({ preventScroll: true });
    if (!form?.closest(":popover-open")) showResults();
  }, [at, pending]);

  return null;
}

/** The address in the bar may name filters in words. */
const queryOf = (at: string) => new URL(at, location.origin).search;

const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  !event.altKey;

/** Checks the attribute as written, because a bare `#place` points to an anchor on this page. */
const isSearch = (link: HTMLAnchorElement) =>
  /^\/vendor[?#]/.test(link.getAttribute("href") ?? "") && !link.target && !link.dataset.lazy;

/** Scrolls up to the results when their top is above the screen. */
function showResults(): void {
  const result = byId(RESULT_ID);
  if (result && result.getBoundingClientRect().top < 0) result.scrollIntoView({ block: "start" });
}
