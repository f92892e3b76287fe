"use client";
import { lazy, Suspense, useState } from "react";
import { SettingsFrame } from "@/components/catalogue/vendor/profile/form/settings-frame";
import { RoomDrawing } from "@/components/planning/seating/plan/room-drawing";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { Card } from "@/components/ui/page/card";
import { ROOM_PLAN_MESSAGES, ROOM_PLANS_MAX, type RoomPlan } from "@/contracts/planning/room-plan";
import { notify } from "@/lib/notice/notify";
import { useDeleteRoomPlanMutation, useGetRoomPlansQuery } from "@/services/planning/room-plan";
import styles from "./room-plans.module.css";
import { seatingRoomOf } from "@/components/planning/seating/model/plan-room";

const RoomPlanEditor = lazy(() => import("./room-plan-editor"));
const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** `/vendor/dashboard/settings/rooms` */
export function RoomPlansView() {
  const { data, error, isFetching, refetch } = useGetRoomPlansQuery();
  const [edited, setEdited] = useState<RoomPlan | "new" | null>(null);
  const add = <Button onClick={() => setEdited("new")}>Add a room</Button>;
  return (
    <SettingsFrame
      title="Room plans"
      lead="Draw your rooms once, with walls, pillars, stage and usual tables. Couples who book you start their seating from them."
    >
      {edited ? (
        <Suspense fallback={<CardRowsSkeleton label="Loading the plan" />}>
          <RoomPlanEditor
            key={edited === "new" ? "new" : edited.id}
            plan={edited === "new" ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      ) : data && data.docs.length === 0 ? (
        <EmptyState title="No room plans yet" action={add}>
          Couples then draw your room themselves. With a plan, they start from the real one.
        </EmptyState>
      ) : data ? (
        <>
          <ul className={styles.plans}>
            {data.docs.map((plan) => (
              <Plan key={plan.id} plan={plan} onEdit={() => setEdited(plan)} />
            ))}
          </ul>
          {data.docs.length < ROOM_PLANS_MAX ? <div>{add}</div> : null}
        </>
      ) : error && !isFetching ? (
        <LoadFailure title="Your room plans could not be loaded" error={error} retry={refetch} />
      ) : (
        <CardRowsSkeleton label="Loading your room plans" />
      )}
    </SettingsFrame>
  );
}

function Plan({ plan, onEdit }: { plan: RoomPlan; onEdit: () => void }) {
  const [asks, setAsks] = useState<boolean | null>(null);
  const [remove, { isLoading }] = useDeleteRoomPlanMutation();
  const { name, width, depth, mostTables, tables } = plan;
  const facts = [
    `${width / 100} by ${depth / 100} m`,
    mostTables ? `up to ${mostTables} tables` : "",
    tables.length > 0 ? `${tables.length} in the usual layout` : "no usual layout",
  ];
  const confirm = async () => {
    const { data } = await remove(plan.id);
    setAsks(false);
    if (data) notify("success", ROOM_PLAN_MESSAGES.deleted);
  };
  return (
    <Card as="li" className={styles.plan ?? ""}>
      <RoomDrawing room={seatingRoomOf(plan)} />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.note}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className={styles.acts}>
        <Button size="sm" variant="secondary" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" variant="plain" aria-label={`Delete ${name}`} onClick={() => setAsks(true)}>
          Delete
        </Button>
      </div>
      <Suspense>
        {asks === null ? null : (
          <ConfirmDialog
            open={asks}
            title={`Delete the plan of ${name}?`}
            confirm="Delete plan"
            cancel="Keep it"
            busy={isLoading}
            onConfirm={() => void confirm()}
            onClose={() => setAsks(false)}
          >
            Couples who started from it keep their seating.
          </ConfirmDialog>
        )}
      </Suspense>
    </Card>
  );
}
