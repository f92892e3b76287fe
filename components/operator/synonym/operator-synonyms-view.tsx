"use client";
import { lazy, Suspense, useState } from "react";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Button } from "@/components/ui/action/button";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import type { Synonym } from "@/contracts/catalogue/search/operator-search";
import { SearchMissList } from "./search-miss-list";
import { SynonymList } from "./synonym-list";

const SynonymDialog = lazy(() => import("./synonym-dialog"));

const PATH = "/operator/synonyms";
const TABS = [
  { tab: "", label: "Searched in vain", href: PATH },
  { tab: "synonyms", label: "Synonyms", href: `${PATH}?tab=synonyms` },
] as const;

/** The group to edit, or null for a new one that begins with `words`. */
export type AskedSynonym = { group: Synonym | null; words: string };

/** Searches without a match, and the synonyms that would give them one. */
export function OperatorSynonymsView() {
  const { get } = useListParams();
  const [asked, setAsked] = useState<AskedSynonym | null>(null);
  const tab = get("tab") === "synonyms" ? "synonyms" : "";
  return (
    <>
      <PageTitle
        title="Search words"
        actions={
          <Button variant="secondary" size="sm" onClick={() => setAsked({ group: null, words: "" })}>
            Add synonyms
          </Button>
        }
      >
        Words that couples use, and what they find.
      </PageTitle>
      <PageTabs label="Search words" path={PATH} tabs={TABS} current={tab} />
      {tab === "synonyms" ? (
        <SynonymList onEdit={(group) => setAsked({ group, words: "" })} />
      ) : (
        <SearchMissList onAdd={(words) => setAsked({ group: null, words })} />
      )}
      {asked ? (
        <Suspense>
          <SynonymDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
