import { type Suggestion, type Suggestions, vendorSearchHref } from "@/contracts/search";

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

/** What stands under the field, in groups that come as their best suggestion does. */
export function suggestionGroups(q: string, { docs, instead }: Suggestions): OptionGroup[] {
  const kinds = [...new Set(docs.map(({ kind }) => kind))];
  return [
    ...(instead ? [{ label: "Did you mean", options: [search(instead, instead)] }] : []),
    ...kinds.map((kind) => ({
      label: GROUPS[kind],
      options: docs.filter((doc) => doc.kind === kind).map((doc) => ({ ...doc, isSearch: false })),
    })),
    { label: "", options: [search(q, `Search for “${q}”`)] },
  ];
}

export function recentGroups(recent: readonly string[]): OptionGroup[] {
  if (recent.length === 0) return [];
  return [{ label: "Recent searches", options: recent.map((q) => search(q, q)) }];
}

export type Part = { text: string; typed: boolean };

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A label cut where its words begin as the typed ones do, whatever the accents. */
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
