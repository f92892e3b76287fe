import type { Suggestion, Suggestions } from "@/contracts/catalogue/search/search";
import { vendorSearchHref } from "@/contracts/catalogue/search/search-address";
import { t, td } from "@/lib/words/t";

export type Option = { href: string; label: string; detail: string; image: string | null; isSearch: boolean };
export type OptionGroup = { label: string; options: Option[] };

const GROUPS: Record<Suggestion["kind"], string> = {
  category: "Categories",
  "product-type": "Product types",
  vendor: "Vendors",
  product: "Products and services",
};

const search = (q: string, label: string): Option => ({
  href: vendorSearchHref({ q }),
  label,
  detail: "",
  image: null,
  isSearch: true,
});

/** Returns the options in groups, ordered by each group's best suggestion. */
export function suggestionGroups(q: string, { docs, instead }: Suggestions): OptionGroup[] {
  const kinds = [...new Set(docs.map(({ kind }) => kind))];
  return [
    ...(instead ? [{ label: t("Did you mean"), options: [search(instead, instead)] }] : []),
    ...kinds.map((kind) => ({
      label: td(GROUPS[kind]),
      options: docs.filter((doc) => doc.kind === kind).map((doc) => ({ ...doc, isSearch: false })),
    })),
    { label: "", options: [search(q, t("Search for “{q}”", { q }))] },
  ];
}

export function recentGroups(recent: readonly string[]): OptionGroup[] {
  if (recent.length === 0) return [];
  return [{ label: t("Recent searches"), options: recent.map((q) => search(q, q)) }];
}

export type Part = { text: string; typed: boolean };

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Splits a label at the words that start with the typed ones, ignoring accents. */
export function markTyped(label: string, q: string): Part[] {
  const typed = plain(q).split(/\s+/).filter(Boolean);
  return label
    .split(/(?<=[\s\-–/&(“])/)
    .flatMap((word) => {
      const length = Math.max(
        0,
        ...typed.filter((each) => plain(word).startsWith(each)).map((e) => e.length),
      );
      return [
        { text: word.slice(0, length), typed: true },
        { text: word.slice(length), typed: false },
      ];
    })
    .filter(({ text }) => text !== "");
}
