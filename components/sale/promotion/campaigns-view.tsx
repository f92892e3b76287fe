"use client";
import { lazy, Suspense } from "react";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { useListParams } from "@/components/ui/list/use-list-params";
import type { PromotionType } from "@/contracts/sale/promotion/promotion";
import { CampaignList } from "./campaign-list";

const CampaignEditor = lazy(() => import("./campaign-editor"));

/** A vendor's discounts or vouchers. The address says which one is open in the form. */
export function CampaignsView({ type }: { type: PromotionType }) {
  const { get, set } = useListParams();
  const edit = get("edit");
  if (!edit) return <CampaignList type={type} onEdit={(id) => set({ edit: id ?? "new" })} />;
  return (
    <Suspense fallback={<CardRowsSkeleton label="Loading the form" count={2} />}>
      <CampaignEditor
        key={edit}
        type={type}
        id={edit === "new" ? null : edit}
        onDone={() => set({ edit: "" })}
      />
    </Suspense>
  );
}
