"use client";
import { lazy, Suspense, useState } from "react";
import { ChoiceChips } from "@/components/planning/shared/choice-chips";
import { AccountPage } from "@/components/ui/page/account-page";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { useUndo } from "@/components/ui/feedback/undo/use-undo";
import { Button } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { ProgressBar } from "@/components/ui/feedback/progress-bar";
import { SelectField } from "@/components/ui/form/field";
import { ListPager } from "@/components/ui/list/pager/list-pager";
import { useLastPage, useListParams } from "@/components/ui/list/use-list-params";
import { type Checklist, type PlanTask, TASK_FILTERS, type TaskFilter } from "@/contracts/planning/checklist";
import { todayInSingapore } from "@/lib/dates";
import { useChangeTaskMutation, useGetChecklistQuery } from "@/services/planning/checklist";
import styles from "./checklist-view.module.css";
import { MoveBanner } from "./move-banner";
import { TaskList } from "./task-list";

const TaskDialog = lazy(() => import("./task-dialog"));
const TemplateDialog = lazy(() => import("./template-dialog"));

const LABELS: Record<TaskFilter, string> = {
  open: "Open",
  month: "This month",
  overdue: "Overdue",
  done: "Done",
  all: "All",
};
const NOTHING: Record<TaskFilter, string> = {
  open: "Everything is done.",
  month: "Nothing is due this month.",
  overdue: "Nothing is late.",
  done: "Tick a task and it moves here.",
  all: "No tasks here.",
};

type Asked = { kind: "task"; task: PlanTask | null } | { kind: "templates" };

/** The couple's checklist. The filter is in the address. */
export function ChecklistView() {
  const { get, set, page } = useListParams();
  const filter = TASK_FILTERS.find((one) => one === get("filter")) ?? "open";
  const who = get("who");
  const query = useGetChecklistQuery({ filter, who, page });
  const { data, error, isFetching, refetch } = query;
  const [asked, setAsked] = useState<Asked | null>(null);
  const undo = useUndo();
  const [change] = useChangeTaskMutation();
  useLastPage(data);

  const tick = async (task: PlanTask, done: boolean) => {
    const { data: changed } = await change({ id: task.id, done });
    if (!changed) return;
    undo.offer({
      message: done ? `Done: ${task.title}` : `Open again: ${task.title}`,
      undo: () => change({ id: task.id, done: !done }),
    });
  };

  return (
    <AccountPage
      title="Checklist"
      lead={data ? <Lead list={data} /> : "What to do, by when, and who does it."}
      actions={
        data && data.counts.all + (who ? 1 : 0) > 0 ? (
          <>
            <Button onClick={() => setAsked({ kind: "task", task: null })}>Add task</Button>
            <Button variant="secondary" onClick={() => setAsked({ kind: "templates" })}>
              Add a ceremony
            </Button>
            <Button variant="plain" onClick={() => window.print()}>
              Print
            </Button>
          </>
        ) : null
      }
    >
      {data ? (
        <>
          {data.move ? <MoveBanner move={data.move} /> : null}
          {data.counts.all === 0 && who === "" ? (
            <EmptyState
              title="Start from your ceremonies"
              action={
                <div className={styles.start}>
                  <Button onClick={() => setAsked({ kind: "templates" })}>Choose ceremonies</Button>
                  <Button variant="secondary" onClick={() => setAsked({ kind: "task", task: null })}>
                    Add a task of your own
                  </Button>
                </div>
              }
            >
              Choose one or several, from nikah to banquet. You get the tasks for Singapore, dated back from
              your wedding day.
            </EmptyState>
          ) : (
            <>
              <div className={styles.tools}>
                <ChoiceChips
                  label="Show"
                  choices={TASK_FILTERS.map((value) => ({
                    value,
                    label: LABELS[value],
                    count: data.counts[value],
                  }))}
                  value={filter}
                  onChoose={(next) => set({ filter: next === "open" ? "" : next })}
                />
                {data.assignees.length > 0 ? (
                  <SelectField
                    id="who"
                    label="Who"
                    value={who}
                    onChange={({ target }) => set({ who: target.value })}
                  >
                    <option value="">Everyone</option>
                    {data.assignees.map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </SelectField>
                ) : null}
              </div>
              {data.docs.length === 0 ? (
                <p className={styles.nothing}>{NOTHING[filter]}</p>
              ) : (
                <TaskList
                  tasks={data.docs}
                  today={todayInSingapore()}
                  byMonth={filter !== "done"}
                  busy={isFetching}
                  onTick={(task, done) => void tick(task, done)}
                  onEdit={(task) => setAsked({ kind: "task", task })}
                />
              )}
              {data.totalPages > 1 ? (
                <ListPager {...data} onPage={(next) => set({ page: String(next) })} />
              ) : null}
            </>
          )}
        </>
      ) : error && !isFetching ? (
        <LoadFailure title="Your checklist could not be loaded" error={error} retry={refetch} />
      ) : (
        <CardRowsSkeleton label="Loading your checklist" count={5} />
      )}
      <UndoNotice {...undo.notice} />
      <Suspense>
        {asked?.kind === "task" ? (
          <TaskDialog
            key={asked.task?.id ?? "new"}
            task={asked.task}
            assignees={data?.assignees ?? []}
            onClose={() => setAsked(null)}
            onDone={undo.offer}
          />
        ) : null}
        {asked?.kind === "templates" ? (
          <TemplateDialog
            chosen={data?.ceremonies ?? []}
            day={data?.day ?? null}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </AccountPage>
  );
}

function Lead({ list: { counts, day } }: { list: Checklist }) {
  if (counts.all === 0) return <p>What to do, by when, and who does it.</p>;
  return (
    <>
      <p>
        {counts.done} of {counts.all} done
        {counts.overdue > 0 ? `, ${counts.overdue} overdue` : ""}.{" "}
        {day ? null : (
          <>
            <a href="/user/wedding-details">Set your wedding day</a> and your tasks get their dates.
          </>
        )}
      </p>
      <div className={styles.progress}>
        <ProgressBar
          label="Checklist"
          value={(counts.done / counts.all) * 100}
          valueText={`${counts.done} of ${counts.all} done`}
        />
      </div>
    </>
  );
}
