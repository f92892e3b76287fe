"use client";
import { lazy, Suspense, useState } from "react";
import { AccountPage } from "@/components/ui/page/account-page";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { useUndo } from "@/components/ui/feedback/undo/use-undo";
import { Button } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SelectField } from "@/components/ui/form/field";
import { HomeSection } from "@/components/ui/page/home-section";
import { CEREMONIES, type Ceremony, CEREMONY_LABELS } from "@/contracts/planning/checklist";
import type { RunSheetItem } from "@/contracts/planning/run-sheet";
import { formatDate } from "@/lib/dates";
import {
  useAddRunSheetItemMutation,
  useAddRunSheetTemplateMutation,
  useGetRunSheetQuery,
  useRemoveRunSheetItemMutation,
} from "@/services/planning/run-sheet";

import { DayList } from "./day-list";
import type { Draft } from "./draft";
import styles from "./run-sheet-view.module.css";
import { SharedLinks } from "./shared-links";

const ItemDialog = lazy(() => import("./item-dialog"));

/** The couple's run sheet. */
export function RunSheetView() {
  const { data, error, isFetching, refetch } = useGetRunSheetQuery();
  const [draft, setDraft] = useState<Draft | null>(null);
  const undo = useUndo();
  const [remove] = useRemoveRunSheetItemMutation();
  const [add] = useAddRunSheetItemMutation();

  const discard = async (item: RunSheetItem) => {
    if ((await remove(item.id)).error) return;
    const { id: _id, _id: _same, vendorName: _vendor, doneAt: _done, ...again } = item;
    undo.offer({ message: `Deleted: ${item.title}`, undo: () => add(again) });
  };
  const missing = data?.vendors.filter(({ arrives }) => arrives === null) ?? [];

  return (
    <AccountPage
      title="Run sheet"
      lead="Your day by the minute: who is where, and when each vendor arrives."
      actions={
        data && data.items.length > 0 ? (
          <>
            <Button onClick={() => setDraft({ vendor: null })}>Add entry</Button>
            <Button variant="secondary" onClick={() => window.print()}>
              Print
            </Button>
          </>
        ) : null
      }
    >
      {data ? (
        <>
          {data.items.length === 0 ? (
            <EmptyState
              title="Start from a usual day"
              action={<Start onOwn={() => setDraft({ vendor: null })} />}
            >
              Pick a ceremony and change the times to yours. You can add a second ceremony later.
            </EmptyState>
          ) : (
            <DayList
              day={data.day}
              items={data.items}
              actions={(item) => (
                <>
                  <Button
                    variant="plain"
                    size="sm"
                    aria-label={`Edit ${item.title}`}
                    onClick={() => setDraft({ item })}
                  >
                    Edit
                  </Button>
                  <Button
                    variant="plain"
                    size="sm"
                    aria-label={`Delete ${item.title}`}
                    onClick={() => void discard(item)}
                  >
                    Delete
                  </Button>
                </>
              )}
            />
          )}
          <div className={styles.rest}>
            {data.items.length > 0 ? (
              <HomeSection title="Add another ceremony">
                <Start />
              </HomeSection>
            ) : null}
            {missing.length > 0 ? (
              <HomeSection title="Vendors without an arrival time">
                <ul>
                  {missing.map((vendor) => (
                    <li key={vendor.orderId} className={styles.vendor}>
                      <span>
                        {vendor.vendorName}, {formatDate(vendor.eventDate)}
                      </span>
                      <Button
                        variant="secondary"
                        size="sm"
                        aria-label={`Set when ${vendor.vendorName} arrives`}
                        onClick={() => setDraft({ vendor })}
                      >
                        Set arrival
                      </Button>
                    </li>
                  ))}
                </ul>
              </HomeSection>
            ) : null}
            {data.items.length > 0 ? <SharedLinks links={data.links} /> : null}
          </div>
        </>
      ) : error && !isFetching ? (
        <LoadFailure title="Your run sheet could not be loaded" error={error} retry={refetch} />
      ) : (
        <CardRowsSkeleton label="Loading your run sheet" count={5} />
      )}
      <UndoNotice {...undo.notice} />
      <Suspense>
        {draft ? (
          <ItemDialog
            key={"item" in draft ? draft.item.id : (draft.vendor?.orderId ?? "new")}
            draft={draft}
            day={data?.day ?? null}
            vendors={data?.vendors ?? []}
            onClose={() => setDraft(null)}
          />
        ) : null}
      </Suspense>
    </AccountPage>
  );
}

function Start({ onOwn }: { onOwn?: () => void }) {
  const [ceremony, setCeremony] = useState<Ceremony>("chinese_banquet");
  const [add, { isLoading }] = useAddRunSheetTemplateMutation();
  return (
    <div className={styles.start}>
      <SelectField
        id="run-sheet-ceremony"
        label="Ceremony"
        value={ceremony}
        onChange={({ target }) => setCeremony(CEREMONIES.find((one) => one === target.value) ?? ceremony)}
      >
        {CEREMONIES.map((one) => (
          <option key={one} value={one}>
            {CEREMONY_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <Button
        busy={isLoading}
        variant={onOwn ? "primary" : "secondary"}
        onClick={() => void add({ ceremony })}
      >
        Add its day
      </Button>
      {onOwn ? (
        <Button variant="plain" onClick={onOwn}>
          Start empty
        </Button>
      ) : null}
    </div>
  );
}
